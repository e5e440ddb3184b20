import type { Market } from '@svc/tariff/market';
import type { AccountStore } from '../accounts/account-store.ts';
import {
  hasFeature,
  planLimit,
  rejectCatalogWrite,
  rejectMissingMarket,
  type Actor,
  type PlanHolder,
} from '../accounts/actor.ts';
import type { Dataset } from '../datasets/dataset.ts';
import type { DatasetStore } from '../datasets/dataset-store.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Batch } from './batch.ts';
import type { BatchStatus } from './batch-status.ts';
import type { BatchStore } from './batch-store.ts';
import type { RowCheckKnowledge } from './check/check-rows.ts';
import type { CodeLookup } from './check/existing-code.ts';

export interface BatchDeps {
  readonly accounts: Pick<AccountStore, 'findPlan'>;
  readonly batches: BatchStore;
  readonly datasets: DatasetStore;
  readonly knowledge: RowCheckKnowledge;
  readonly codesOf: (dataset: Dataset) => Promise<CodeLookup>;
  /** Fee of a classified row, decimal text. */
  readonly creditsPerLookup: string;
  /** Notifies a worker; may fail silently, because the sweep finds the batch. */
  readonly enqueue: (batchId: string) => Promise<void>;
  readonly now: () => Date;
}

/** Finds a batch. Throws 404 if it is unknown or belongs to another account than `ownerId`. */
export async function findBatch(batches: BatchStore, id: string, ownerId: string | null): Promise<Batch> {
  const batch = await batches.find(id, ownerId);
  if (batch === null) throw new DomainError('not_found');
  return batch;
}

export const ROWS_LIMIT = 'batch_max_rows';

interface PlannedRows {
  readonly market: Market | null;
  readonly saveToCatalog: boolean;
  /** Rows of the file; null if the limit was already checked. */
  readonly rows: number | null;
}

/**
 * Throws 403 or 402 for anything that the plan of the caller or the batch's owner, whose credits pay, does not allow.
 */
export async function rejectByPlan(
  deps: Pick<BatchDeps, 'accounts' | 'now'>,
  actor: Actor,
  batch: Pick<Batch, 'accountId'>,
  planned: PlannedRows,
): Promise<void> {
  rejectByOne(actor, planned, deps.now());
  if (batch.accountId === actor.accountId) return;

  const owner = await deps.accounts.findPlan(batch.accountId);
  if (owner === null) return;
  if (!hasFeature(owner, 'feature.batch')) throw rejectFeature('feature.batch');
  rejectByOne(owner, planned, deps.now());
}

function rejectFeature(key: string): DomainError {
  return new DomainError('plan_feature', { details: { key }, params: { key } });
}

function rejectByOne(holder: PlanHolder, { market, saveToCatalog, rows }: PlannedRows, now: Date): void {
  if (market !== null) rejectMissingMarket(holder, market);
  if (saveToCatalog) rejectCatalogWrite(holder, now);

  const limit = planLimit(holder, ROWS_LIMIT);
  if (rows === null || limit === null || rows <= limit) return;
  throw new DomainError('plan_limit', { details: { key: ROWS_LIMIT, limit, requested: rows } });
}

export function rejectState(message: string, status: BatchStatus): DomainError {
  return new DomainError('conflict', { message, params: { status }, details: { status } });
}
