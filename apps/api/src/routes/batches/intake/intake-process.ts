import { buffer } from 'node:stream/consumers';
import { writeXlsx } from '@svc/table-file/xlsx/write-xlsx';
import { readProducts, importFile, WARM_UP, type IntakeAnswer, type IntakeRequest } from './import-file.ts';

const BYTES_PER_MB = 1024 * 1024;

const HEADER = ['description', 'material', 'use', 'origin', 'sku'];
const ROWS = 1000;
const TURNS = 3;

/** Parses a small generated workbook, so that code is compiled before the first real file. */
async function warmUp(): Promise<void> {
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

function answer(result: IntakeAnswer): void {
  process.send?.(result);
}

process.on('message', (request: IntakeRequest | typeof WARM_UP) => {
  if (request === WARM_UP) return void warmUp();

  importFile(request).then(
    (result) => answer({ result, memoryMb: process.memoryUsage.rss() / BYTES_PER_MB }),
    (error: unknown) =>
      answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
