import type { RowReading } from '@svc/domain/batches/batch-store';
import type { BatchRow } from '@svc/domain/batches/batch';
import type { RowStatus } from '@svc/domain/batches/row-status';
import type { Db } from '../prisma.ts';
import { FIRST_PAGE_ROWS, nextPageRows } from './page-rows.ts';
import { ROW_COLUMNS, ROW_LOOKUPS, statusesSql, toBatchRow, type RowRecord } from './batch-rows.ts';

/** Rows of a batch in some states, all when none is named, in file order. */
export async function readRows(
  db: Db,
  id: string,
  statuses: readonly RowStatus[],
  offset: number,
  limit: number,
): Promise<readonly BatchRow[]> {
  const rows = await db.$queryRaw<RowRecord[]>`
    SELECT ${ROW_COLUMNS} FROM (
      SELECT * FROM batch_rows WHERE batch_id = ${id} AND status = ANY(${statusesSql(statuses)})
      ORDER BY row_index OFFSET ${offset} LIMIT ${limit}
    ) r ${ROW_LOOKUPS} ORDER BY r.row_index`;
  return rows.map(toBatchRow);
}

/** Rows of a batch in file order from a place on, some at a time. */
export async function* rowPages(
  db: Db,
  id: string,
  statuses: readonly RowStatus[],
  offset: number,
  limit: number,
): AsyncGenerator<readonly BatchRow[]> {
  let [read, size] = [0, FIRST_PAGE_ROWS];
  while (read < limit) {
    const wanted = Math.min(size, limit - read);
    const page = await readRows(db, id, statuses, offset + read, wanted);
    if (page.length > 0) yield page;
    if (page.length < wanted) return;
    read += page.length;
    size = nextPageRows(page);
  }
}

/** One row by its number in the file. */
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

/** Feeds all rows to a reading, a page at a time, so that neither the event loop nor memory feels how many and long they are. */
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
    size = nextPageRows(rows);
  }
}
