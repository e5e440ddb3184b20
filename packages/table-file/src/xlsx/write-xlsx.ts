import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { XlsxSheet } from './xlsx-sheet.ts';
import { headerXml, rowXml, sheetEnd, sheetPart, sheetStart, workbookParts } from './xlsx-xml.ts';

const CHUNK_CHARS = 64 * 1024;

/**
 * Writes a workbook as a stream: memory does not grow with its rows, and rows are read no faster than the stream. An
 * error while reading rows destroys the stream.
 */
export function writeXlsx(sheets: readonly XlsxSheet[]): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  // Errors reach the reader of the stream.
  pipeline(archive.outputStream, output, () => undefined);
  archive.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  for (const [name, xml] of workbookParts(sheets.map((sheet) => sheet.name)))
    archive.addBuffer(Buffer.from(xml), name);
  let open: Readable | undefined;
  output.once('close', () => open?.destroy());
  sheets.forEach((sheet, index) => {
    archive.addReadStreamLazy(sheetPart(index), {}, (give) => {
      const content = Readable.from(sheetXml(sheet), { objectMode: false, highWaterMark: CHUNK_CHARS });
      content.once('error', (error) => output.destroy(error));
      open = content;
      give(null, content);
    });
  });
  archive.end();

  return output;
}

async function* sheetXml(sheet: XlsxSheet): AsyncGenerator<Buffer> {
  const columns = sheet.columns.map(({ width, kind }) => ({
    width,
    kind: kind ?? (sheet.wraps === true ? 'wrapped' : 'text'),
  }));
  let count = sheet.header === null ? 0 : 1;
  let text = sheetStart(columns, sheet.header !== null, sheet.frozenColumns);
  if (sheet.header !== null) text += headerXml(sheet.header, columns);
  for await (const row of sheet.rows) {
    text += rowXml(row, columns);
    count += 1;
    if (text.length < CHUNK_CHARS) continue;
    yield Buffer.from(text);
    text = '';
  }
  const filtered = sheet.filters === true ? (sheet.header?.length ?? 0) : 0;
  yield Buffer.from(text + sheetEnd(filtered, count));
}
