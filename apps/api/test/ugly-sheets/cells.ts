import { readFileSync } from 'node:fs';
import { workbook, type SheetParts } from '../workbook.ts';
import { xlsx, type Read, type UglySheet } from './ugly-sheet.ts';

/** A sheet with its outcome, of `workbooks.json`. */
interface StoredSheet extends SheetParts {
  readonly name: string;
  readonly outcome: Read | string;
}

const STORED = JSON.parse(
  readFileSync(new URL('workbooks.json', import.meta.url), 'utf8'),
) as readonly StoredSheet[];

export const CELLS: readonly UglySheet[] = [
  ...STORED.map(({ name, outcome, rows, ...more }) => ({ name, outcome, content: xlsx(rows, more) })),
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
    name: 'codes saved as 6.109E+09 in a CSV',
    content: Buffer.from('description,hs code\nShirt,6.109E+09\nHorse,1.01210010E+08\n'),
    outcome: {
      fields: { existing_code: ['6.109E+09', '1.01210010E+08'] },
      precheck: { valid: 2, warnings: 1 },
    },
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
];
