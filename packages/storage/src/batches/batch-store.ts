import { BATCH_MOVES, type BatchStatus } from '@svc/domain/batches/batch-status';
import type { BatchStore, RetriedRow, RetryPlan, RowEdit } from '@svc/domain/batches/batch-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import type { Batch, BatchRow } from '@svc/domain/batches/batch';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { ownerWhere } from '../owner-sql.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { batchInclude, toBatches } from './batch-rows.ts';
import { cellKinds } from './cell-kinds.ts';
import { completeBatch } from './complete-batch.ts';
import { exportRows } from './export-rows.ts';
import { findBatch } from './find-batch.ts';
import { readRows, rowPages, readRow, recheckBatch, startBatch } from './start-batch.ts';
import { rowOutcomes } from './row-outcomes.ts';
import { createCreditStore } from '../accounts/account-store.ts';
import type { Db } from '../prisma.ts';

interface FailedRecord {
  readonly row_index: number;
  readonly cells: string[];
  readonly duplicate_of: number | null;
}

interface Sorted {
  readonly pending: readonly number[];
  readonly skipped: readonly number[];
}

/** Rolls back the transaction of a cancel that came too late. */
class TooLate extends Error {}

type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

const SKIPPED = stateAfterSql(ROW_MOVES, 'skip');

export function createBatchStore(db: PrismaClient): BatchStore {
  return {
    find: (id, ownerId) => findBatch(db, id, ownerId),
    findUploaded: async (accountId, uploadKey, since) => {
      const row = await db.batch.findFirst({
        where: { accountId, uploadKey, createdAt: { gt: since } },
        select: { id: true },
      });
      return row === null ? null : findBatch(db, row.id, accountId);
    },
    list: async (ownerId, limit) => {
      const records = await db.batch.findMany({
        where: ownerWhere(ownerId),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
        include: batchInclude,
      });
      return toBatches(db, records);
    },
    rows: (id, offset, limit) => readRows(db, id, offset, limit),
    outcomes: (id) => rowOutcomes(db, id),
    rowPages: (...request) => rowPages(db, ...request),
    exportRows: (batch, statuses) => exportRows(db, batch, statuses),
    cellKinds: (batch) => cellKinds(db, batch),
    recheck: (id, reading, at) => recheckBatch(db, id, reading, at),
    start: (...request) => startBatch(db, ...request),
    editRow: (...request) => editBatchRow(db, ...request),
    retry: (id, plan) => retryBatch(db, id, plan),
    cancel: (id, at) => cancelBatch(db, id, at),
    notStarted: async (accountId) => {
      const { _count, _sum } = await db.batch.aggregate({
        where: { accountId, status: 'uploaded' },
        _count: true,
        _sum: { storedBytes: true },
      });
      return { batches: _count, bytes: Number(_sum.storedBytes ?? 0) };
    },
    remove: async (id) => {
      const where = { id, status: { in: [...BATCH_MOVES.from('delete')] } };
      const { count } = await retryDeadlock(() => db.batch.deleteMany({ where }));
      if (count > 0) return null;
      return (await db.batch.findUnique({ where: { id }, select: { status: true } }))?.status ?? null;
    },
  };
}

/** Cancels the waiting rows of a queued or running batch, with the duplicates that would have reused their results. */
async function cancelBatch(db: PrismaClient, id: string, at: Date): Promise<boolean> {
  try {
    await retryDeadlock(() => db.$transaction((tx) => cancelWithin(tx, id, at)));
    return true;
  } catch (error) {
    if (error instanceof TooLate) return false;
    throw error;
  }
}

async function cancelWithin(tx: Tx, id: string, at: Date): Promise<void> {
  // Rows are locked before their batch, as in workers. Cancelled rows do not count towards the processing rate.
  const waiting = await tx.$executeRaw`
    UPDATE batch_rows SET status = ${SKIPPED} WHERE batch_id = ${id} AND ${allowsSql(ROW_MOVES, 'claim')}`;
  const repeating = await tx.$executeRaw`
    UPDATE batch_rows r SET status = ${SKIPPED} FROM batch_rows o
    WHERE r.batch_id = ${id} AND r.status = ${stateAfterSql(ROW_MOVES, 'follow')} AND o.batch_id = r.batch_id
      AND o.row_index = r.duplicate_of AND o.status = ${SKIPPED}`;
  const cancelled = await tx.$executeRaw`
    UPDATE batches SET cancelled = TRUE, status = ${stateAfterSql(BATCH_MOVES, 'cancel')}, started_at = coalesce(started_at, ${at}::timestamptz),
      processed_rows = processed_rows + ${waiting + repeating}, updated_at = ${at}::timestamptz,
      validation = jsonb_set(validation, '{ended_before_round}',
        to_jsonb(coalesce((validation ->> 'ended_before_round')::int, 0) + ${waiting + repeating}))
    WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, 'cancel')}`;
  if (cancelled === 0) throw new TooLate();

  await completeBatch(tx, id, at);
}

async function findFailed(
  db: Db,
  id: string,
  rows: readonly number[] | null,
): Promise<readonly FailedRecord[]> {
  return db.$queryRaw<FailedRecord[]>`
    SELECT o.row_index, o.cells, o.duplicate_of FROM batch_rows o
    WHERE o.batch_id = ${id} AND ${allowsSql(ROW_MOVES, 'retry', 'o.status')} AND o.duplicate_of IS NULL
      AND (${rows === null} OR o.row_index = ANY(${[...(rows ?? [])]}::int[]) OR EXISTS (
        SELECT FROM batch_rows d WHERE d.batch_id = o.batch_id AND d.duplicate_of = o.row_index
          AND ${allowsSql(ROW_MOVES, 'retry', 'd.status')} AND d.row_index = ANY(${[...(rows ?? [])]}::int[])))
    ORDER BY o.row_index`;
}

function sortFailed(failed: readonly FailedRecord[], judge: RetryPlan['judge']): Sorted {
  const judged = failed.map((row) => {
    const retried: RetriedRow = { rowIndex: row.row_index, cells: row.cells };
    return { rowIndex: row.row_index, verdict: judge(retried) };
  });
  const going = (verdict: 'pending' | 'skipped'): readonly number[] =>
    judged.filter((row) => row.verdict === verdict).map((row) => row.rowIndex);

  return { pending: going('pending'), skipped: going('skipped') };
}

async function moveRows(db: Db, id: string, { pending, skipped }: Sorted): Promise<number> {
  await db.$executeRaw`
    UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'retry')}, error = NULL, code_check = NULL
    WHERE batch_id = ${id} AND row_index = ANY(${[...pending]}::int[]) AND ${allowsSql(ROW_MOVES, 'retry')}`;
  await db.$executeRaw`
    UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'skip')}, error = NULL
    WHERE batch_id = ${id} AND row_index = ANY(${[...skipped]}::int[]) AND ${allowsSql(ROW_MOVES, 'retry')}`;

  return db.$executeRaw`
    UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'follow')}, error = NULL, code_check = NULL
    WHERE batch_id = ${id} AND duplicate_of = ANY(${[...pending]}::int[]) AND ${allowsSql(ROW_MOVES, 'retry')}`;
}

async function retryBatch(db: PrismaClient, id: string, plan: RetryPlan): Promise<Batch | null> {
  return db.$transaction(async (tx) => {
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM batches WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, 'retry')} FOR UPDATE`;
    if (held.length === 0) return null;

    const sorted = sortFailed(await findFailed(tx, id, plan.rows), plan.judge);
    await plan.admit(sorted.pending.length, createCreditStore(tx));

    const following = await moveRows(tx, id, sorted);
    const waiting = sorted.pending.length + following;

    await tx.$executeRaw`
      UPDATE batches SET status = ${stateAfterSql(BATCH_MOVES, 'retry')}, round = round + 1, cancelled = FALSE, started_at = NULL,
        finished_at = NULL, processed_rows = processed_rows - ${waiting},
        failed_rows = failed_rows - ${waiting + sorted.skipped.length}, updated_at = ${plan.at}::timestamptz,
        validation = jsonb_set(validation, '{ended_before_round}', to_jsonb(processed_rows - ${waiting}))
      WHERE id = ${id}`;

    return findBatch(tx, id);
  });
}

/** Locks a batch and one of its rows, and stores the row that `edit` returns. */
async function editBatchRow(
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
