import { readCsv, type ReadCsvOptions } from './csv/read-csv.ts';
import { isZip } from './is-zip.ts';
import type { TableFile } from './table-file.ts';
import { TableFileError } from './table-file-error.ts';
import type { ReadXlsxOptions } from './xlsx/read-xlsx.ts';

/** Beginning of the container of old .xls workbooks and of workbooks with a password. */
const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Reads a workbook or a delimited text file, told apart by content. Throws TableFileError as `readXlsx` and `readCsv` do, and `old_workbook` for what was written before .xlsx or has a password. */
export async function readTable(
  content: Buffer,
  options: ReadCsvOptions & ReadXlsxOptions = {},
): Promise<TableFile> {
  if (isZip(content)) {
    // The workbook library takes longer to start than most tables take to read: only workbooks wait for it.
    const { readXlsx } = await import('./xlsx/read-xlsx.ts');
    return readXlsx(content, options);
  }
  if (content.subarray(0, OLE_MAGIC.length).equals(OLE_MAGIC)) {
    throw new TableFileError('old_workbook');
  }

  return readCsv(content, options);
}
