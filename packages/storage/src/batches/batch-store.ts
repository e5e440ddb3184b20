import { BATCH_MOVES, type BatchStatus } from '@svc/domain/batches/batch-status';
import type { BatchStore, RowEdit } from '@svc/domain/batches/batch-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import type { Batch, BatchRow } from '@svc/domain/batches/batch';
import type { CellKind } from '@svc/domain/batches/export-row';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { ownerWhere } from '../owner-sql.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { batchInclude, toBatches } from './batch-rows.ts';
import { completeBatch } from './complete-batch.ts';
import { exportRows } from './export-rows.ts';
import { findBatch } from './find-batch.ts';
import { readRows, rowPages, readRow } from './read-batch-rows.ts';
import { retryBatch } from './retry-batch.ts';
import { rowOutcomes } from './row-outcomes.ts';
import { recheckBatch, startBatch } from './start-batch.ts';
import type { Db } from '../prisma.ts';

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

/** Numbers as people write them; with more digits before the point, it is an identifier. */
const NUMBER = String.raw`^-?(0|[1-9]\d{0,10})(\.\d{1,10})?$`;
/** Numbers with commas between thousands, as shown by a workbook; in a text file a comma may be a decimal sign. */
const GROUPED_NUMBER = String.raw`^-?(0|[1-9]\d{0,10}|[1-9]\d{0,2}(,\d{3}){1,3})(\.\d{1,10})?$`;
/** Leading zeros or twelve digits before the point, which a number would lose or round. */
const IDENTIFIER = String.raw`^-?(0\d|\d{12})`;
/** Significant digits of a workbook number. */
const DIGITS_MAX = 15;
const DAY = String.raw`^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`;
const CELL_MAX_CHARS = 24;

interface CountedColumn {
  readonly place: number;
  readonly numbers: number;
  readonly days: number;
  readonly identifiers: number;
  readonly cells: number;
}

/** Cell type of each column. A mapped column contains a product's text or code. */
export async function cellKinds(
  db: Db,
  { id, columns, columnMapping, filename }: Batch,
): Promise<readonly CellKind[]> {
  const numbers = /\.xlsx$/i.test(filename) ? 'grouped' : 'number';
  const pattern = numbers === 'grouped' ? GROUPED_NUMBER : NUMBER;
  const counted = await db.$queryRaw<CountedColumn[]>`
    SELECT c.place::int AS place, count(*)::int AS cells,
      count(*) FILTER (WHERE length(c.cell) <= ${CELL_MAX_CHARS} AND c.cell ~ ${pattern})::int AS numbers,
      count(*) FILTER (WHERE length(c.cell) <= ${CELL_MAX_CHARS} AND c.cell ~ ${DAY})::int AS days,
      count(*) FILTER (WHERE c.cell ~ ${IDENTIFIER} OR (
        c.cell ~ ${pattern} AND length(regexp_replace(c.cell, '[^0-9]', '', 'g')) > ${DIGITS_MAX}
      ))::int AS identifiers
    FROM batch_rows r CROSS JOIN LATERAL unnest(r.cells) WITH ORDINALITY AS c(cell, place)
    WHERE r.batch_id = ${id} AND c.cell <> '' GROUP BY c.place`;
  const byPlace = new Map(counted.map((column) => [column.place - 1, column]));
  const mapped = new Set(Object.values(columnMapping));

  return columns.map((name, place) => (mapped.has(name) ? 'text' : kindOf(byPlace.get(place), numbers)));
}

function kindOf(column: CountedColumn | undefined, numbers: CellKind): CellKind {
  if (column === undefined) return 'text';
  if (column.days * 2 > column.cells) return 'date';
  return column.identifiers === 0 && column.numbers * 2 > column.cells ? numbers : 'text';
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
