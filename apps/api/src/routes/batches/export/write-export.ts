import { Readable } from 'node:stream';
import type { Batch } from '@svc/domain/batches/batch';
import type { CellKind, ExportRow } from '@svc/domain/batches/export-row';
import { startOfDay } from '@svc/domain/calendar-day';
import type { Translate } from '@svc/i18n/translate';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@svc/table-file/csv/write-csv';
import { writeXlsx } from '@svc/table-file/xlsx/write-xlsx';
import type { XlsxColumn, XlsxKind, XlsxSheet } from '@svc/table-file/xlsx/xlsx-sheet';
import type { FileReader } from './answer-words.ts';
import type { ResultCell, ResultColumn } from './result-column.ts';
import { RESULT_COLUMNS } from './result-columns.ts';

type Pages = AsyncIterable<readonly ExportRow[]>;

const OWN_TEXT_WIDTH = 24;
const OWN_NUMBER_WIDTH = 14;
const DESCRIPTION_WIDTH = 50;
const MEANING_WIDTH = 90;
const OWN_KINDS: Readonly<Record<CellKind, XlsxKind>> = {
  text: 'wrapped',
  number: 'number',
  grouped: 'number',
  date: 'date',
};
/** Maximum frozen columns up to the description; if it is further right, only the first column is frozen. */
const FROZEN_MAX = 2;

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

function columnsSheet(t: Translate): XlsxSheet {
  return {
    name: t('batches.sheet_columns'),
    columns: [{ width: OWN_TEXT_WIDTH * 2 }, { width: MEANING_WIDTH }],
    header: [t('batches.columns_name'), t('batches.columns_meaning')],
    rows: [
      [t('batches.columns_own'), t('batches.about_own')],
      ...RESULT_COLUMNS.map((column) => [resultTitle(column, t), t(`batches.about_${column.name}`)]),
    ],
    wraps: true,
  };
}

function ownColumns({ columns, columnMapping }: Batch, kinds: readonly CellKind[]): readonly XlsxColumn[] {
  return columns.map((name, place) => {
    if (name === columnMapping.description) return { width: DESCRIPTION_WIDTH, kind: 'wrapped' };
    const kind = OWN_KINDS[kinds[place] ?? 'text'];
    return { width: kind === 'wrapped' ? OWN_TEXT_WIDTH : OWN_NUMBER_WIDTH, kind };
  });
}

function frozenColumns({ columns, columnMapping }: Batch): number {
  const described = columns.indexOf(columnMapping.description ?? '') + 1;
  return described > 0 && described <= FROZEN_MAX ? described : 1;
}

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
        ...ownColumns(batch, kinds),
        ...RESULT_COLUMNS.map(({ width, kind = 'text' }) => ({ width, kind })),
      ],
      header: titles(batch, reader.t),
      rows: sheetRows(batch, kinds, pages, reader),
      filters: true,
      frozenColumns: frozenColumns(batch),
    },
    columnsSheet(reader.t),
  ]);
}

const csvCell = (cell: ResultCell) => (cell instanceof Date ? cell.toISOString() : cell);

/** Streams the results as CSV, one page of rows at a time. */
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

/** Maximum significant digits of a number in a workbook. */
const DIGITS_MAX = 15;
const NUMBER = /^-?(?:0|[1-9]\d{0,10})(?:\.\d+)?$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3}){1,3}(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A spreadsheet cell of an uploaded file; values that do not match the column kind stay text. */
function ownCell(text: string, kind: CellKind): string | number | Date {
  if (kind === 'number' || kind === 'grouped') return numberOf(text, kind === 'grouped') ?? text;
  if (kind === 'date' && DAY.test(text)) return startOfDay(text) ?? text;
  return text;
}

function numberOf(text: string, isGrouped: boolean): number | null {
  const isNumber = NUMBER.test(text) || (isGrouped && GROUPED.test(text));
  const digits = text.replace(/\D/gu, '').length;
  return isNumber && digits <= DIGITS_MAX ? Number(text.replaceAll(',', '')) : null;
}
