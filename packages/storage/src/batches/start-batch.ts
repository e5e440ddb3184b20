import type { Batch, BatchValidation } from '@svc/domain/batches/batch';
import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import type { BatchStart, BatchStore, RowReading } from '@svc/domain/batches/batch-store';
import type { CheckedRow } from '@svc/domain/batches/check/check-rows';
import { createCreditStore } from '../accounts/account-store.ts';
import type { PrismaClient, Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { allowsSql } from '../state-sql.ts';
import { findBatch } from './find-batch.ts';
import { feedRows } from './read-batch-rows.ts';

const CHUNK_ROWS = 2000;
const REFUSED = { key: 'row_error_too_long', params: {} } as const;

/** Stored findings of a row by kind; kinds without findings have no entry. */
function entryOf({ rowIndex, status, issues, duplicateOf }: CheckedRow) {
  const tooLong = issues.filter((issue) => issue.code === 'too_long').map((issue) => issue.field);
  const error = status === 'error' ? { ...REFUSED, params: { field: tooLong.join(', ') } } : null;
  return { row_index: rowIndex, status, issues, duplicate_of: duplicateOf, error };
}

function isNotable({ status, issues }: CheckedRow): boolean {
  return status !== 'pending' || issues.length > 0;
}

async function clearChecks(db: Db, id: string): Promise<void> {
  await db.$executeRaw`
    UPDATE batch_rows SET issues = '[]'::jsonb, duplicate_of = NULL
    WHERE batch_id = ${id} AND (issues <> '[]'::jsonb OR duplicate_of IS NOT NULL)`;
}

async function* chunksOf(rows: readonly CheckedRow[]): AsyncGenerator<string> {
  const notable = rows.filter(isNotable);
  for (let place = 0; place < notable.length; place += CHUNK_ROWS)
    yield JSON.stringify(notable.slice(place, place + CHUNK_ROWS).map(entryOf));
}

async function writeFindings(db: Db, id: string, rows: readonly CheckedRow[]): Promise<void> {
  await clearChecks(db, id);
  for await (const chunk of chunksOf(rows)) {
    await db.$executeRaw`
      UPDATE batch_rows r SET issues = e.issues, duplicate_of = e.duplicate_of
      FROM jsonb_to_recordset(${chunk}::jsonb) AS e(row_index int, issues jsonb, duplicate_of int)
      WHERE r.batch_id = ${id} AND r.row_index = e.row_index`;
  }
}

async function writeFirstStates(db: Db, id: string, rows: readonly CheckedRow[]): Promise<void> {
  await clearChecks(db, id);
  for await (const chunk of chunksOf(rows)) {
    await db.$executeRaw`
      UPDATE batch_rows r SET status = e.status::row_status, issues = e.issues, duplicate_of = e.duplicate_of,
        error = e.error
      FROM jsonb_to_recordset(${chunk}::jsonb)
        AS e(row_index int, status text, issues jsonb, duplicate_of int, error jsonb)
      WHERE r.batch_id = ${id} AND r.row_index = e.row_index`;
  }
}

/** True if a batch is only uploaded; locks it until the transaction ends. */
async function holdUploaded(db: Db, id: string, action: 'start' | 'validate'): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM batches WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, action)} FOR UPDATE`;
  return rows.length > 0;
}

function stored(validation: BatchValidation): Prisma.InputJsonObject {
  return { ...validation } as unknown as Prisma.InputJsonObject;
}

export async function recheckBatch(
  db: PrismaClient,
  id: string,
  reading: RowReading,
  at: Date,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!(await holdUploaded(tx, id, 'validate'))) return false;

    await feedRows(tx, id, reading);
    const { rows, validation } = reading.finish();
    await writeFindings(tx, id, rows);
    await tx.batch.update({ where: { id }, data: { validation: stored(validation), updatedAt: at } });

    return true;
  });
}

export async function startBatch(
  db: PrismaClient,
  ...[id, start, reading, admit]: Parameters<BatchStore['start']>
): Promise<Batch | null> {
  return db.$transaction(async (tx) => {
    if (!(await holdUploaded(tx, id, 'start'))) return null;

    await feedRows(tx, id, reading);

    const { rows, validation } = reading.finish();
    const { valid } = validation.precheck;

    await admit(valid, createCreditStore(tx));
    await writeFirstStates(tx, id, rows);

    const failedRows = rows.filter(({ status }) => status === 'error').length;
    const ended = failedRows + rows.filter(({ status }) => status === 'skipped').length;

    await tx.batch.update({
      where: { id },
      data: {
        ...startedWith(start),
        validation: stored({ ...validation, ended_before_round: ended }),
        failedRows,
        processedRows: ended,
      },
    });

    return findBatch(tx, id);
  });
}

function startedWith({
  mapping,
  market,
  datasetId,
  datasetVersion,
  language,
  saveToCatalog,
  at,
}: BatchStart) {
  return {
    status: BATCH_MOVES.to('start'),
    columnMapping: { ...mapping },
    market,
    datasetId,
    datasetVersion,
    language,
    saveToCatalog,
    round: 1,
    updatedAt: at,
  } as const;
}
