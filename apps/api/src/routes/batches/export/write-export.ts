import { Readable } from 'node:stream';
import type { Batch } from '@svc/domain/batches/batch';
import type { ExportRow } from '@svc/domain/batches/batch-store';
import type { Translate } from '@svc/i18n/translate';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@svc/table-file/write-csv';
import { writeXlsx } from '@svc/table-file/write-xlsx';
import { RESULT_COLUMNS, type ResultCell } from './result-columns.ts';

type Pages = AsyncIterable<readonly ExportRow[]>;

const OWN_COLUMN_WIDTH = 24;

function titles({ columns }: Batch, t: Translate): readonly string[] {
  return [...columns, ...RESULT_COLUMNS.map(({ title }) => t(title))];
}

function cells({ columns }: Batch, row: ExportRow, t: Translate): readonly ResultCell[] {
  const own = columns.map((_column, place) => row.cells[place] ?? '');
  return [...own, ...RESULT_COLUMNS.map(({ cell }) => cell(row, t))];
}

async function* allCells(batch: Batch, pages: Pages, t: Translate): AsyncGenerator<readonly ResultCell[]> {
  for await (const page of pages) for (const row of page) yield cells(batch, row, t);
}

/** The results as a workbook, row by row. */
export function xlsxExport(batch: Batch, pages: Pages, t: Translate): Readable {
  const widths = [...batch.columns.map(() => OWN_COLUMN_WIDTH), ...RESULT_COLUMNS.map(({ width }) => width)];
  return writeXlsx([
    {
      name: t('batches.sheet_results'),
      columns: widths.map((width) => ({ width })),
      header: titles(batch, t),
      rows: allCells(batch, pages, t),
    },
  ]);
}

/** The results as CSV, a page of rows at a time. */
export function csvExport(batch: Batch, pages: Pages, t: Translate): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield CSV_BYTE_ORDER_MARK + csvLine(titles(batch, t));
    for await (const page of pages) yield page.map((row) => csvLine(cells(batch, row, t))).join('');
  }
  return Readable.from(lines(), { objectMode: false });
}
