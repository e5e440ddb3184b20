import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import type { Db } from '../prisma.ts';
import { allowsSql, stateAfterSql, statesSql } from '../state-sql.ts';
import { rowCounts } from './batch-rows.ts';

/**
 * Completes a running batch without remaining rows and writes its event, once per round. Call it after changing or
 * locking the batch's row in the same transaction: of two workers that finish the last rows, the later then sees the
 * earlier's.
 */
export async function completeBatch(db: Db, id: string, at: Date): Promise<boolean> {
  const completed = await db.$executeRaw`
    UPDATE batches SET finished_at = ${at}::timestamptz, updated_at = ${at}::timestamptz,
      status = (CASE WHEN failed_rows > 0 THEN ${stateAfterSql(BATCH_MOVES, 'finish_with_errors')}
        ELSE ${stateAfterSql(BATCH_MOVES, 'finish')} END)::batch_status
    WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, 'finish')} AND NOT EXISTS (
      SELECT FROM batch_rows r WHERE r.batch_id = ${id} 
        AND r.status IN (${statesSql([...ROW_MOVES.from('claim'), ...ROW_MOVES.from('finish')])}))`;
  if (completed === 0) return false;

  const counts = JSON.stringify(await rowCounts(db, id));
  await db.$executeRaw`
    INSERT INTO outbox_events (event, dedupe_key, account_id, data, created_at)
    SELECT 'batch.completed', 'batch.completed:' || b.id || ':' || b.round, b.account_id,
      jsonb_build_object('batch', to_jsonb(b), 'counts', ${counts}::jsonb), ${at}::timestamptz
    FROM batches b WHERE b.id = ${id}
    ON CONFLICT (dedupe_key) DO NOTHING`;

  return true;
}
