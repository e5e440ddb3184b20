import type { RowFilter, RowReading } from '@svc/domain/batches/batch-store';
import type { BatchRow, RowIssueCode } from '@svc/domain/batches/batch';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { FIRST_PAGE_ROWS, nextPageRows } from './page-rows.ts';
import { ROW_COLUMNS, ROW_LOOKUPS, statusesSql, toBatchRow, type RowRecord } from './batch-rows.ts';
import { outcomeSql } from './row-outcomes.ts';

const ALL_ROWS: RowFilter = { statuses: [], issues: [] };

const having = (issues: readonly RowIssueCode[]): Prisma.Sql =>
  issues.length === 0
    ? Prisma.empty
    : Prisma.sql`AND EXISTS (
        SELECT FROM jsonb_array_elements(issues) AS found WHERE found ->> 'code' = ANY(${[...issues]}::text[]))`;

export async function readRows(
  db: Db,
  id: string,
  offset: number,
  limit: number,
  { statuses, issues, outcome }: RowFilter = ALL_ROWS,
): Promise<readonly BatchRow[]> {
  const wanted = Prisma.sql`batch_id = ${id} AND status = ANY(${statusesSql(statuses)}) ${having(issues)}`;
  const page = Prisma.sql`OFFSET ${offset} LIMIT ${limit}`;
  // Limits rows before joining lookups if the filter allows it.
  const rows = await db.$queryRaw<RowRecord[]>(
    outcome === undefined
      ? Prisma.sql`SELECT ${ROW_COLUMNS} FROM (SELECT * FROM batch_rows WHERE ${wanted} ORDER BY row_index ${page}) r
          ${ROW_LOOKUPS} ORDER BY r.row_index`
      : Prisma.sql`SELECT ${ROW_COLUMNS} FROM (SELECT * FROM batch_rows WHERE ${wanted}) r ${ROW_LOOKUPS}
          WHERE ${outcomeSql(outcome)} ORDER BY r.row_index ${page}`,
  );
  return rows.map(toBatchRow);
}

export async function* rowPages(
  db: Db,
  id: string,
  filter: RowFilter,
  offset: number,
  limit: number,
): AsyncGenerator<readonly BatchRow[]> {
  let [read, size] = [0, FIRST_PAGE_ROWS];
  while (read < limit) {
    const wanted = Math.min(size, limit - read);
    const page = await readRows(db, id, offset + read, wanted, filter);
    if (page.length > 0) yield page;
    if (page.length < wanted) return;
    read += page.length;
    size = nextPageRows(page);
  }
}

export async function readRow(db: Db, id: string, rowIndex: number): Promise<BatchRow | null> {
  const rows = await db.$queryRaw<RowRecord[]>`
    SELECT ${ROW_COLUMNS} FROM batch_rows r ${ROW_LOOKUPS}
    WHERE r.batch_id = ${id} AND r.row_index = ${rowIndex}`;
  const row = rows[0];
  return row === undefined ? null : toBatchRow(row);
}

interface CellsRecord {
  readonly row_index: number;
  readonly cells: string[];
  readonly is_skipped: boolean;
}

/** Few enough that other calls hardly wait for the event loop: a page takes some milliseconds. */
const FED_ROWS_MAX = 40;

/** Feeds all rows to a reading page by page, so that neither event loop nor memory depends on their number or size. */
export async function feedRows(db: Db, id: string, reading: RowReading): Promise<void> {
  let [last, size] = [0, FIRST_PAGE_ROWS];
  for (;;) {
    const rows = await db.$queryRaw<CellsRecord[]>`
      SELECT row_index, cells, status = 'skipped' AS is_skipped FROM batch_rows
      WHERE batch_id = ${id} AND row_index > ${last} ORDER BY row_index LIMIT ${size}`;
    for (const row of rows)
      reading.add({ rowIndex: row.row_index, cells: row.cells, isSkipped: row.is_skipped });
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.row_index;
    size = Math.min(FED_ROWS_MAX, nextPageRows(rows));
  }
}
