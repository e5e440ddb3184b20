import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAlone } from '../../../test/test-tariff.ts';

const ID = 'b'.repeat(32);
const COUNTS = { pending: 0, processing: 0, done: 1, error: 0, skipped: 0, duplicate: 0 };
const BATCH = {
  id: ID,
  columns: ['Name', 'Color'],
  total_rows: 1,
  validation: { suggested_mapping: { description: 'Name' }, precheck: { issues: [] } },
};

let server: Server;
let url: string;
let folder: string;
/** Requests to the fake service, and its overridden responses. */
let calls: string[];
let status: string;
let refused: { readonly call: string; readonly status: number } | null;

beforeAll(async () => {
  server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    request.resume().on('end', () => {
      if (refused !== null && call.startsWith(refused.call)) {
        response.statusCode = refused.status;
        response.end(JSON.stringify({ code: 'validation_error', detail: 'The file has no rows' }));
        return;
      }
      if (call.includes('/export')) return void response.end('Name,Final code\nT-shirt,\n');
      const isProgress = call.includes('/progress');
      const progress = { status: 'completed', counts: COUNTS, percent: 100, processed_rows: 1 };
      response.end(JSON.stringify({ ...BATCH, status, ...(isProgress ? progress : {}) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'batch-watch-'));
  [calls, status, refused] = [[], 'uploaded', null];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const put = (name: string) => writeFileSync(join(folder, name), 'Name,Color\nT-shirt,red\n');
const watch = () =>
  runAlone(['batch', 'watch', folder, '--market', 'US', '--format', 'csv', '--url', url, '--once']);
const listed = (place: string) => readdirSync(join(folder, place)).toSorted();

describe('batch watch', () => {
  it('writes the results of each file, moves the file away and ignores other files', async () => {
    for (const name of ['a.csv', 'b.XLSX', 'notes.txt', '~$a.xlsx']) put(name);
    const { code, stdout } = await watch();
    expect([code, stdout]).toEqual([0, '2 done, 0 failed\n']);
    expect(listed('results')).toEqual(['a-results.csv', 'b-results.csv']);
    expect(readFileSync(join(folder, 'results', 'a-results.csv'), 'utf8')).toContain('Final code');
    expect([listed('done'), listed('working')]).toEqual([['a.csv', 'b.XLSX'], []]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['notes.txt', '~$a.xlsx']));
    rmSync(folder, { recursive: true });
  });

  it('writes separate results for files that differ in their ending, and follows no link', async () => {
    for (const name of ['orders.csv', 'orders.xlsx', `${'n'.repeat(236)}.csv`]) put(name);
    const outside = join(folder, 'outside');
    writeFileSync(outside, 'kept');
    symlinkSync(outside, join(folder, 'link.csv'));
    mkdirSync(join(folder, 'results'));
    for (const name of ['.part', 'orders-results.csv']) symlinkSync(outside, join(folder, 'results', name));
    writeFileSync(
      Buffer.concat([Buffer.from(join(folder, 'undecodable')), Buffer.from([0xff]), Buffer.from('.csv')]),
      '',
    );
    expect((await watch()).stdout).toBe('3 done, 0 failed\n');
    expect(listed('results').slice(1)).toEqual(['orders-results.csv', 'orders.xlsx-results.csv']);
    expect([readFileSync(outside, 'utf8'), existsSync(join(folder, 'link.csv'))]).toEqual(['kept', true]);
    ['orders.csv', 'orders.xlsx'].forEach(put);
    expect((await watch()).stdout).toBe('2 done, 0 failed\n');
    expect(listed('results')).toHaveLength(3);
  });

  it('continues the batch of an interrupted run and starts no other', async () => {
    mkdirSync(join(folder, 'working'));
    put(join('working', 'a.csv'));
    writeFileSync(join(folder, 'working', 'a.csv.batch.json'), JSON.stringify({ batch_id: ID }));
    status = 'running';
    expect((await watch()).stdout).toBe('1 done, 0 failed\n');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect([listed('results'), listed('working')]).toEqual([['a-results.csv'], []]);
  });

  it('takes each file that is there, even one dated ahead by the clock of a file server', async () => {
    put('a.csv');
    const ahead = new Date(Date.now() + 3_600_000);
    utimesSync(join(folder, 'a.csv'), ahead, ahead);
    expect((await watch()).stdout).toBe('1 done, 0 failed\n');
  });

  it('moves a rejected file away with the reason', async () => {
    put('a.csv');
    refused = { call: 'POST /api/batches', status: 422 };
    expect((await watch()).stdout).toBe('0 done, 1 failed\n');
    expect(listed('failed')).toEqual(['a.csv', 'a.csv.txt']);
    expect(readFileSync(join(folder, 'failed', 'a.csv.txt'), 'utf8')).toContain('The file has no rows');
  });

  it('leaves a file for the next run while the key is rejected', async () => {
    put('a.csv');
    refused = { call: 'POST /api/batches', status: 401 };
    const { code, stderr } = await watch();
    expect([code, stderr]).toEqual([1, expect.stringContaining('1 not processed: run it again')]);
    refused = null;
    expect((await watch()).stdout).toBe('1 done, 0 failed\n');
  });
});
