import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { readXlsx } from './read-xlsx.ts';
import { sheetPart, workbookParts } from './xlsx-xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET =
  `<worksheet xmlns="${MAIN}"><sheetData><row><c t="inlineStr"><is><t>description</t></is></c></row>` +
  '<row><c t="inlineStr"><is><t>Cotton shirt</t></is></c></row></sheetData></worksheet>';

/** A workbook whose archive keeps its sizes in 64 bits, as programs do that write without knowing how much will come. */
async function workbookOf64Bits(rename: (name: string) => string = (name) => name): Promise<Buffer> {
  const archive = new ZipFile();
  const parts = [...workbookParts(['Products']), [sheetPart(0), SHEET] as const];
  for (const [name, xml] of parts)
    archive.addBuffer(Buffer.from(rename(xml)), rename(name), { forceZip64Format: true });
  archive.end({ forceZip64Format: true, comment: '' });

  return buffer(archive.outputStream);
}

it('a workbook in an archive of 64 bits is read', async () => {
  expect((await readXlsx(await workbookOf64Bits())).rows).toEqual([['description'], ['Cotton shirt']]);
});

it('a workbook under another name than the usual is read', async () => {
  const content = await workbookOf64Bits((text) => text.replaceAll('workbook.xml', 'workbook2.xml'));
  expect((await readXlsx(content)).rows).toEqual([['description'], ['Cotton shirt']]);
});
