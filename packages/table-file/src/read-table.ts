import { readCsv, type ReadCsvOptions } from './csv/read-csv.ts';
import { isZip, type TableFile } from './table-file.ts';
import { TableFileError } from './table-file-error.ts';
import type { ReadXlsxOptions } from './xlsx/read-xlsx.ts';

/** Signature of old .xls workbooks and of workbooks with a password. */
const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Reads a workbook or a delimited text file, detected by content. Throws TableFileError as `readXlsx` and `readCsv` do,
 * and `old_workbook` for formats before .xlsx or with a password.
 */
export async function readTable(
  content: Buffer,
  options: ReadCsvOptions & ReadXlsxOptions = {},
): Promise<TableFile> {
  if (isZip(content)) {
    // Loaded only for workbooks: loading the library takes longer than reading most tables.
    const { readXlsx } = await import('./xlsx/read-xlsx.ts');
    return readXlsx(content, options);
  }
  if (content.subarray(0, OLE_MAGIC.length).equals(OLE_MAGIC)) {
    throw new TableFileError('old_workbook');
  }

  return readCsv(content, options);
}

type RowsOrText =
  | { readonly kind: 'rows'; readonly rows: string[][] }
  | { readonly kind: 'text'; readonly text: string };

const BYTE_ORDER_MARK = /^\uFEFF/;
const LOOKED_AT_BYTES = 64;

/** Reads workbooks and delimited text as rows, JSON and web pages as text. Throws TableFileError as `readTable` does. */
export async function readRowsOrText(bytes: Uint8Array): Promise<RowsOrText> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isZip(content)) {
    const start = content
      .subarray(0, LOOKED_AT_BYTES)
      .toString('utf8')
      .replace(BYTE_ORDER_MARK, '')
      .trimStart();
    if (/^[[{<]/.test(start)) return { kind: 'text', text: content.toString('utf8') };
  }

  const { rows } = await readTable(content);

  return { kind: 'rows', rows };
}
