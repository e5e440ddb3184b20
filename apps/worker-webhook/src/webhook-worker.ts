import { attemptPauses } from '@svc/domain/webhooks/attempt-pauses';
import type { AttemptOutcome, DeliveryStore } from '@svc/domain/webhooks/delivery-store';
import { every } from '@svc/runtime/every';
import type { Logger } from '@svc/runtime/logger';
import { checkWebhookUrl } from '@svc/runtime/outbound/check-url';
import { createHttpClient, type HttpClient } from '@svc/runtime/outbound/http-client';
import type { Resolve } from '@svc/runtime/outbound/public-address';
import type { Database } from '@svc/storage/prisma';
import { createDeliveryStore } from '@svc/storage/webhooks/delivery-store';
import { createOutboxStore } from '@svc/storage/webhooks/outbox-store';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createFanOut } from './fan-out.ts';
import { createRounds, type Rounds } from './rounds.ts';
import { createSender, type Sender } from './sender.ts';
import { remindOfDeliveries, remindOfRetry, type RemindDelivery } from './remind-deliveries.ts';
import { purgeOldDeliveries, sweepDeliveries } from './sweep.ts';

/** What a worker is made from. */
export interface WebhookWorkerOptions {
  readonly database: Database;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly resolve: Resolve;
  readonly secretKeys: readonly Uint8Array[];
  readonly allowHosts: readonly string[];
  readonly timeoutMs: number;
  readonly pausesMs: readonly [number, number];
  readonly perEndpoint: number;
  readonly keepDays: number;
  readonly sweepMs: number;
  /** How long a claim holds before another worker may take the delivery: longer than an attempt may take. */
  readonly leaseMs: number;
  readonly onAttempt: (outcome: AttemptOutcome) => void;
  readonly remindDelivery: RemindDelivery;
}

/** Makes deliveries of events and sends them. */
export interface WebhookWorker {
  /** Makes the deliveries of events that wait; returns at once. */
  fanOut(): void;
  /** Sends what is due; returns at once. */
  wake(): void;
  /** Stops taking work. */
  quiesce(): Promise<void>;
  /** Ends the attempts under way, after `graceMs` by force, and records them. */
  drain(graceMs: number): Promise<void>;
}

const PURGE_PAUSE_MS = 3_600_000;

/** Starts the sweeps; they alone suffice for every delivery, reminders only make it sooner. */
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
    onAttempt: (claimed, outcome) => {
      options.onAttempt(outcome);
      remindOfRetry(options.remindDelivery, claimed, outcome);
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
    await remindOfDeliveries(options.remindDelivery, ids);
  };

  const outbox = createOutboxStore(database.client);
  return createRounds(createFanOut({ outbox, now, logger, onDeliveries }), (error) =>
    logger.warn('fan-out failed', { error }),
  );
}
