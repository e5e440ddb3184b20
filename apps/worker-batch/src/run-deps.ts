import { SHIPPED_LAWS, type LawBook } from '@svc/law/law-book';
import { classifyProduct } from '@svc/classification/classify-product';
import { createNeighbourCache } from '@svc/classification/learning/neighbour-cache';
import type { ScheduleIndex } from '@svc/classifier/ports';
import type { RunBatchDeps } from '@svc/domain/batches/run/run-batch-deps';
import { packagedModels } from '@svc/text-model/packaged-models';
import type { TextModels } from '@svc/text-model/text-models';
import { readCountry } from '@svc/i18n/countries';
import { createFaultLog } from '@svc/runtime/fault-log';
import { createTurns } from '@svc/runtime/turns';
import { codeLookup } from '@svc/schedules/code-lookup';
import { createScheduleCache, type ScheduleCache } from '@svc/schedules/schedule-cache';
import type { Service } from '@svc/service/start-service';
import { createBatchWorkStore } from '@svc/storage/batches/batch-work-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { createAccountModelStore } from '@svc/storage/learning/account-model-store';
import { createOwnTextReader } from '@svc/storage/learning/own-text-reader';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { createSkuStore } from '@svc/storage/skus/sku-store';
import type { Market } from '@svc/tariff/market';

interface RunConfig {
  readonly databaseUrl: string;
  readonly proposalThreshold: number;
  readonly proposalThresholdSubheading: number;
  readonly proposalThresholdHeading: number;
  readonly creditsPerLookup: number;
  readonly lookupLeaseSeconds: number;
}

export interface ClassifyParts {
  readonly schedules: ScheduleCache;
  readonly activeSchedule: (market: Market) => Promise<ScheduleIndex | null>;
  readonly models: TextModels;
  readonly laws: LawBook;
  readonly turns: ReturnType<typeof createTurns>;
}

export function createClassifyParts(
  { database: { client: db } }: Pick<Service, 'database'>,
  { databaseUrl: url }: Pick<RunConfig, 'databaseUrl'>,
  laws: LawBook = SHIPPED_LAWS,
): ClassifyParts {
  const datasets = createDatasetStore(db);
  const schedules = createScheduleCache({ url, datasets, facts: createScheduleFacts(db) });
  // A row computes for milliseconds: many in sequence would delay lock and lease renewals.
  const turns = createTurns();
  const activeSchedule: ClassifyParts['activeSchedule'] = async (market) => {
    const active = await datasets.findActive(market);
    return active === null ? null : (await schedules.get(active.id)).index;
  };

  return { schedules, activeSchedule, models: packagedModels(), laws, turns };
}

export function createRunDeps(
  service: Pick<Service, 'database' | 'logger' | 'clock'>,
  config: RunConfig,
  { schedules, models, laws, turns }: ClassifyParts = createClassifyParts(service, config),
): Omit<RunBatchDeps, 'isStopping'> {
  const { logger, clock } = service;
  const db = service.database.client;
  const report = createFaultLog(logger);
  const neighbours = createNeighbourCache({
    models,
    accountModels: createAccountModelStore(db),
    texts: createOwnTextReader(db, clock),
    yieldToEventLoop: () => turns.next(),
    onError: (error) => report('the model of an account could not be read', error),
  });
  const precedentSource = createPrecedentSource(db, (lookup, limit) => neighbours.near(lookup, limit));

  return {
    work: createBatchWorkStore(db),
    skus: createSkuStore(db),
    classifierOf: (products) => {
      const precedents = precedentSource.forLookups(products);
      const thresholds = {
        heading: config.proposalThresholdHeading,
        subheading: config.proposalThresholdSubheading,
        line: config.proposalThreshold,
      };

      return async (product) => {
        await turns.next();
        return classifyProduct({ schedules, precedents, models, thresholds, laws, now: clock }, product);
      };
    },
    schedule: async ({ datasetId, datasetVersion }) =>
      codeLookup(await schedules.get(datasetId), datasetVersion),
    readCountry,
    creditsPerLookup: String(config.creditsPerLookup),
    now: clock,
    // Half of the promised bound; the sweep needs the rest to find and finish the rows.
    leaseMs: (config.lookupLeaseSeconds * 1000) / 2,
    onRowError: (batch, row, error) => logger.error('a row could not be classified', { batch, row, error }),
  };
}
