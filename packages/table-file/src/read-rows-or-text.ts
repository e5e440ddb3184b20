import { readTable } from './read-table.ts';
import { isZip } from './is-zip.ts';

/** A file by its content: rows of a table, or text that looks like JSON or a web page. */
type RowsOrText =
  { readonly kind: 'rows'; readonly rows: string[][] } | { readonly kind: 'text'; readonly text: string };

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
