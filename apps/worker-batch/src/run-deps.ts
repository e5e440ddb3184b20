import { classifyProduct } from '@svc/classification/classify-product';
import type { RunBatchDeps } from '@svc/domain/batches/run-batch-deps';
import { packagedModels } from '@svc/text-model/packaged-models';
import { readCountry } from '@svc/i18n/countries';
import { createTurns } from '@svc/runtime/turns';
import { codeLookup } from '@svc/schedules/code-lookup';
import { createScheduleCache } from '@svc/schedules/schedule-cache';
import type { Service } from '@svc/service/start-service';
import { createBatchWorkStore } from '@svc/storage/batches/batch-work-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { createSkuStore } from '@svc/storage/skus/sku-store';

/** Settings of the classification of rows. */
interface RunConfig {
  readonly databaseUrl: string;
  readonly proposalThreshold: number;
  readonly creditsPerLookup: number;
  readonly lookupLeaseSeconds: number;
}

/** What the rows of batches are classified on, over a process' database. */
export function createRunDeps(
  { database: { client: db }, logger, clock }: Pick<Service, 'database' | 'logger' | 'clock'>,
  config: RunConfig,
): Omit<RunBatchDeps, 'isStopping'> {
  const schedules = createScheduleCache({
    url: config.databaseUrl,
    datasets: createDatasetStore(db),
    facts: createScheduleFacts(db),
  });
  const precedentSource = createPrecedentSource(db);
  // A row computes for milliseconds and may wait for nothing: many in a row would hold up renewals of locks and leases.
  const turns = createTurns();
  const models = packagedModels();

  return {
    work: createBatchWorkStore(db),
    skus: createSkuStore(db),
    classifierOf: (products) => {
      const precedents = precedentSource.forLookups(products);
      const { proposalThreshold } = config;

      return async (product) => {
        await turns.next();
        return classifyProduct({ schedules, precedents, models, proposalThreshold, now: clock }, product);
      };
    },
    schedule: async ({ datasetId, datasetVersion }) =>
      codeLookup(await schedules.get(datasetId), datasetVersion),
    readCountry,
    creditsPerLookup: String(config.creditsPerLookup),
    now: clock,
    // Half of the promised bound is the claim's, the rest is the sweep's to find and finish the rows.
    leaseMs: (config.lookupLeaseSeconds * 1000) / 2,
    onRowError: (batch, row, error) => logger.error('a row could not be classified', { batch, row, error }),
  };
}
