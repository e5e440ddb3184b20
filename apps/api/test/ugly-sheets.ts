import { deflateRawSync } from 'node:zlib';
import type { MappedField } from '@svc/domain/batches/column-mapping';
import { workbook, workbookParts, zipOf, type Cell, type SheetParts } from './workbook.ts';

/** What must be read of a file: texts by meaning, in file order, and the number of each row in the file. */
export interface Read {
  readonly fields: Readonly<Partial<Record<MappedField, readonly string[]>>>;
  readonly rowIndexes?: readonly number[];
  /** Counts of the row check. */
  readonly precheck?: Readonly<Record<string, number>>;
  readonly columns?: readonly string[];
}

/** A spreadsheet as people have them, with what must come of it: what is read, or the message of its refusal. */
export interface UglySheet {
  readonly name: string;
  readonly content: Buffer;
  readonly outcome: Read | string;
}

const SHIRTS = ['Cotton shirt', 'Steel flask'] as const;
const xlsx = (rows: readonly (readonly Cell[])[], more: Omit<SheetParts, 'rows'> = {}): Buffer =>
  workbook({ rows, ...more });
const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const HEADERS: readonly UglySheet[] = [
  {
    name: 'Vietnamese headers',
    content: xlsx([
      ['Mã hàng', 'Mô tả hàng hóa', 'Chất liệu', 'Xuất xứ', 'Mã HS'],
      ['A1', ...['Áo thun', 'Bông', 'Việt Nam', '6109.10.10']],
    ]),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['Áo thun'],
        material: ['Bông'],
        origin: ['Việt Nam'],
        existing_code: ['6109.10.10'],
      },
    },
  },
  {
    name: 'Vietnamese headers without their marks, in capitals',
    content: xlsx([
      ['MA HANG', 'TEN HANG', 'XUAT XU'],
      ['A1', 'Ao thun', 'VN'],
    ]),
    outcome: { fields: { sku: ['A1'], description: ['Ao thun'], origin: ['VN'] } },
  },
  {
    name: 'Japanese headers in full width',
    content: xlsx([
      ['品番', '品名', '材質', '原産国', 'ＨＳコード'],
      ['A1', 'Ｔシャツ', '綿', '日本', '6109.10'],
    ]),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['Ｔシャツ'],
        material: ['綿'],
        origin: ['日本'],
        existing_code: ['6109.10'],
      },
      precheck: { warnings: 0 },
    },
  },
  {
    name: 'Korean headers',
    content: xlsx([
      ['품번', '품명', '재질', '원산지', 'HS코드'],
      ['A1', '티셔츠', '면', '대한민국', '6109.10'],
    ]),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['티셔츠'],
        material: ['면'],
        origin: ['대한민국'],
        existing_code: ['6109.10'],
      },
      precheck: { warnings: 0 },
    },
  },
  {
    name: 'headers of an ERP',
    content: xlsx([
      ['MATNR', 'MAKTX', 'Country of Origin', 'Stat. number'],
      ['4711', 'Cotton shirt', 'VN', '61091000'],
    ]),
    outcome: {
      fields: { sku: ['4711'], description: ['Cotton shirt'], origin: ['VN'], existing_code: ['61091000'] },
    },
  },
  {
    name: 'headers that say nothing',
    content: xlsx([
      ['F1', 'F2', 'F3', 'F4'],
      ['A-1', 'Cotton shirt for men', 'VN', '6109.10.00.12'],
      ['A-2', 'Steel flask', 'CN', '9617.00.10.00'],
    ]),
    outcome: {
      fields: {
        sku: ['A-1', 'A-2'],
        description: ['Cotton shirt for men', 'Steel flask'],
        origin: ['VN', 'CN'],
        existing_code: ['6109.10.00.12', '9617.00.10.00'],
      },
    },
  },
  {
    name: 'a merged title and a date above the header',
    content: xlsx(
      [
        ['Product list of Example Ltd', null, null],
        ['As of', { number: 46077, style: 'date' }],
        [],
        ['SKU', 'Description', 'Origin'],
        ['A1', 'Cotton shirt', 'VN'],
      ],
      { merged: ['A1:C1'] },
    ),
    outcome: {
      fields: { sku: ['A1'], description: ['Cotton shirt'] },
      rowIndexes: [5],
      columns: ['SKU', 'Description', 'Origin'],
    },
  },
  {
    name: 'groups of columns merged above the header',
    content: xlsx(
      [
        ['Item', null, 'Customs', null],
        ['Item no.', 'Description', 'HS code', 'Origin'],
        ['A1', 'Cotton shirt', '6109.10', 'VN'],
      ],
      { merged: ['A1:B1', 'C1:D1'] },
    ),
    outcome: {
      fields: { sku: ['A1'], description: ['Cotton shirt'], existing_code: ['6109.10'], origin: ['VN'] },
      rowIndexes: [3],
    },
  },
  {
    name: 'headers with line breaks, stars and blanks',
    content: xlsx([
      [' Product\ndescription * ', 'Country of\u00a0origin', '(Material)'],
      ['Cotton shirt', 'VN', 'Cotton'],
    ]),
    outcome: { fields: { description: ['Cotton shirt'], origin: ['VN'], material: ['Cotton'] } },
  },
  {
    name: 'a column without a name between the others',
    content: xlsx([
      ['description', '', 'origin'],
      ['Cotton shirt', 'loose remark', 'VN'],
    ]),
    outcome: {
      fields: { description: ['Cotton shirt'], origin: ['VN'] },
      columns: ['description', 'Column B', 'origin'],
    },
  },
  {
    name: 'no header, only data',
    content: xlsx([
      ['A-1', 'Cotton shirt', '6109.10.00.12', { number: 12.5 }],
      ['A-2', 'Steel flask', '9617.00', { number: 9 }],
    ]),
    outcome: 'file_no_header',
  },
  {
    name: 'two equal headers',
    content: xlsx([
      ['description', 'notes', 'notes'],
      ['Shirt', 'a', 'b'],
    ]),
    outcome: 'file_equal_columns',
  },
  {
    name: 'a header and nothing below',
    content: xlsx([['description', 'origin'], ['', ' '], []]),
    outcome: 'file_no_data_row',
  },
];

const CELLS: readonly UglySheet[] = [
  {
    name: 'dates and numbers as cells',
    content: xlsx([
      ['description', 'notes', 'use'],
      ['Cotton shirt', { number: 46077, style: 'date' }, { number: 1234.5, style: 'price' }],
    ]),
    outcome: { fields: { description: ['Cotton shirt'], notes: ['2026-02-24'], use: ['1,234.50'] } },
  },
  {
    name: 'formulas, by their last value',
    content: xlsx([
      ['description', 'hs code'],
      [
        { text: 'Cotton shirt', formula: 'A9&" shirt"' },
        { number: 6109100012, formula: 'B9*1' },
      ],
    ]),
    outcome: { fields: { description: ['Cotton shirt'], existing_code: ['6109100012'] } },
  },
  {
    name: 'an error where a formula broke',
    content: xlsx([
      ['description', 'hs code'],
      ['Cotton shirt', { error: '#N/A' }],
    ]),
    outcome: {
      fields: { description: ['Cotton shirt'], existing_code: ['#N/A'] },
      precheck: { valid: 1, warnings: 1 },
    },
  },
  {
    name: 'hidden rows',
    content: xlsx([['description'], ['Cotton shirt'], ['Steel flask']], { hidden: [1] }),
    outcome: { fields: { description: SHIRTS }, rowIndexes: [2, 3] },
  },
  {
    name: 'empty rows between and a thousand at the end',
    content: xlsx([
      ['description', 'notes'],
      ['Cotton shirt', ''],
      [],
      ['Steel flask', ''],
      ...Array.from({ length: 1000 }, () => ['', ' ']),
    ]),
    outcome: {
      fields: { description: ['Cotton shirt', '', 'Steel flask'] },
      rowIndexes: [2, 3, 4],
      precheck: { total: 3, empty: 1, valid: 2 },
    },
  },
  {
    name: 'codes that became numbers: a zero lost',
    content: xlsx([
      ['description', 'hts code'],
      ['Horse', { number: 101210010 }],
      ['Shirt', { number: 6109100012 }],
    ]),
    outcome: { fields: { existing_code: ['101210010', '6109100012'] }, precheck: { warnings: 0 } },
  },
  {
    name: 'codes shown as 6.11E+09',
    content: xlsx([
      ['description', 'hts code'],
      ['Shirt', { number: 6109100012, style: 'exponent' }],
    ]),
    outcome: { fields: { existing_code: ['6109100012'] }, precheck: { warnings: 0 } },
  },
  {
    name: 'codes whose format gives the zero and the points back',
    content: xlsx([
      ['description', 'hts code'],
      ['Horse', { number: 101210010, style: 'zeros' }],
      ['Shirt', { number: 6109100012, style: 'points' }],
    ]),
    outcome: { fields: { existing_code: ['0101210010', '6109.10.00.12'] } },
  },
  {
    name: 'codes saved as 6.109E+09 in a CSV',
    content: Buffer.from('description,hs code\nShirt,6.109E+09\nHorse,1.01210010E+08\n'),
    outcome: {
      fields: { existing_code: ['6.109E+09', '1.01210010E+08'] },
      precheck: { valid: 2, warnings: 1 },
    },
  },
  {
    name: 'no-break, zero-width and ideographic blanks',
    content: xlsx([
      ['description', 'hs\u00a0code', 'origin'],
      ['\u00a0Cotton\u00a0shirt\u200b\u3000', '6109\u00a010\u00a000', ' VN '],
    ]),
    outcome: {
      fields: { description: ['Cotton shirt'], existing_code: ['6109 10 00'], origin: ['VN'] },
      precheck: { warnings: 0 },
    },
  },
  {
    name: 'letters that come apart',
    content: xlsx([['Mo\u0302 ta\u0309'], ['A\u0301o thun']]),
    outcome: { fields: { description: ['Áo thun'] } },
  },
  {
    name: 'a cell of forty thousand characters',
    content: Buffer.from(`description,notes\nShirt,"${'x'.repeat(40_000)}"\n`),
    outcome: { fields: { description: ['Shirt'] }, precheck: { invalid: 1, valid: 0 } },
  },
  {
    name: 'the first sheet empty, the second with the products',
    content: workbook(
      { name: 'Cover', rows: [] },
      { name: 'Data', rows: [['description'], ['Cotton shirt']] },
    ),
    outcome: { fields: { description: ['Cotton shirt'] } },
  },
];

const TEXTS: readonly UglySheet[] = [
  {
    name: 'a CSV with semicolons and decimal commas',
    content: Buffer.from('description;price\r\n"Cotton shirt";1,50\r\nSteel flask;2,00\r\n'),
    outcome: { fields: { description: SHIRTS } },
  },
  {
    name: 'a CSV with tabs',
    content: Buffer.from('description\tnotes\nCotton shirt\ta, b; c\nSteel flask\t\n'),
    outcome: { fields: { description: SHIRTS, notes: ['a, b; c', ''] } },
  },
  {
    name: 'a CSV with bars',
    content: Buffer.from('description|origin\nCotton shirt|VN\nSteel flask|CN\n'),
    outcome: { fields: { description: SHIRTS, origin: ['VN', 'CN'] } },
  },
  {
    name: 'UTF-8 with its mark',
    content: Buffer.from('\ufeffdescription,origin\nÁo thun,VN\n'),
    outcome: { fields: { description: ['Áo thun'] }, columns: ['description', 'origin'] },
  },
  {
    name: 'UTF-16, little end first',
    content: utf16('description\torigin\nÁo thun\tVN\n', 'le'),
    outcome: { fields: { description: ['Áo thun'] } },
  },
  {
    name: 'UTF-16, big end first',
    content: utf16('description\torigin\nÁo thun\tVN\n', 'be'),
    outcome: { fields: { description: ['Áo thun'] } },
  },
  {
    name: 'Windows-1252',
    content: Buffer.from('description;notes\r\nChemise en coton légère;Größe M\r\n', 'latin1'),
    outcome: { fields: { description: ['Chemise en coton légère'], notes: ['Größe M'] } },
  },
  {
    name: 'Shift_JIS',
    content: Buffer.from('956996bc2c8dde8ebf0d0a548356838383632c96c80d0a', 'hex'),
    outcome: { fields: { description: ['Tシャツ'], material: ['綿'] } },
  },
  {
    name: 'EUC-KR',
    content: Buffer.from('c7b0b8ed2cc0e7c1fa0d0ac6bcbcc5c3f72cb8e90d0a', 'hex'),
    outcome: { fields: { description: ['티셔츠'], material: ['면'] } },
  },
  {
    name: 'line breaks, quotes and inches within cells',
    content: Buffer.from('description,notes\n"Shirt, ""Basic""\nlong sleeves",TV 55" set\n'),
    outcome: { fields: { description: ['Shirt, "Basic"\nlong sleeves'], notes: ['TV 55" set'] } },
  },
  {
    name: 'rows shorter and longer than the header',
    content: Buffer.from('description,origin\nCotton shirt\nSteel flask,CN,left over\n'),
    outcome: { fields: { description: SHIRTS, origin: ['', 'CN'] } },
  },
];

const FLOOD = Buffer.alloc(30 * 1024 * 1024, 0x20);
const GOOD = workbookParts({ rows: [['description'], ['Cotton shirt']] });

const NOT_SHEETS: readonly UglySheet[] = [
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
    outcome: 'file_not_spreadsheet',
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
    outcome: 'file_damaged',
  },
  {
    name: 'packed bytes without an archive around them',
    content: deflateRawSync(Buffer.from('description\nShirt\n'.repeat(50))),
    outcome: 'file_not_spreadsheet',
  },
];

/** Spreadsheets as people have them. */
export const UGLY_SHEETS: readonly UglySheet[] = [...HEADERS, ...CELLS, ...TEXTS, ...NOT_SHEETS];
