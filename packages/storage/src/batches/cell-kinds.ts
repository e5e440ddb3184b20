import type { Batch } from '@svc/domain/batches/batch';
import type { CellKind } from '@svc/domain/batches/export-row';
import type { Db } from '../prisma.ts';

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
