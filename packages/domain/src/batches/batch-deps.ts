import type { DatasetStore } from '../datasets/dataset-store.ts';
import { refuse, type Refusal } from '../errors/refusal.ts';
import type { Batch } from './batch.ts';
import type { BatchStatus } from './batch-status.ts';
import type { BatchStore } from './batch-store.ts';
import type { RowCheckKnowledge } from './check/check-rows.ts';

/** Dependencies of the batch use-cases. */
export interface BatchDeps {
  readonly batches: BatchStore;
  readonly datasets: DatasetStore;
  readonly knowledge: RowCheckKnowledge;
  /** Fee of a classified row, decimal text. */
  readonly creditsPerLookup: string;
  /** Reminds a worker; it may fail quietly, the sweep finds the batch. */
  readonly remind: (batchId: string) => Promise<void>;
  readonly now: () => Date;
}

/** A batch that must be there; refuses with 404 when it is not, or belongs to another account than `ownerId`. */
export async function findBatch(batches: BatchStore, id: string, ownerId: string | null): Promise<Batch> {
  const batch = await batches.find(id, ownerId);
  if (batch === null) throw refuse('not_found');
  return batch;
}

/** The 409 of a batch whose state does not allow what was asked. */
export function refuseState(message: string, status: BatchStatus): Refusal {
  return refuse('conflict', { message, params: { status }, details: { status } });
}
