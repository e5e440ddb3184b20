import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { runAlone } from '../../../test/test-tariff.ts';

const ID = 'a'.repeat(32);
const COLUMNS = ['Name', 'Fabric', 'Item'];
const NOTHING = {
  material: null,
  use: null,
  composition: null,
  origin: null,
  notes: null,
  existing_code: null,
};
const COUNTS = { pending: 0, processing: 0, done: 0, error: 0, skipped: 0, duplicate: 0 };

let server: Server;
let url: string;
const folder = suiteFolder();
let file: string;
/** Requests to the fake service, and its suggested mapping. */
let received: { readonly call: string; readonly body: string; readonly language: string | undefined }[];
let suggested: Readonly<Record<string, string | null>>;
let polls: number;
let finalCounts: Readonly<Record<string, number>>;

beforeAll(async () => {
  file = join(folder, 'products.csv');
  writeFileSync(file, 'Name,Fabric,Item\nT-shirt,cotton,A1\n');
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      const language = request.headers['accept-language'];
      received.push({ call, body: Buffer.concat(chunks).toString(), language });
      answer(call, (value) => response.end(typeof value === 'string' ? value : JSON.stringify(value)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  suggested = { ...NOTHING, description: 'Name', sku: 'Item' };
  polls = 0;
  finalCounts = { ...COUNTS, done: 1, duplicate: 1 };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function answer(call: string, end: (value: unknown) => void): void {
  const issue = { code: 'empty', field: 'description', severity: 'error' };
  const issues = [{ ...issue, row_index: 9, message: 'of the suggested columns' }];
  const checked = [{ ...issue, row_index: 3, message: 'says nothing' }];
  const batch = {
    id: ID,
    status: 'uploaded',
    columns: COLUMNS,
    total_rows: 2,
    validation: { suggested_mapping: suggested, precheck: { issues } },
  };
  if (call === 'POST /api/batches' || call === `GET /api/batches/${ID}`) return end(batch);
  if (call.endsWith('/validate') || call.endsWith('/start')) {
    return end({ ...batch, validation: { suggested_mapping: suggested, precheck: { issues: checked } } });
  }
  if (call.includes('/export')) return end('Name,Final code\nT-shirt,\n');
  polls += 1;
  const common = { id: ID, total_rows: 2, processed_rows: 1, eta_seconds: 100 };
  return end(
    polls === 1
      ? { ...common, status: 'running', percent: 50, counts: COUNTS }
      : { ...common, status: 'completed', percent: 100, counts: finalCounts },
  );
}

const runBatch = (isTTY: boolean, ...more: string[]) =>
  runAlone(
    ['batch', 'run', file, '--market', 'US', '--out', join(folder, 'out.csv'), '--url', url, ...more],
    isTTY,
  );

describe('batch run', () => {
  it('uploads, starts with the suggested columns, waits and writes the results', async () => {
    const { code, stdout, stderr } = await runBatch(false, '--language', 'vi', '--save-to-catalog');
    expect([code, stdout]).toEqual([0, `2 rows: 1 done, 1 duplicate\nresults: ${join(folder, 'out.csv')}\n`]);
    expect(stderr).toBe(
      `batch ${ID}: 2 rows; description=Name, sku=Item\n` +
        '  columns not used (--map names them): Fabric\n  row 3: says nothing\n',
    );
    expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toBe('Name,Final code\nT-shirt,\n');
    expect(received.map(({ call }) => call)).toEqual([
      'POST /api/batches',
      `GET /api/batches/${ID}`,
      `POST /api/batches/${ID}/validate`,
      `POST /api/batches/${ID}/start`,
      `GET /api/batches/${ID}/progress`,
      `GET /api/batches/${ID}/progress`,
      `GET /api/batches/${ID}/export?format=csv`,
    ]);
    expect(received[0]?.body).toContain('T-shirt,cotton,A1');
    expect(JSON.parse(received[2]?.body ?? '')).toEqual({
      market: 'US',
      save_to_catalog: true,
      column_mapping: { ...NOTHING, description: 'Name', sku: 'Item' },
    });
    expect([received[0]?.language, received[6]?.language]).toEqual(['vi', 'vi']);
  });

  it('shows progress with rows and remaining time on a terminal', async () => {
    const { stderr } = await runBatch(true);
    expect(stderr).toContain('[############            ] 50 % 1 of 2 rows, 2 min left');
  });

  it('takes the mapping from --map', async () => {
    suggested = { ...NOTHING, description: null, sku: null };
    await runBatch(false, '--map', 'description=Name, material=Fabric');
    const mapped = { column_mapping: { description: 'Name', material: 'Fabric', sku: null } };
    for (const place of [2, 3]) expect(JSON.parse(received[place]?.body ?? '')).toMatchObject(mapped);
  });

  it('starts nothing without a description column, and explains how to name one', async () => {
    suggested = { ...NOTHING, description: null, sku: null };
    const { code, stderr } = await runBatch(false);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('--map "description=COLUMN". Columns: Name, Fabric, Item'),
    ]);
    expect(received.some(({ call }) => call.endsWith('/start'))).toBe(false);
  });

  it.each([
    ['description=Nome', 'names no column of the file: "Nome"'],
    ['name=Name', 'must be FIELD=COLUMN with description, material'],
  ])('starts nothing with --map %s', async (map, words) => {
    const { code, stderr } = await runBatch(false, '--map', map);
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(received.some(({ call }) => call.endsWith('/start'))).toBe(false);
  });

  it('lists the next steps if rows failed', async () => {
    finalCounts = { ...COUNTS, done: 1, error: 1 };
    expect((await runBatch(false)).stdout).toContain('the column "Error" of the results says why');
  });

  it.each([
    [['batch', 'run'], 2, '--file is missing'],
    [['batch', 'run', 'none.csv', '--market', 'US', '--out', '/tmp/o.csv'], 1, 'there is no such file'],
    [['batch', 'run', 'a', 'b', '--market', 'US', '--out', 'o.csv'], 2, '"b" belongs to no option'],
  ])('rejects %j before anything is sent', async (argv, code, words) => {
    const run = await runAlone(argv);
    expect([run.code, run.stderr]).toEqual([code, expect.stringContaining(words)]);
    expect(received).toEqual([]);
  });

  it('rejects an --out that is not a spreadsheet', async () => {
    const { code, stderr } = await runAlone(['batch', 'run', file, '--market', 'US', '--out', 'o.pdf']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('must end in .xlsx or .csv')]);
  });

  it('reports that no service responds', async () => {
    const argv = [
      'batch',
      'run',
      file,
      '--market',
      'US',
      '--out',
      join(folder, 'o.csv'),
      '--url',
      'http://127.0.0.1:1',
    ];
    const { code, stderr } = await runAlone(argv);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/fetch failed/)]);
  });
});
