import { DAY_MS } from '@svc/domain/calendar-day';
import { attemptPauses } from '@svc/domain/webhooks/attempt-delivery';
import type { AttemptOutcome, ClaimedDelivery, DeliveryStore } from '@svc/domain/webhooks/delivery-store';
import type { PayloadOf } from '@svc/queues/define-queue';
import type { sendDelivery } from '@svc/queues/jobs';
import { every } from '@svc/runtime/every';
import type { Logger } from '@svc/runtime/logger';
import { checkWebhookUrl, type AllowedHosts } from '@svc/runtime/outbound/check-url';
import { createHttpClient, type HttpClient } from '@svc/runtime/outbound/http-client';
import type { Resolve } from '@svc/runtime/outbound/public-address';
import type { Database } from '@svc/storage/prisma';
import { createDeliveryStore } from '@svc/storage/webhooks/delivery-store';
import { createOutboxStore } from '@svc/storage/webhooks/outbox-store';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createFanOut } from './fan-out.ts';
import { createRounds, type Rounds } from './rounds.ts';
import { createSender, SENDER_SLOTS, type Sender, type SenderDeps } from './sender.ts';

export interface WebhookWorkerOptions {
  readonly database: Database;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly resolve: Resolve;
  readonly secretKeys: readonly Uint8Array[];
  readonly allowHosts: AllowedHosts;
  readonly timeoutMs: number;
  readonly pausesMs: readonly [number, number];
  readonly perEndpoint: number;
  readonly keepDays: number;
  readonly sweepMs: number;
  /** Lease of a claim: longer than the longest attempt. */
  readonly leaseMs: number;
  readonly onAttempt: SenderDeps['onAttempt'];
  readonly enqueueDelivery: EnqueueDelivery;
}

export interface WebhookWorker {
  /** Creates deliveries of pending events; returns at once. */
  fanOut(): void;
  /** Sends due deliveries; returns at once. */
  wake(): void;
  quiesce(): Promise<void>;
  /** Waits up to `graceMs` for running attempts, aborts the rest, and records all. */
  drain(graceMs: number): Promise<void>;
}

const PURGE_PAUSE_MS = 3_600_000;

/** Starts the sweeps, which suffice for every delivery; queue jobs only speed it up. */
export function startWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const { database, logger, now, allowHosts, resolve, timeoutMs } = options;
  const deliveries = createDeliveryStore(database.client);
  const client = createHttpClient({ allowHosts, resolve, timeoutMs });
  const sender = startSender(options, deliveries, client);
  const fanOut = startFanOut(options, sender);
  const sweeps = [
    every(options.sweepMs, 'fan out events', logger, async () => fanOut.wake()),
    every(options.sweepMs, 'sweep deliveries', logger, async () => {
      sender.wake();
      await sweepDeliveries(deliveries, now(), logger);
    }),
    every(PURGE_PAUSE_MS, 'purge deliveries', logger, () =>
      purgeOldDeliveries(deliveries, now(), options.keepDays, logger),
    ),
  ];

  return {
    fanOut: () => fanOut.wake(),
    wake: () => sender.wake(),
    quiesce: async () => {
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
      await fanOut.idle();
    },
    drain: async (graceMs) => {
      await sender.stop(graceMs);
      client.close();
    },
  };
}

function startSender(
  options: WebhookWorkerOptions,
  deliveries: DeliveryStore,
  client: Pick<HttpClient, 'post'>,
): Sender {
  const { logger, now, allowHosts, resolve } = options;

  return createSender({
    deliveries,
    logger,
    now,
    leaseMs: options.leaseMs,
    perEndpoint: options.perEndpoint,
    onAttempt: (claimed, outcome, startedAt) => {
      options.onAttempt(claimed, outcome, startedAt);
      enqueueRetry(options.enqueueDelivery, claimed, outcome);
    },
    checkUrl: (url) => checkWebhookUrl(url, { allowHosts, resolve }),
    secrets: createSecretSeal(options.secretKeys),
    post: (request) => client.post(request),
    pauseAfter: attemptPauses(options.pausesMs),
    onFault: (error, delivery) => logger.error('delivery attempt could not be made', { delivery, error }),
  });
}

function startFanOut(options: WebhookWorkerOptions, sender: Pick<Sender, 'wake'>): Rounds {
  const { database, logger, now } = options;

  const onDeliveries = async (ids: readonly number[]): Promise<void> => {
    sender.wake();
    await enqueueDeliveries(options.enqueueDelivery, ids);
  };

  const outbox = createOutboxStore(database.client);

  return createRounds(createFanOut({ outbox, now, logger, onDeliveries }), (error) =>
    logger.warn('fan-out failed', { error }),
  );
}

/** Enqueues a delivery; false if the queue is unavailable, in which case the sweep finds it. */
type EnqueueDelivery = (delivery: PayloadOf<typeof sendDelivery>, delayMs: number) => Promise<boolean>;

// A job that arrives before its delivery is due finds nothing.
const RETRY_MARGIN_MS = 50;

/** Enqueues a job for each process-load of new deliveries: each wakes a process, which claims what is due. */
async function enqueueDeliveries(enqueue: EnqueueDelivery, ids: readonly number[]): Promise<void> {
  for (const [place, deliveryId] of ids.entries())
    if (place % SENDER_SLOTS === 0 && !(await enqueue({ deliveryId }, 0))) return;
}

function enqueueRetry(
  enqueue: EnqueueDelivery,
  { id: deliveryId, attempt }: Pick<ClaimedDelivery, 'id' | 'attempt'>,
  { nextAttemptAt, endedAt }: Pick<AttemptOutcome, 'nextAttemptAt' | 'endedAt'>,
): void {
  if (nextAttemptAt === null) return;
  const delayMs = nextAttemptAt.getTime() - endedAt.getTime() + RETRY_MARGIN_MS;
  void enqueue({ deliveryId, attempt: attempt + 1 }, delayMs);
}

async function sweepDeliveries(
  deliveries: Pick<DeliveryStore, 'releaseLapsed' | 'cancelStranded' | 'retire'>,
  now: Date,
  logger: Logger,
): Promise<void> {
  const lapsed = await deliveries.releaseLapsed(now);
  if (lapsed > 0) logger.warn('recovered deliveries of a dead sender', { count: lapsed });
  await deliveries.cancelStranded(now);
  const retired = await deliveries.retire(now);
  if (retired > 0) logger.info('deleted webhooks that were replaced', { count: retired });
}

async function purgeOldDeliveries(
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
