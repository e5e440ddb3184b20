import type { Market } from '@svc/tariff/market';
import { rejectCatalogWrite, rejectMissingMarket, type Actor } from '../accounts/actor.ts';
import { chooseDataset } from '../datasets/choose-dataset.ts';
import type { Dataset } from '../datasets/dataset.ts';
import { invalidField } from '../errors/domain-error.ts';
import { admitRows } from './admit-rows.ts';
import type { Batch, BatchValidation } from './batch.ts';
import { findBatch, rejectByPlan, rejectState, type BatchDeps } from './batch-deps.ts';
import { BATCH_MOVES } from './batch-status.ts';
import type { RowReading } from './batch-store.ts';
import { rejectWrongMapping } from './check/check-mapping.ts';
import { createRowChecker } from './check/check-rows.ts';
import type { ColumnMapping, SuggestedMapping } from './column-mapping.ts';

export interface BatchRequest {
  readonly mapping: ColumnMapping;
  readonly market: Market;
  readonly tariffVersion: string | null;
  readonly saveToCatalog: boolean;
}

interface Prepared {
  readonly batch: Batch;
  readonly dataset: Dataset;
}

async function prepare(
  deps: BatchDeps,
  actor: Actor,
  [id, ownerId]: readonly [id: string, ownerId: string | null],
  request: BatchRequest,
): Promise<Prepared> {
  if (request.saveToCatalog) rejectCatalogWrite(actor, deps.now());

  rejectMissingMarket(actor, request.market);
  const dataset = await chooseDataset(deps.datasets, request.market, request.tariffVersion, 'tariff_version');
  const batch = await findBatch(deps.batches, id, ownerId);

  rejectWrongMapping(batch.columns, request.mapping, request.saveToCatalog);

  return { batch, dataset };
}

function rejectStarted(batch: Batch, action: 'start' | 'validate'): void {
  if (!BATCH_MOVES.allows(batch.status, action)) throw rejectState('batch_not_uploaded', batch.status);
}

/** Checks the rows under a mapping and stores the findings. Throws 422, 404 or 409. */
export async function validateBatch(
  deps: BatchDeps,
  actor: Actor,
  id: string,
  ownerId: string | null,
  request: BatchRequest,
): Promise<Batch> {
  const { batch, dataset } = await prepare(deps, actor, [id, ownerId], request);
  await rejectByPlan(deps, actor, batch, { ...request, rows: null });
  rejectStarted(batch, 'validate');

  const reading = await batchReading(deps, batch, request.mapping, dataset);
  await deps.batches.recheck(id, reading, deps.now());

  const checked = await findBatch(deps.batches, id, ownerId);
  rejectStarted(checked, 'validate');

  return checked;
}

/**
 * Checks the rows and queues the batch. Reserves no fee: each row is charged as it ends. Throws 422, 404, 409, 403
 * `plan_limit` or 402, writing nothing.
 */
export async function startBatch(
  deps: BatchDeps,
  actor: Actor,
  id: string,
  ownerId: string | null,
  request: BatchRequest & { readonly language: string },
): Promise<Batch> {
  const { batch, dataset } = await prepare(deps, actor, [id, ownerId], request);
  rejectStarted(batch, 'start');
  await rejectByPlan(deps, actor, batch, { ...request, rows: batch.totalRows });

  const started = await deps.batches.start(
    id,
    { ...request, datasetId: dataset.id, datasetVersion: dataset.version, at: deps.now() },
    await batchReading(deps, batch, request.mapping, dataset),
    async (toClassify, credits) => {
      if (toClassify === 0) throw nothingToClassify();
      await admitRows(credits, batch, toClassify, deps.creditsPerLookup);
    },
  );
  if (started === null) throw rejectState('batch_not_uploaded', 'queued');

  await deps.enqueue(id);

  return started;
}

function nothingToClassify() {
  return invalidField('column_mapping.description', 'must be a column with at least one product', {
    message: 'batch_nothing_to_classify',
  });
}

async function batchReading(
  deps: BatchDeps,
  { columns, validation }: Batch,
  mapping: SuggestedMapping,
  dataset: Dataset,
): Promise<RowReading> {
  const codes = mapping.existing_code === null ? {} : { codes: await deps.codesOf(dataset) };
  const checker = createRowChecker(columns, mapping, { ...deps.knowledge, ...codes });

  return {
    add: (row) => checker.add(row),
    finish: () => {
      const { rows, precheck } = checker.finish();
      const kept: BatchValidation = {
        suggested_mapping: validation.suggested_mapping,
        checked_mapping: mapping,
        precheck,
      };

      return { rows, validation: kept };
    },
  };
}
