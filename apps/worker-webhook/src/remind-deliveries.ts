import type { AttemptOutcome, ClaimedDelivery } from '@svc/domain/webhooks/delivery-store';
import type { SendDeliveryPayload } from '@svc/queues/definitions/send-delivery';

/** Puts a delivery into the queue; false when that is away, then the sweep finds it. */
export type RemindDelivery = (delivery: SendDeliveryPayload, delayMs: number) => Promise<boolean>;

const REMINDED_AT_ONCE = 100;
// A job that comes before its delivery is due finds nothing.
const RETRY_MARGIN_MS = 50;

/** A job for each new delivery, so that any process may send it. Where the queue is away only the first ones wait for it. */
export async function remindOfDeliveries(remind: RemindDelivery, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += REMINDED_AT_ONCE) {
    const slice = ids.slice(start, start + REMINDED_AT_ONCE);
    const reminded = await Promise.all(slice.map((id) => remind({ deliveryId: id }, 0)));
    if (reminded.includes(false)) return;
  }
}

/** A job for the attempt after this one, at its time. */
export function remindOfRetry(
  remind: RemindDelivery,
  { id: deliveryId, attempt }: Pick<ClaimedDelivery, 'id' | 'attempt'>,
  { nextAttemptAt, endedAt }: Pick<AttemptOutcome, 'nextAttemptAt' | 'endedAt'>,
): void {
  if (nextAttemptAt === null) return;
  const delayMs = nextAttemptAt.getTime() - endedAt.getTime() + RETRY_MARGIN_MS;
  void remind({ deliveryId, attempt: attempt + 1 }, delayMs);
}
