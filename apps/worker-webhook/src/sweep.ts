import type { DeliveryStore } from '@svc/domain/webhooks/delivery-store';
import type { Logger } from '@svc/runtime/logger';

/** Recovers deliveries left over by a dead sender or a pause. */
export async function sweepDeliveries(
  deliveries: Pick<DeliveryStore, 'releaseLapsed' | 'cancelStranded'>,
  now: Date,
  logger: Logger,
): Promise<void> {
  const lapsed = await deliveries.releaseLapsed(now);
  if (lapsed > 0) logger.warn('recovered deliveries of a dead sender', { count: lapsed });
  await deliveries.cancelStranded(now);
}

const DAY_MS = 86_400_000;

/** Forgets deliveries that were kept long enough. */
export async function purgeOldDeliveries(
  deliveries: Pick<DeliveryStore, 'purge'>,
  now: Date,
  keepDays: number,
  logger: Logger,
): Promise<void> {
  const before = new Date(now.getTime() - keepDays * DAY_MS);
  let total = 0;

  for (;;) {
    const gone = await deliveries.purge(before);
    total += gone;
    if (gone === 0) break;
  }

  if (total > 0) logger.info('deleted old deliveries', { rows: total, keepDays });
}
