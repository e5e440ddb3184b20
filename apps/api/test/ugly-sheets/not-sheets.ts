import { deflateRawSync } from 'node:zlib';
import { workbookParts, zipOf } from '../workbook.ts';
import type { UglySheet } from './ugly-sheet.ts';

const FLOOD = Buffer.alloc(30 * 1024 * 1024, 0x20);
const GOOD = workbookParts({ rows: [['description'], ['Cotton shirt']] });

/** Files with a spreadsheet extension that are not spreadsheets, or are damaged, encrypted or deceptive. */
export const NOT_SHEETS: readonly UglySheet[] = [
  { name: 'nothing at all', content: Buffer.alloc(0), outcome: 'file_no_header' },
  {
    name: 'a picture named .xlsx',
    content: Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000000', 'hex'),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'a web page saved as a spreadsheet',
    content: Buffer.from('<html><table><tr><td>description</td></tr><tr><td>Shirt</td></tr></table></html>'),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'a PDF',
    content: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'JSON',
    content: Buffer.from('[{"description": "Shirt", "origin": "VN"}]'),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'an old .xls',
    content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]),
    outcome: 'file_old_workbook',
  },
  {
    name: 'a workbook with a password',
    content: Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(512),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(512),
    ]),
    outcome: 'file_protected',
  },
  {
    name: 'a zip of something else',
    content: zipOf([{ name: 'readme.txt', content: Buffer.from('hello') }]),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'an archive with an encrypted part',
    content: zipOf(GOOD.map((part) => ({ ...part, flags: 1 }))),
    outcome: 'file_protected',
  },
  { name: 'a workbook cut in the middle', content: zipOf(GOOD).subarray(0, 900), outcome: 'file_damaged' },
  {
    name: 'an archive that lies about its sizes',
    content: zipOf([
      ...GOOD,
      { name: 'xl/more.xml', content: Buffer.from('x'.repeat(500)), declaredBytes: 100 },
    ]),
    outcome: 'file_damaged',
  },
  {
    name: 'an archive that inflates',
    content: zipOf([...GOOD, { name: 'xl/flood.xml', content: FLOOD, declaredBytes: 1000 }]),
    outcome: 'file_inflates',
  },
  {
    name: 'a quote that is never closed',
    content: Buffer.from('description,notes\n"Cotton shirt,x\nSteel flask,y\n'),
    outcome: 'file_quote_open',
  },
  {
    name: 'packed bytes without an archive around them',
    content: deflateRawSync(Buffer.from('description\nShirt\n'.repeat(50))),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'a quotation mark that swallows the next row',
    content: Buffer.from('description,notes\n"Cotton shirt,x\n"Steel flask",y\n'),
    outcome: 'file_quote_open',
  },
  {
    name: 'a web archive saved as a spreadsheet',
    content: Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n--x\n'),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'a table for programs of the eighties (SYLK)',
    content: Buffer.from('ID;PWXL;N;E\nC;Y1;X1;K"description"\nC;Y2;X1;K"Shirt"\nE\n'),
    outcome: 'file_not_spreadsheet',
  },
  {
    name: 'Chinese in GBK',
    content: Buffer.from(
      'bbf5bac52cc6b7c3fb2cb2c4d6ca2cd4adb2fab9fa0a41312cb4bfc3deb3c4c9c02cc3de2cd6d0b9fa0a',
      'hex',
    ),
    outcome: 'file_encoding_unknown',
  },
  {
    name: 'Russian in Windows-1251',
    content: Buffer.from(
      'ceefe8f1e0ede8e53bd1f2f0e0ede00ad5ebeeefeaeee2e0ff20f0f3e1e0f8eae03bcae8f2e0e90a',
      'hex',
    ),
    outcome: 'file_encoding_unknown',
  },
  {
    name: 'a workbook whose list of parts is missing',
    content: zipOf(GOOD.slice(1)),
    outcome: 'file_damaged',
  },
];
