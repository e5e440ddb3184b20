import { classifyProduct, type ClassifyDeps } from '@svc/classification/classify-product';
import { createNeighbourCache } from '@svc/classification/learning/neighbour-cache';
import { createWarmUp } from '@svc/classification/warm-up';
import type { RunLookupDeps } from '@svc/domain/lookups/run-lookup';
import { consume } from '@svc/queues/consumer';
import { classifyLookup as classifyLookupQueue } from '@svc/queues/jobs';
import { readClassifyConfig } from '@svc/runtime/config/services';
import { every } from '@svc/runtime/every';
import { createFaultLog } from '@svc/runtime/fault-log';
import { createTurns, type Turns } from '@svc/runtime/turns';
import { loadActive } from '@svc/schedules/load-active';
import { createScheduleCache } from '@svc/schedules/schedule-cache';
import { createFanOutEnqueuer, enqueuingLookups } from '@svc/service/enqueue-fan-out';
import { followLaws } from '@svc/service/follow-laws';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { startService, type Service } from '@svc/service/start-service';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { createAccountModelStore } from '@svc/storage/learning/account-model-store';
import { createOwnTextReader } from '@svc/storage/learning/own-text-reader';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import type { FindNear } from '@svc/storage/rulings/own-decisions';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { createListening } from '@svc/storage/webhooks/listening';
import { packagedModels } from '@svc/text-model/packaged-models';
import type { TextModels } from '@svc/text-model/text-models';
import { handleClassifyLookup, sweepLookups } from './run-lookups.ts';
import { tracedClassification } from './traced-classification.ts';

function findNearIn(
  { database: { client: db }, logger, clock }: Pick<Service, 'database' | 'logger' | 'clock'>,
  models: TextModels,
  yieldToEventLoop: () => Promise<void>,
): FindNear {
  const report = createFaultLog(logger);
  const neighbours = createNeighbourCache({
    models,
    accountModels: createAccountModelStore(db),
    texts: createOwnTextReader(db, clock),
    yieldToEventLoop,
    onError: (error) => report('the model of an account could not be read', error),
  });

  return (lookup, limit) => neighbours.near(lookup, limit);
}

const SWEEP_PAUSE_MS = 2000;
/** Preload interval: a new active version is in memory this soon, before the first request. */
const HOLD_PAUSE_MS = 1000;

async function main(): Promise<void> {
  const config = readClassifyConfig();
  const service = startService('worker-classify', config);

  await service.syncClock();
  const laws = followLaws(service);
  await laws.refresh();

  const db = service.database.client;
  const datasets = createDatasetStore(db);
  const facts = createScheduleFacts(db);
  const schedules = createScheduleCache({ url: config.databaseUrl, datasets, facts });
  const models = packagedModels();
  // Each stage computes for milliseconds: many lookups in sequence would delay lock and lease renewals.
  const turns = createTurns();
  const findNear = findNearIn(service, models, () => turns.next());
  const precedents = createPrecedentSource(db, findNear);
  const classifyDeps: ClassifyDeps = {
    schedules,
    precedents: (product) => precedents.forLookup(product),
    models,
    thresholds: {
      heading: config.proposalThresholdHeading,
      subheading: config.proposalThresholdSubheading,
      line: config.proposalThreshold,
    },
    laws,
    now: service.clock,
  };
  const deps: RunLookupDeps = {
    lookups: enqueuingLookups(
      createLookupStore(db),
      createFanOutEnqueuer(service.producer, createListening(db)),
    ),
    classify: tracedClassification(giveTurns(classifyDeps, turns), service.tracing, service.clock),
    now: service.clock,
    // Half of the promised bound; the sweep needs the rest to find and finish the lookup.
    leaseMs: (config.lookupLeaseSeconds * 1000) / 2,
  };
  startWork(service, deps, config.classifyConcurrency);
  startHeartbeat(service, 'classify');
  service.ready();

  const warmUp = createWarmUp({ models, yieldToEventLoop: () => turns.next() });
  const holding = every(HOLD_PAUSE_MS, 'hold active schedules', service.logger, () =>
    loadActive(schedules, datasets, ({ index }) => warmUp(index)),
  );
  service.lifecycle.onStop('hold active schedules', 'work', () => holding.stop());
}

function giveTurns(deps: ClassifyDeps, turns: Pick<Turns, 'next'>): RunLookupDeps['classify'] {
  return (lookup, onStage) =>
    classifyProduct(deps, lookup, async (stage) => {
      await onStage(stage);
      await turns.next();
    });
}

function startWork(service: Service, deps: RunLookupDeps, concurrency: number): void {
  const stopping = new AbortController();
  const handler = handleClassifyLookup(deps, stopping.signal);
  const consumer = consume(service, classifyLookupQueue, concurrency, handler);
  service.lifecycle.onStop('consumer lookup.classify', 'work', () => {
    stopping.abort();
    return consumer.close();
  });

  const sweep = every(SWEEP_PAUSE_MS, 'sweep lookups', service.logger, async () => {
    await sweepLookups(deps, service.logger);
  });
  service.lifecycle.onStop('sweep lookups', 'work', () => sweep.stop());
}

await runProcess('worker-classify', main);
