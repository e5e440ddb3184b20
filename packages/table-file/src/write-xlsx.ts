import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { XlsxSheet } from './xlsx-sheet.ts';
import { rowXml, SHEET_END, sheetPart, sheetStart, STYLE, workbookParts } from './xlsx-xml.ts';

const CHUNK_CHARS = 64 * 1024;

/**
 * A workbook as a stream: memory does not grow with its rows, and rows are read no faster than the stream is.
 * What the rows throw destroys the stream with it.
 */
export function writeXlsx(sheets: readonly XlsxSheet[]): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  // A fault reaches whoever reads the stream; there is nobody else to tell.
  pipeline(archive.outputStream, output, () => undefined);
  archive.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  for (const [name, xml] of workbookParts(sheets.map((sheet) => sheet.name)))
    archive.addBuffer(Buffer.from(xml), name);
  sheets.forEach((sheet, index) => {
    archive.addReadStreamLazy(sheetPart(index), {}, (give) => {
      const content = Readable.from(sheetXml(sheet), { objectMode: false, highWaterMark: CHUNK_CHARS });
      content.once('error', (error) => output.destroy(error));
      output.once('close', () => content.destroy());
      give(null, content);
    });
  });
  archive.end();
  return output;
}

async function* sheetXml(sheet: XlsxSheet): AsyncGenerator<Buffer> {
  const style = sheet.wraps === true ? STYLE.wrapped : STYLE.text;
  let text = sheetStart(sheet.columns, sheet.header !== null);
  if (sheet.header !== null) text += rowXml(sheet.header, STYLE.header);
  for await (const row of sheet.rows) {
    text += rowXml(row, style);
    if (text.length < CHUNK_CHARS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + SHEET_END);
}
