import { workbook } from '../workbook.ts';
import { SHIRTS, xlsx, type UglySheet } from './ugly-sheet.ts';

export const CELLS: readonly UglySheet[] = [
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
  {
    name: 'a cover sheet before the products',
    content: workbook(
      {
        name: 'Cover',
        rows: [['Example Ltd'], ['Product list'], ['Prepared by:', 'Jane'], ['Date:', '2026-01-01']],
      },
      {
        name: 'Data',
        rows: [
          ['SKU', 'Description', 'Origin'],
          ['A1', 'Cotton shirt', 'VN'],
        ],
      },
    ),
    outcome: { fields: { sku: ['A1'], description: ['Cotton shirt'], origin: ['VN'] }, rowIndexes: [2] },
  },
  {
    name: 'instructions before the products',
    content: workbook(
      {
        name: 'Read me',
        rows: [['Instructions'], ['Fill in the other sheet.'], ['description', 'what the product is']],
      },
      {
        name: 'Data',
        rows: [
          ['Description', 'Origin'],
          ['Cotton shirt', 'VN'],
        ],
      },
    ),
    outcome: { fields: { description: ['Cotton shirt'] }, columns: ['Description', 'Origin'] },
  },
  {
    name: 'a hidden sheet of lists before the products',
    content: workbook(
      {
        name: 'Lists',
        isHidden: true,
        rows: [
          ['Description', 'Origin', 'Material'],
          ['Any', 'Vietnam', 'Cotton'],
        ],
      },
      {
        name: 'Data',
        rows: [
          ['Description', 'Origin'],
          ['Cotton shirt', 'VN'],
        ],
      },
    ),
    outcome: { fields: { description: ['Cotton shirt'] }, columns: ['Description', 'Origin'] },
  },
  {
    name: 'cells merged over several products',
    content: xlsx(
      [
        ['SKU', 'Description', 'Origin'],
        ['A1', 'Cotton shirt', 'VN'],
        ['A2', null, null],
        ['A3', 'Steel flask', null],
      ],
      { merged: ['B2:B3', 'C2:C4'] },
    ),
    outcome: {
      fields: { description: ['Cotton shirt', 'Cotton shirt', 'Steel flask'], origin: ['VN', 'VN', 'VN'] },
      precheck: { duplicates: 1, valid: 2 },
    },
  },
  {
    name: 'a merged cell that reaches below the table',
    content: xlsx(
      [
        ['Description', 'Origin'],
        ['Cotton shirt', 'VN'],
        ['Steel flask', null],
        [null, null],
      ],
      {
        merged: ['B2:B1000'],
      },
    ),
    outcome: { fields: { description: SHIRTS, origin: ['VN', 'VN'] }, precheck: { total: 2 } },
  },
  {
    name: 'a line of totals, dashes for nothing and formulas that broke',
    content: xlsx([
      ['SKU', 'Description', 'Material', 'HS code', 'Origin'],
      ['A1', 'Cotton shirt', '-', '-', '—'],
      ['A2', { error: '#REF!' }, 'Steel', '9617.00', 'CN'],
      [{ error: '#N/A' }, 'Steel flask', { error: '#N/A' }, '9617.00', 'CN'],
      [null, 'Total', null, null, null],
    ]),
    outcome: {
      fields: {
        sku: ['A1', 'A2', '', ''],
        description: ['Cotton shirt', '', 'Steel flask', ''],
        material: ['', 'Steel', '', ''],
      },
      precheck: { total: 4, valid: 2, empty: 2, warnings: 1 },
    },
  },
  {
    name: 'the header repeated on every page',
    content: xlsx([
      ['Description', 'Origin'],
      ['Cotton shirt', 'VN'],
      ['Description', 'Origin'],
      ['Steel flask', 'CN'],
    ]),
    outcome: {
      fields: { description: ['Cotton shirt', '', 'Steel flask'] },
      precheck: { valid: 2, empty: 1 },
    },
  },
  {
    name: 'codes that became numbers: points taken for decimals, zeros lost at both ends',
    content: xlsx([
      ['description', 'hts code'],
      ['Shirt', { number: 6109.1 }],
      ['Horse', { number: 101.2 }],
      ['Flask', { number: 9617001000, style: 'thousands' }],
      ['Hat', { number: 101210010, style: 'language' }],
      ['Bag', { number: 46077, style: 'date' }],
    ]),
    outcome: {
      fields: { existing_code: ['6109.1', '101.2', '9,617,001,000', '0101210010', '2026-02-24'] },
      precheck: { valid: 5, warnings: 1 },
    },
  },
  {
    name: 'shares as percent',
    content: xlsx([
      ['description', 'composition'],
      ['Cotton shirt', { number: 1, style: 'share' }],
      ['Mixed shirt', { number: 0.955, style: 'share' }],
    ]),
    outcome: { fields: { composition: ['100.0%', '95.5%'] } },
  },
];
