import type { Actor } from '../accounts/actor.ts';
import { admitRows } from './admit-rows.ts';
import type { Batch } from './batch.ts';
import { findBatch, rejectByPlan, rejectState, type BatchDeps } from './batch-deps.ts';
import { BATCH_MOVES, isBatchFinished } from './batch-status.ts';
import type { RetriedRow, RetryVerdict } from './batch-store.ts';
import { createRowChecker, type RowCheckKnowledge } from './check/check-rows.ts';

/** Decides if a failed row can be retried: it may have been edited, or still be too long. */
function judgeRetry(batch: Batch, row: RetriedRow, knowledge: RowCheckKnowledge): RetryVerdict {
  const checker = createRowChecker(batch.columns, batch.columnMapping, knowledge, false);
  checker.add({ ...row, isSkipped: false });
  const status = checker.finish().rows[0]?.status;
  if (status === 'pending') return 'pending';
  return status === 'skipped' ? 'skipped' : 'stays';
}

/**
 * Requeues failed rows, all or the named ones, with the originals of duplicates. Does nothing if no row failed. Throws
 * 404, 409 (not finished, or none of the named rows failed) or 402, writing nothing.
 */
export async function retryBatch(
  deps: BatchDeps,
  actor: Actor,
  id: string,
  ownerId: string | null,
  rows: readonly number[] | null,
): Promise<Batch> {
  const batch = await findBatch(deps.batches, id, ownerId);
  const { market, saveToCatalog } = batch;
  await rejectByPlan(deps, actor, batch, { market, saveToCatalog, rows: null });
  if (!isBatchFinished(batch.status)) throw rejectState('batch_not_finished', batch.status);
  // Nothing failed, so a retry would change nothing.
  if (!BATCH_MOVES.allows(batch.status, 'retry')) return batch;

  const retried = await deps.batches.retry(id, {
    rows,
    judge: (row) => judgeRetry(batch, row, deps.knowledge),
    admit: async (toClassify, credits) => {
      if (toClassify === 0) throw rejectState('batch_nothing_to_retry', batch.status);
      await admitRows(credits, batch, toClassify, deps.creditsPerLookup);
    },
    at: deps.now(),
  });
  if (retried === null) throw rejectState('batch_not_finished', 'queued');

  await deps.enqueue(id);

  return retried;
}
