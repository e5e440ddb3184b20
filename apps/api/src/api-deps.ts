import type { AccountStore } from '@svc/domain/accounts/account-store';
import type { NewBatchHead } from '@svc/domain/batches/batch-store';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import type { RedeliverDeps } from '@svc/domain/webhooks/deliveries';
import type { RegisterWebhookDeps } from '@svc/domain/webhooks/manage-webhooks';
import type { TestWebhookDeps } from '@svc/domain/webhooks/test-webhook';
import type { WebhookStore } from '@svc/domain/webhooks/webhook-store';
import { SHIPPED_LAWS, type LawBook } from '@svc/law/law-book';
import { classifyLookup, runBatch, sendDelivery } from '@svc/queues/jobs';
import type { ApiConfig } from '@svc/runtime/config/services';
import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { checkWebhookUrl } from '@svc/runtime/outbound/check-url';
import { createHttpClient } from '@svc/runtime/outbound/http-client';
import { createSystemResolve } from '@svc/runtime/outbound/resolve';
import { createTurns } from '@svc/runtime/turns';
import { compareInThread } from '@svc/schedules/compare-in-thread';
import { createCompareOnce } from '@svc/schedules/compare-once';
import { createScheduleCache } from '@svc/schedules/schedule-cache';
import { createFanOutEnqueuer, enqueuingBatches, enqueuingReviews } from '@svc/service/enqueue-fan-out';
import { mergeBursts } from '@svc/service/merge-bursts';
import type { Service } from '@svc/service/start-service';
import { createAccountStore, createCreditStore } from '@svc/storage/accounts/account-store';
import { createAlertStore } from '@svc/storage/alerts/alert-store';
import { afterCommit, isInTransaction, joiningClient } from '@svc/storage/ambient';
import { createBatchStore } from '@svc/storage/batches/batch-store';
import { writeBatch } from '@svc/storage/batches/write-batch';
import { withClient } from '@svc/storage/client';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { createTariffChangeReader } from '@svc/storage/datasets/tariff-change-reader';
import {
  countFailedDeliveries,
  readDemoMarkets,
  readGivenUpSwitches,
  readSourceStates,
} from '@svc/storage/health-reads';
import { readHeartbeats } from '@svc/storage/heartbeats';
import { runOnce } from '@svc/storage/idempotency';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import { createReviewStore } from '@svc/storage/lookups/review-store';
import type { Database } from '@svc/storage/prisma';
import { createRulingReader } from '@svc/storage/rulings/ruling-reader';
import { createSkuStore } from '@svc/storage/skus/sku-store';
import { createAllowedHosts } from '@svc/storage/webhooks/allowed-hosts';
import { createDeliveryStore } from '@svc/storage/webhooks/delivery-store';
import { createListening } from '@svc/storage/webhooks/listening';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createWebhookStore } from '@svc/storage/webhooks/webhook-store';
import type { Market } from '@svc/tariff/market';
import { eventBodyStart } from '@svc/wire/webhooks/event-body';
import { createAccountDeps } from './account-deps.ts';
import type { ApiService } from './api-service.ts';
import { createSlots } from './http/slots.ts';
import { takeInByProcess } from './routes/batches/intake/import-pool.ts';
import {
  FAILED_DELIVERIES_MS,
  type HealthSource,
  type SourceState,
} from './routes/system/health/health-source.ts';
import { sharedAnswer, sharedQuestion } from './shared-question.ts';
import { createSsoDeps } from './sso/sso-deps.ts';

type WebhookRouteDeps = RegisterWebhookDeps &
  TestWebhookDeps &
  RedeliverDeps & { readonly webhooks: WebhookStore };

// Margin for the DNS lookup before a test call and the write after it.
const LEASE_MARGIN_MS = 20_000;

/** Registers, changes and tests webhooks over the process database; validates URLs as the worker does. */
function createWebhookDeps(
  { database, producer, logger, clock }: Pick<Service, 'database' | 'producer' | 'logger' | 'clock'>,
  config: ApiConfig,
): WebhookRouteDeps {
  const resolve = createSystemResolve();
  const allowHosts = createAllowedHosts(database.client, config);
  const client = createHttpClient({ allowHosts, resolve, timeoutMs: config.webhookTimeoutMs });

  return {
    webhooks: createWebhookStore(database.client),
    deliveries: createDeliveryStore(database.client),
    secrets: createSecretSeal(readSecretKeys(config.secretKey) ?? []),
    checkUrl: (url) => checkWebhookUrl(url, { allowHosts, resolve }),
    post: (request) => client.post(request),
    bodyStart: eventBodyStart,
    // A ping is attempted only once.
    pauseAfter: () => 0,
    onFault: (error, delivery) => logger.error('a test call could not be made', { delivery, error }),
    leaseMs: config.webhookTimeoutMs + LEASE_MARGIN_MS,
    enqueue: async (deliveryId) => {
      await producer.enqueue(sendDelivery, { deliveryId });
    },
    now: clock,
  };
}

export function createApiDeps(
  given: ApiService,
  config: ApiConfig,
  version: string,
  laws: LawBook = SHIPPED_LAWS,
) {
  const db = joiningClient(given.database.client);
  const service = { ...given, database: { ...given.database, client: db } };
  const datasets = datasetStore(db);
  const compare = createCompareOnce(compareInThread);
  const turns = createTurns();
  const enqueueFanOut = createFanOutEnqueuer(service.producer, createListening(given.database.client));

  return {
    config,
    clock: service.clock,
    version,
    accounts: createAccounts(service),
    credits: createCreditStore(db),
    datasets,
    laws,
    schedules: createScheduleCache({
      url: config.databaseUrl,
      datasets,
      facts: createScheduleFacts(db),
      yieldToEventLoop: () => turns.next(),
    }),
    lookups: createLookupStore(db),
    reviews: enqueuingReviews(createReviewStore(db), enqueueFanOut),
    skus: createSkuStore(db),
    alerts: createAlertStore(db),
    rulings: createRulingReader(db),
    tariffChanges: createTariffChangeReader(db),
    /** Compares two versions off the event loop and stores their changes. */
    compareVersions: (pair: VersionPair, fromDatasetId: string, toDatasetId: string) =>
      compare({ url: config.databaseUrl, pair, fromDatasetId, toDatasetId, at: service.clock() }),
    batches: enqueuingBatches(createBatchStore(db), enqueueFanOut),
    ...createSlotDeps(config),
    runOnce: runOnce.bind(null, db),
    /** Reads an uploaded file off the event loop, in a process without the database. */
    takeInFile: takeInByProcess,
    /** Stores a parsed file as an uploaded batch; `lines` are its rows as COPY text. */
    storeBatch: (batch: NewBatchHead, lines: AsyncIterable<Buffer>) =>
      withClient(config.databaseUrl, (client) => writeBatch(client, batch, lines)),
    ...createEnqueuers(service.producer),
    ...createPeopleDeps(service, config),
    webhooks: createWebhookDeps(service, config),
    health: healthSource(service),
  };
}

/** Keys are looked up on the entrance's connections. */
function createAccounts({ database, entrance }: ApiService): AccountStore {
  const atEntrance = createAccountStore(entrance.client);
  return {
    ...createAccountStore(database.client),
    findKeyOwner: (...args) => atEntrance.findKeyOwner(...args),
  };
}

function createPeopleDeps(service: ApiService, config: ApiConfig) {
  const account = createAccountDeps(service, config);
  return { account, sso: createSsoDeps(service, config, account) };
}

// Coalesces concurrent calls. A call within a transaction reads separately: it must not depend on another transaction,
// and waiting for a second connection could deadlock.
function datasetStore(db: Database['client']): DatasetStore {
  const stored = createDatasetStore(db);
  const shared = sharedQuestion((market: Market) => stored.findActive(market));
  return {
    ...stored,
    findActive: (market) => (isInTransaction() ? stored.findActive(market) : shared(market)),
  };
}

const LOOKUPS_APART_MS = 15;

/** Enqueues work for workers, also while the queue is unavailable; within a caller's transaction, after its commit. */
function createEnqueuers(producer: Service['producer']) {
  // The worker that claims one lookup of a burst also claims the others.
  const ofBurst = mergeBursts(
    (lookupId: string) => producer.enqueue(classifyLookup, { lookupId }),
    LOOKUPS_APART_MS,
  );

  return {
    enqueueBatch: (batchId: string) => afterCommit(() => producer.enqueue(runBatch, { batchId })),
    enqueueLookup: (lookupId: string) => afterCommit(() => ofBurst(lookupId)),
    enqueueLookups: (lookupIds: readonly string[]) => afterCommit(() => enqueueAll(producer, lookupIds)),
  };
}

const ENQUEUED_AT_ONCE = 100;
// If the queue is unavailable, each enqueue waits for it; the sweep enqueues the rest.
async function enqueueAll(producer: Service['producer'], lookupIds: readonly string[]): Promise<void> {
  for (let start = 0; start < lookupIds.length; start += ENQUEUED_AT_ONCE) {
    const slice = lookupIds.slice(start, start + ENQUEUED_AT_ONCE);
    const enqueued = await Promise.all(
      slice.map((lookupId) => producer.enqueue(classifyLookup, { lookupId })),
    );
    if (enqueued.includes(false)) return;
  }
}

// Public and unthrottled: concurrent requests share one check.
function healthSource({ entrance, producer, clock }: ApiService): HealthSource {
  const db = entrance.client;

  return {
    demoMarkets: sharedAnswer(() => readDemoMarkets(db)),
    sources: sharedAnswer(async () => {
      const states = await readSourceStates(db);
      // The tariff worker writes only states that the API defines.
      const state = (market: Market) => (states.get(market) ?? 'disabled') as SourceState;
      return { US: state('US'), EU: state('EU'), VN: state('VN') };
    }),
    workers: sharedAnswer(() => readHeartbeats(db, clock())),
    queueReachable: sharedAnswer(() => producer.isReachable()),
    failedDeliveries: sharedAnswer(() =>
      countFailedDeliveries(db, new Date(clock().getTime() - FAILED_DELIVERIES_MS)),
    ),
    givenUpSwitches: sharedAnswer(() => readGivenUpSwitches(db)),
    // The packaged models provide the query embedding, so every process has it.
    queryEmbedding: 'ok',
  };
}

function createSlotDeps(config: ApiConfig) {
  return {
    /** Limits concurrent reads and comparisons of versions that callers name. */
    scheduleSlots: createSlots({ max: 2, perAccount: 1, message: 'schedule_busy' }),
    exportSlots: createSlots({
      max: config.exportsAtOnce,
      perAccount: config.exportsPerAccount,
      message: 'export_busy',
    }),
  };
}
