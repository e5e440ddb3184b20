import { classifyProduct } from '@svc/classification/classify-product';
import type { RunBatchDeps } from '@svc/domain/batches/run-batch-deps';
import { readCountry } from '@svc/i18n/countries';
import { systemClock } from '@svc/runtime/clock';
import type { Logger } from '@svc/runtime/logger';
import { createTurns } from '@svc/runtime/turns';
import { createScheduleCache } from '@svc/schedules/schedule-cache';
import { createBatchWorkStore } from '@svc/storage/batches/batch-work-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import type { Database } from '@svc/storage/prisma';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { createSkuStore } from '@svc/storage/skus/sku-store';

/** Settings of the classification of rows. */
export interface RunConfig {
  readonly databaseUrl: string;
  readonly proposalThreshold: number;
  readonly creditsPerLookup: number;
  readonly lookupLeaseSeconds: number;
}

/** What the rows of batches are classified on, over a process' database. */
export function createRunDeps(
  { client: db }: Pick<Database, 'client'>,
  config: RunConfig,
  logger: Logger,
): Omit<RunBatchDeps, 'isStopping'> {
  const schedules = createScheduleCache({
    url: config.databaseUrl,
    datasets: createDatasetStore(db),
    facts: createScheduleFacts(db),
  });
  const precedentSource = createPrecedentSource(db);
  // A row computes for milliseconds and may wait for nothing: many in a row would hold up renewals of locks and leases.
  const turns = createTurns();
  return {
    work: createBatchWorkStore(db),
    skus: createSkuStore(db),
    classifierOf: (products) => {
      const precedents = precedentSource.forLookups(products);
      const { proposalThreshold } = config;
      return async (product) => {
        await turns.next();
        return classifyProduct({ schedules, precedents, proposalThreshold, now: systemClock }, product);
      };
    },
    schedule: async ({ datasetId, datasetVersion }) => {
      const { index } = await schedules.get(datasetId);
      return {
        version: datasetVersion,
        find: (digits) => {
          const position = index.findByDigits(digits);
          if (position === undefined) return null;
          const { code, isLeaf } = index.line(position);
          return { code: code ?? digits, isLeaf };
        },
      };
    },
    readCountry,
    creditsPerLookup: String(config.creditsPerLookup),
    now: systemClock,
    // Half of the promised bound is the claim's, the rest is the sweep's to find and finish the rows.
    leaseMs: (config.lookupLeaseSeconds * 1000) / 2,
    onRowError: (batch, row, error) => logger.error('a row could not be classified', { batch, row, error }),
  };
}
