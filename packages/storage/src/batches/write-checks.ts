import type { CheckedRow } from '@svc/domain/batches/check/check-rows';
import type { Db } from '../prisma.ts';

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

export async function writeFindings(db: Db, id: string, rows: readonly CheckedRow[]): Promise<void> {
  await clearChecks(db, id);
  for await (const chunk of chunksOf(rows)) {
    await db.$executeRaw`
      UPDATE batch_rows r SET issues = e.issues, duplicate_of = e.duplicate_of
      FROM jsonb_to_recordset(${chunk}::jsonb) AS e(row_index int, issues jsonb, duplicate_of int)
      WHERE r.batch_id = ${id} AND r.row_index = e.row_index`;
  }
}

export async function writeFirstStates(db: Db, id: string, rows: readonly CheckedRow[]): Promise<void> {
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
