import { Readable } from 'node:stream';
import type { Batch } from '@svc/domain/batches/batch';
import type { CellKind, ExportRow } from '@svc/domain/batches/export-row';
import type { Translate } from '@svc/i18n/translate';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@svc/table-file/write-csv';
import { writeXlsx } from '@svc/table-file/write-xlsx';
import type { XlsxKind, XlsxSheet } from '@svc/table-file/xlsx-sheet';
import type { FileReader } from './answer-words.ts';
import { ownCell } from './own-cell.ts';
import type { ResultCell, ResultColumn } from './result-column.ts';
import { RESULT_COLUMNS } from './result-columns.ts';

type Pages = AsyncIterable<readonly ExportRow[]>;

const OWN_COLUMN_WIDTH = 24;
const MEANING_WIDTH = 90;
const OWN_KINDS: Readonly<Record<CellKind, XlsxKind>> = {
  text: 'text',
  number: 'number',
  grouped: 'number',
  date: 'date',
};

/** Title of a column of the results. */
export function resultTitle({ name, params }: ResultColumn, t: Translate): string {
  return t(`batches.result_${name}`, params);
}

function titles({ columns }: Batch, t: Translate): readonly string[] {
  return [...columns, ...RESULT_COLUMNS.map((column) => resultTitle(column, t))];
}

function resultCells(row: ExportRow, reader: FileReader): readonly ResultCell[] {
  return RESULT_COLUMNS.map(({ cell }) => cell(row, reader));
}

async function* sheetRows(
  { columns }: Batch,
  kinds: readonly CellKind[],
  pages: Pages,
  reader: FileReader,
): AsyncGenerator<readonly ResultCell[]> {
  for await (const page of pages)
    for (const row of page) {
      const own = columns.map((_column, place) => ownCell(row.cells[place] ?? '', kinds[place] ?? 'text'));
      yield [...own, ...resultCells(row, reader)];
    }
}

/** What the columns mean, in the reader's language. */
function columnsSheet(t: Translate): XlsxSheet {
  return {
    name: t('batches.sheet_columns'),
    columns: [{ width: OWN_COLUMN_WIDTH * 2 }, { width: MEANING_WIDTH }],
    header: [t('batches.columns_name'), t('batches.columns_meaning')],
    rows: [
      [t('batches.columns_own'), t('batches.about_own')],
      ...RESULT_COLUMNS.map((column) => [resultTitle(column, t), t(`batches.about_${column.name}`)]),
    ],
    wraps: true,
  };
}

/** The results as a workbook, row by row. */
export function xlsxExport(
  batch: Batch,
  kinds: readonly CellKind[],
  pages: Pages,
  reader: FileReader,
): Readable {
  return writeXlsx([
    {
      name: reader.t('batches.sheet_results'),
      columns: [
        ...batch.columns.map((_column, place) => ({
          width: OWN_COLUMN_WIDTH,
          kind: OWN_KINDS[kinds[place] ?? 'text'],
        })),
        ...RESULT_COLUMNS.map(({ width, kind = 'text' }) => ({ width, kind })),
      ],
      header: titles(batch, reader.t),
      rows: sheetRows(batch, kinds, pages, reader),
      filters: true,
    },
    columnsSheet(reader.t),
  ]);
}

const csvCell = (cell: ResultCell) => (cell instanceof Date ? cell.toISOString() : cell);

/** The results as CSV, a page of rows at a time. */
export function csvExport(batch: Batch, pages: Pages, reader: FileReader): Readable {
  const line = (row: ExportRow): string => {
    const own = batch.columns.map((_column, place) => row.cells[place] ?? '');
    return csvLine([...own, ...resultCells(row, reader).map(csvCell)]);
  };
  async function* lines(): AsyncGenerator<string> {
    yield CSV_BYTE_ORDER_MARK + csvLine(titles(batch, reader.t));
    for await (const page of pages) yield page.map(line).join('');
  }
  return Readable.from(lines(), { objectMode: false });
}
