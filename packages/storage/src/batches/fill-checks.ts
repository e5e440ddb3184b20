import type { CheckCells } from '@svc/domain/batches/batch-work-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import type { Db } from '../prisma.ts';
import { allowsSql } from '../state-sql.ts';
import { FIRST_PAGE_ROWS, nextPageRows } from './page-rows.ts';

interface UncheckedRow {
  readonly row_index: number;
  readonly cells: string[];
}

/** Checks the codes in use of failed rows that have no check yet: the named rows and their duplicates, or all. */
export async function fillChecks(
  db: Db,
  batchId: string,
  check: CheckCells,
  rows: readonly number[] | null,
): Promise<void> {
  const named = rows === null ? null : [...rows];
  let [last, size] = [0, FIRST_PAGE_ROWS];

  for (;;) {
    const page = await db.$queryRaw<UncheckedRow[]>`
      SELECT row_index, cells FROM batch_rows
      WHERE batch_id = ${batchId} AND ${allowsSql(ROW_MOVES, 'retry')} AND code_check IS NULL AND row_index > ${last}
        AND (${named}::int[] IS NULL OR row_index = ANY(${named}::int[]) OR duplicate_of = ANY(${named}::int[]))
      ORDER BY row_index LIMIT ${size}`;
    const end = page.at(-1);
    if (end === undefined) return;

    await writeChecks(db, batchId, page, check);
    last = end.row_index;
    size = nextPageRows(page);
  }
}

async function writeChecks(
  db: Db,
  batchId: string,
  page: readonly UncheckedRow[],
  check: CheckCells,
): Promise<void> {
  const entries = page.flatMap(({ row_index, cells }) => {
    const found = check(cells);
    return found === null ? [] : [{ row_index, code_check: found }];
  });
  if (entries.length === 0) return;

  await db.$executeRaw`
    UPDATE batch_rows r SET code_check = e.code_check
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e(row_index int, code_check jsonb)
    WHERE r.batch_id = ${batchId} AND r.row_index = e.row_index`;
}
