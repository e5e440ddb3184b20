import type { NewBatch } from '@svc/domain/batches/batch-store';
import { createRowChecker } from '@svc/domain/batches/check/check-rows';
import { ROWS_LIMIT } from '@svc/domain/batches/start-batch';
import { knownColumns } from '@svc/domain/batches/table/find-header';
import {
  CELL_MAX_CHARS,
  COLUMNS_MAX,
  readProductTable,
  refuseFile,
  refuseVastTable,
  type ProductTable,
} from '@svc/domain/batches/table/read-table';
import { refuse, type Refusal } from '@svc/domain/errors/refusal';
import { readTable } from '@svc/table-file/read-table';
import { TableFileError, type TableFileFault } from '@svc/table-file/table-file-error';
import { batchKnowledge } from '../knowledge.ts';
import { suggestOwnMapping } from './own-columns.ts';

/** Title rows that may stand above the column names without counting as rows. */
const TITLE_ROWS_MAX = 50;

/** Text that a table may hold for each byte of its file, as an archive may inflate; and what any file may hold. */
const INFLATION_MAX = 50;
const FREE_CHARS = 8_000_000;

/** How much a file may hold. */
export interface TableLimits {
  readonly serviceRows: number;
  /** The plan's limit; null when nothing limits the account. */
  readonly planRows: number | null;
  /** Characters of all cells together. */
  readonly tableChars: number;
}

/** What a file became: everything of a batch but who it belongs to. */
export type FileContent = Pick<NewBatch, 'columns' | 'suggestedMapping' | 'validation' | 'rows' | 'checked'>;

const MESSAGES: Readonly<Record<TableFileFault, readonly [key: string, message: string]>> = {
  empty: ['file_no_header', 'must have a row with column names'],
  not_a_table: ['file_not_spreadsheet', 'must be an .xlsx or .csv file'],
  not_xlsx: ['file_not_spreadsheet', 'must be an .xlsx or .csv file'],
  broken_archive: ['file_damaged', 'must not be damaged'],
  encrypted: ['file_protected', 'must not be protected by a password'],
  archive_inflates: ['file_inflates', 'must not unpack to far more than its size'],
  encoding_unknown: ['file_encoding_unknown', 'must be text in UTF-8 or another known encoding'],
  quote_open: ['file_quote_open', 'must close every quotation mark'],
  old_workbook: ['file_old_workbook', 'must be an .xlsx or .csv file'],
  too_many_columns: ['file_too_many_columns', `must have at most ${COLUMNS_MAX} columns`],
  unknown_sheet: ['file_damaged', 'must not be damaged'],
};

const ENCRYPTED_PART = Buffer.from('EncryptedPackage', 'utf16le');
/** Web pages and data files that programs save under the name of a spreadsheet. */
const OTHER_TEXT =
  /^\ufeff?\s*(?:<[!?a-z]|[[{]\s*["{[]|%PDF|\{\\rtf|MIME-Version:|ID;P[^\r\n]*;E[\r\n]|TABLE\r?\n0,1)/i;
const SNIFFED_BYTES = 512;

function refusalOf({ code, params }: TableFileError, content: Buffer): Refusal {
  if (code === 'old_workbook' && content.includes(ENCRYPTED_PART)) return refuseFile(...MESSAGES.encrypted);
  // The library's own bound of columns is above what a batch takes.
  const limit = code === 'too_many_columns' ? { limit: COLUMNS_MAX } : {};
  return refuseFile(...MESSAGES[code], { ...params, ...limit });
}

function refuseOtherText(content: Buffer): void {
  const start = content.subarray(0, SNIFFED_BYTES);
  const texts = [start.toString('utf8'), start.toString('utf16le')];
  if (texts.some((text) => OTHER_TEXT.test(text))) throw refuseFile(...MESSAGES.not_a_table);
}

async function readRows(
  content: Buffer,
  { serviceRows, tableChars }: TableLimits,
): Promise<readonly string[][]> {
  refuseOtherText(content);

  const maxChars = Math.min(tableChars, Math.max(FREE_CHARS, content.length * INFLATION_MAX));
  try {
    const table = await readTable(content, {
      maxRows: serviceRows + TITLE_ROWS_MAX,
      rate: knownColumns,
      repeatsMerged: true,
      maxCellChars: CELL_MAX_CHARS,
      maxChars,
    });
    refuseVastTable(table.rows, maxChars);

    return table.rows;
  } catch (error) {
    if (error instanceof TableFileError) throw refusalOf(error, content);
    throw error;
  }
}

function refuseTooManyRows({ rows }: ProductTable, { serviceRows, planRows }: TableLimits): void {
  if (rows.length > serviceRows) {
    const params = { rows: rows.length, limit: serviceRows };
    throw refuseFile('file_too_many_rows', `must have at most ${serviceRows} rows`, params);
  }
  if (planRows !== null && rows.length > planRows) {
    throw refuse('plan_limit', { details: { key: ROWS_LIMIT, limit: planRows, requested: rows.length } });
  }
}

/**
 * Reads a file to columns and rows, guesses what its columns mean and checks its rows: seconds of work, for another process.
 * Refuses with 422 what cannot be read, and with 403 `plan_limit` more rows than the plan allows.
 */
export async function readProducts(content: Buffer, limits: TableLimits): Promise<FileContent> {
  const table = readProductTable(await readRows(content, limits));
  refuseTooManyRows(table, limits);

  const { columns, rows } = table;
  const suggestedMapping = suggestOwnMapping(table);
  const checker = createRowChecker(columns, suggestedMapping, batchKnowledge);
  for (const row of rows) checker.add({ ...row, isSkipped: false });

  const { rows: checked, precheck } = checker.finish();

  return {
    columns,
    rows,
    suggestedMapping,
    checked,
    validation: { suggested_mapping: suggestedMapping, precheck },
  };
}
