import { readFile, writeFile } from 'node:fs/promises';
import { ROWS_LIMIT } from '@svc/domain/batches/batch-deps';
import type { NewBatch, NewBatchHead } from '@svc/domain/batches/batch-store';
import { createRowChecker } from '@svc/domain/batches/check/check-rows';
import type { SuggestedMapping } from '@svc/domain/batches/column-mapping';
import { knownColumns } from '@svc/domain/batches/table/find-header';
import {
  CELL_MAX_CHARS,
  COLUMNS_MAX,
  readProductTable,
  rejectFile,
  rejectVastTable,
  type ProductTable,
} from '@svc/domain/batches/table/read-table';
import { suggestMapping } from '@svc/domain/batches/table/suggest-mapping';
import type { ErrorCode } from '@svc/domain/errors/error-codes';
import { DomainError, type DomainErrorDetail } from '@svc/domain/errors/domain-error';
import { readCountry } from '@svc/i18n/countries';
import { LANGUAGES } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import { rowLines } from '@svc/storage/batches/write-batch';
import { readTable } from '@svc/table-file/read-table';
import { TableFileError, type TableFileFault } from '@svc/table-file/table-file-error';
import { FIRST_RESULT_COLUMNS, RESULT_COLUMNS } from '../export/result-columns.ts';
import { resultTitle } from '../export/write-export.ts';
import { batchKnowledge } from '../knowledge.ts';

export interface TableLimits {
  readonly serviceRows: number;
  /** Row limit of the plan; null if the account is unlimited. */
  readonly planRows: number | null;
  /** Maximum characters of all cells together. */
  readonly tableChars: number;
}

/** A file to parse into a batch; serializable. */
export interface IntakeRequest {
  readonly path: string;
  readonly limits: TableLimits;
}

/** A parsed file; its rows are in `rowsPathOf` as COPY text. */
export type FileHead = Pick<NewBatchHead, 'columns' | 'suggestedMapping' | 'validation' | 'totalRows'>;

/** Result of an intake; errors are serialized, because they lose their class between processes. */
export type IntakeResult =
  | { readonly kind: 'read'; readonly head: FileHead }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly detail: DomainErrorDetail };

export type IntakeAnswer =
  | { readonly result: IntakeResult; readonly memoryMb: number }
  | { readonly fault: string };

export const WARM_UP = 'warm up';

const OWNER_ONLY = 0o600;

export function rowsPathOf(path: string): string {
  return `${path}.rows`;
}

/** Parses a file and writes its rows next to it. Has no database access: a file may be hostile. */
export async function importFile({ path, limits }: IntakeRequest): Promise<IntakeResult> {
  try {
    const { rows, checked, ...head } = await readProducts(await readFile(path), limits);
    await writeFile(rowsPathOf(path), rowLines({ rows, checked }), { mode: OWNER_ONLY });

    return { kind: 'read', head: { ...head, totalRows: rows.length } };
  } catch (error) {
    if (error instanceof DomainError) return rejectedResult(error);
    throw error;
  }
}

function rejectedResult({ code, messageKey, params, details, errors }: DomainError): IntakeResult {
  const detail = {
    message: messageKey,
    params,
    ...(details === undefined ? {} : { details }),
    ...(errors === undefined ? {} : { errors }),
  };

  return { kind: 'refused', code, detail };
}

/** Returns the parsed file; throws the error of the result. */
export function headOf(result: IntakeResult): FileHead {
  if (result.kind === 'refused') throw new DomainError(result.code, result.detail);
  return result.head;
}

export type FileContent = Pick<NewBatch, 'columns' | 'suggestedMapping' | 'validation' | 'rows' | 'checked'>;

/**
 * Parses a file, suggests the mapping and checks the rows; CPU-bound for seconds, so it belongs in another process.
 * Throws 422 for unreadable files, and 403 `plan_limit` for more rows than the plan allows.
 */
export async function readProducts(content: Buffer, limits: TableLimits): Promise<FileContent> {
  const table = readProductTable(await readRows(content, limits));
  rejectTooManyRows(table, limits);

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

/** Maximum title rows before the column names; they do not count as rows. */
const TITLE_ROWS_MAX = 50;

/** Maximum text per byte of a file (an archive may inflate), and the minimum allowance. */
const INFLATION_MAX = 50;
const FREE_CHARS = 8_000_000;

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
/** Web pages and data files saved with a spreadsheet extension. */
const OTHER_TEXT =
  /^\ufeff?\s*(?:<[!?a-z]|[[{]\s*["{[]|%PDF|\{\\rtf|MIME-Version:|ID;P[^\r\n]*;E[\r\n]|TABLE\r?\n0,1)/i;
const SNIFFED_BYTES = 512;

function fileError({ code, params }: TableFileError, content: Buffer): DomainError {
  if (code === 'old_workbook' && content.includes(ENCRYPTED_PART)) return rejectFile(...MESSAGES.encrypted);
  const limit = code === 'too_many_columns' ? { limit: COLUMNS_MAX } : {};
  return rejectFile(...MESSAGES[code], { ...params, ...limit });
}

function rejectOtherText(content: Buffer): void {
  const start = content.subarray(0, SNIFFED_BYTES);
  const texts = [start.toString('utf8'), start.toString('utf16le')];
  if (texts.some((text) => OTHER_TEXT.test(text))) throw rejectFile(...MESSAGES.not_a_table);
}

async function readRows(
  content: Buffer,
  { serviceRows, tableChars }: TableLimits,
): Promise<readonly string[][]> {
  rejectOtherText(content);

  const maxChars = Math.min(tableChars, Math.max(FREE_CHARS, content.length * INFLATION_MAX));
  try {
    const table = await readTable(content, {
      maxRows: serviceRows + TITLE_ROWS_MAX,
      rate: knownColumns,
      repeatsMerged: true,
      maxCellChars: CELL_MAX_CHARS,
      maxChars,
    });
    rejectVastTable(table.rows, maxChars);

    return table.rows;
  } catch (error) {
    if (error instanceof TableFileError) throw fileError(error, content);
    throw error;
  }
}

function rejectTooManyRows({ rows }: ProductTable, { serviceRows, planRows }: TableLimits): void {
  if (rows.length > serviceRows) {
    const params = { rows: rows.length, limit: serviceRows };
    throw rejectFile('file_too_many_rows', `must have at most ${serviceRows} rows`, params);
  }
  if (planRows !== null && rows.length > planRows) {
    throw new DomainError('plan_limit', {
      details: { key: ROWS_LIMIT, limit: planRows, requested: rows.length },
    });
  }
}

/** Minimum share of export titles that identifies a file as an export. */
const LEAST_TITLES_SHARE = 0.8;

const RESULT_TITLES = LANGUAGES.map((language) => {
  const t = translator(language);
  const titles = RESULT_COLUMNS.map((column) => resultTitle(column, t));
  return { titles, first: titles.slice(0, FIRST_RESULT_COLUMNS.length) };
});

function ownColumns(columns: readonly string[]): readonly number[] {
  const added = RESULT_TITLES.find(
    ({ first }) =>
      first.filter((title) => columns.includes(title)).length >= first.length * LEAST_TITLES_SHARE,
  );
  return columns.flatMap((name, place) => (added?.titles.includes(name) === true ? [] : [place]));
}

/** Suggested mapping of a file; ignores the result columns of a re-uploaded export. */
function suggestOwnMapping({ columns, rows }: ProductTable): SuggestedMapping {
  const own = ownColumns(columns);
  const isAllOwn = own.length === columns.length;
  const pick = (texts: readonly string[]): readonly string[] =>
    isAllOwn ? texts : own.map((place) => texts[place] ?? '');

  return suggestMapping(
    pick(columns),
    rows.map(({ cells }) => pick(cells)),
    readCountry,
  );
}
