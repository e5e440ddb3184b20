import { readFile } from 'node:fs/promises';
import { withClient } from '@svc/storage/client';
import { copyRows } from '@svc/storage/datasets/copy-rows';
import { timed } from '../figures.ts';
import { ownedModulePath } from './owned-module.ts';

const COLUMNS = [
  'hts_number',
  'indent',
  'description',
  'unit',
  'general_rate',
  'special_rate',
  'column2_rate',
  'quota',
  'additional',
] as const;

interface CsvParse {
  readonly parse: (text: Buffer, options: object) => readonly (readonly string[])[];
}

/**
 * Milliseconds of the minimum work of a load: csv-parse of the file, and COPY of its rows into a table with the same
 * columns.
 */
export async function measureLoadFloor(databaseUrl: string, path: string): Promise<number> {
  const { parse } = (await import(ownedModulePath('csv-parse/sync'))) as CsvParse;
  return withClient(databaseUrl, async (client) => {
    const types = COLUMNS.map((column) => `${column} text`).join(', ');
    await client.query('DROP TABLE IF EXISTS bench_floor');
    await client.query(`CREATE TABLE bench_floor (${types})`);
    const bytes = await readFile(path);
    const { ms } = await timed(async () => {
      const rows = parse(bytes, { bom: true, from_line: 2 });
      await copyRows(client, 'bench_floor', COLUMNS, rows);
    });
    await client.query('DROP TABLE bench_floor');
    return ms;
  });
}
