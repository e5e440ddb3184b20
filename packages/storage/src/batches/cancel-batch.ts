import type { PrismaClient } from '../generated/prisma/client.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { completeBatch } from './complete-batch.ts';

/** Undoes the transaction of a cancel that came too late. */
class TooLate extends Error {}

/** Takes the waiting rows of a queued or running batch out, with the rows that would have reused their results. */
export async function cancelBatch(db: PrismaClient, id: string, at: Date): Promise<boolean> {
  try {
    await retryDeadlock(() => db.$transaction((tx) => cancelWithin(tx, id, at)));
    return true;
  } catch (error) {
    if (error instanceof TooLate) return false;
    throw error;
  }
}

type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

async function cancelWithin(tx: Tx, id: string, at: Date): Promise<void> {
  // Rows before their batch, as workers lock them. Rows that are taken out do not count as speed.
  const waiting = await tx.$executeRaw`
    UPDATE batch_rows SET status = 'skipped' WHERE batch_id = ${id} AND status = 'pending'`;
  const repeating = await tx.$executeRaw`
    UPDATE batch_rows r SET status = 'skipped' FROM batch_rows o
    WHERE r.batch_id = ${id} AND r.status = 'duplicate' AND o.batch_id = r.batch_id
      AND o.row_index = r.duplicate_of AND o.status = 'skipped'`;
  const cancelled = await tx.$executeRaw`
    UPDATE batches SET cancelled = TRUE, status = 'running', started_at = coalesce(started_at, ${at}::timestamptz),
      processed_rows = processed_rows + ${waiting + repeating}, updated_at = ${at}::timestamptz,
      validation = jsonb_set(validation, '{ended_before_round}',
        to_jsonb(coalesce((validation ->> 'ended_before_round')::int, 0) + ${waiting + repeating}))
    WHERE id = ${id} AND status IN ('queued', 'running')`;
  if (cancelled === 0) throw new TooLate();

  await completeBatch(tx, id, at);
}
