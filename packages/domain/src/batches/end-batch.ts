import type { Batch } from './batch.ts';
import { findBatch, rejectState, type BatchDeps } from './batch-deps.ts';
import { BATCH_MOVES } from './batch-status.ts';

/** Removes the waiting rows of a batch; it completes when the running ones finish. Throws 404 or 409. */
export async function cancelBatch(
  deps: Pick<BatchDeps, 'batches' | 'now'>,
  id: string,
  ownerId: string | null,
): Promise<Batch> {
  const batch = await findBatch(deps.batches, id, ownerId);
  if (!BATCH_MOVES.allows(batch.status, 'cancel')) throw rejectState('batch_not_running', batch.status);

  const isCancelled = await deps.batches.cancel(id, deps.now());
  const after = await findBatch(deps.batches, id, ownerId);
  // The last row ended meanwhile.
  if (!isCancelled) throw rejectState('batch_not_running', after.status);

  return after;
}

/** Deletes a batch with its rows but not their lookups. Throws 404, or 409 while it runs. */
export async function removeBatch(
  { batches }: Pick<BatchDeps, 'batches'>,
  id: string,
  ownerId: string | null,
): Promise<void> {
  const batch = await findBatch(batches, id, ownerId);
  if (!BATCH_MOVES.allows(batch.status, 'delete')) throw rejectState('batch_running', batch.status);
  const forbidden = await batches.remove(id);
  if (forbidden !== null) throw rejectState('batch_running', forbidden);
}
