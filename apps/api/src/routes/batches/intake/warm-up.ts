import { buffer } from 'node:stream/consumers';
import { writeXlsx } from '@svc/table-file/xlsx/write-xlsx';
import { readProducts } from './read-products.ts';

/** The message that has a process warm up. */
export const WARM_UP = 'warm up';

const HEADER = ['description', 'material', 'use', 'origin', 'sku'];
const ROWS = 1000;
const TURNS = 3;

/** Reads a small workbook of invented products: code that has run before is compiled, and the first real file is read as soon as any. */
export async function warmUp(): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, place) => [
    `Product ${place}, knitted, of cotton`,
    'cotton',
    'household',
    'VN',
    `ITEM-${place}`,
  ]);
  const sheet = { name: 'Products', columns: HEADER.map(() => ({ width: 20 })), header: HEADER, rows };
  const content = await buffer(writeXlsx([sheet]));
  for (let turn = 0; turn < TURNS; turn += 1)
    await readProducts(content, { serviceRows: ROWS, planRows: null, tableChars: Infinity });
}
