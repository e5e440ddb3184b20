import type { BatchRow } from '@svc/domain/batches/batch';
import { BATCH_MOVES, type BatchStatus } from '@svc/domain/batches/batch-status';
import type { BatchStore, RowEdit } from '@svc/domain/batches/batch-store';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { batchInclude, toBatches } from './batch-rows.ts';
import { readRow } from './read-batch-rows.ts';

/** Locks a batch and one of its rows, and stores the row that `edit` returns. */
export async function editBatchRow(
  db: PrismaClient,
  ...[id, rowIndex, edit]: Parameters<BatchStore['editRow']>
): Promise<BatchRow | null> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM batches WHERE id = ${id} FOR UPDATE`;

    const record = await tx.batch.findUnique({ where: { id }, include: batchInclude });
    const [batch] = record === null ? [] : await toBatches(tx, [record]);
    const row = await readRow(tx, id, rowIndex);
    if (batch === undefined || row === null) return null;

    const edited = edit(batch, row);
    await writeEdit(tx, id, row, edited);
    if (row.status === 'error' && edited.status !== 'error') await countForgiven(tx, id, edited.at);

    return readRow(tx, id, rowIndex);
  });
}

async function writeEdit(db: Db, id: string, row: BatchRow, edit: RowEdit): Promise<void> {
  if (edit.isOnItsOwn) await freeRepeating(db, id, row.rowIndex);

  const duplicateOf = edit.isOnItsOwn ? null : row.duplicateOf;
  await db.$executeRaw`
    UPDATE batch_rows SET cells = ${[...edit.cells]}::text[], status = ${edit.status}::row_status,
      issues = ${JSON.stringify(edit.issues)}::jsonb, duplicate_of = ${duplicateOf}::int,
      error = CASE WHEN ${edit.status} = 'error' THEN error END
    WHERE batch_id = ${id} AND row_index = ${row.rowIndex}`;
  await db.batch.update({ where: { id }, data: { updatedAt: edit.at } });
}

// Duplicates of the product now follow the first of them; none follow an excluded row.
async function freeRepeating(db: Db, id: string, rowIndex: number): Promise<void> {
  await db.$executeRaw`
    WITH heir AS (
      SELECT min(row_index) AS row_index FROM batch_rows
      WHERE batch_id = ${id} AND duplicate_of = ${rowIndex} AND status <> 'skipped'
    )
    UPDATE batch_rows r SET
      duplicate_of = CASE WHEN r.status <> 'skipped' THEN nullif(heir.row_index, r.row_index) END,
      issues = (
        SELECT coalesce(jsonb_agg(CASE WHEN e.issue ->> 'code' = 'duplicate'
          THEN jsonb_set(e.issue, '{params,row}', to_jsonb(heir.row_index)) ELSE e.issue END ORDER BY e.place), '[]')
        FROM jsonb_array_elements(r.issues) WITH ORDINALITY AS e(issue, place)
        WHERE e.issue ->> 'code' <> 'duplicate' OR (r.row_index > heir.row_index AND r.status <> 'skipped')
      )
    FROM heir WHERE r.batch_id = ${id} AND r.duplicate_of = ${rowIndex}`;
}

// An excluded row no longer counts as failed; without failed rows the batch has no errors.
async function countForgiven(db: Db, id: string, at: Date): Promise<void> {
  const rows = await db.$queryRaw<{ failed_rows: number; status: BatchStatus }[]>`
    UPDATE batches SET failed_rows = failed_rows - 1, updated_at = ${at}::timestamptz WHERE id = ${id}
    RETURNING failed_rows, status::text AS status`;
  const batch = rows[0];
  if (batch?.failed_rows !== 0 || !BATCH_MOVES.allows(batch.status, 'forgive')) return;

  await db.batch.update({ where: { id }, data: { status: BATCH_MOVES.to('forgive') } });
}
