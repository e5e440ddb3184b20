import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { suiteFolder } from '@svc/testkit/folder';
import { mappingOf } from './batch-kit.ts';
import { builtApps, type BuiltApps } from './built-apps.ts';
import { startBystander, type Bystander } from './bystander.ts';
import { helpersOf, p95, peakMemory } from './process-facts.ts';
import { loadSampleDatasets } from './sample-datasets.ts';
import { createTestAccount, type TestAccount } from './test-accounts.ts';
import { sharedTextWorkbook } from './workbook.ts';

/** Maximum growth of the process over its peak at idle, in MiB; one body read whole would take more. */
const GROWTH_MAX_MIB = 256;
/** Maximum slowdown of others during an attack. */
const SLOWER_MAX = 3;
/** Waits up to this are accepted on any machine, because the attacker shares its cores. */
const WAIT_FLOOR_MS = 100;
const IDLE_CALLS = 200;
/** An attack is repeated until there are so many calls meanwhile: a 95th percentile of fewer says nothing. */
const CALLS_MEANWHILE = 60;
/** A busy machine slows every process at times; a blocking process slows others every time. */
const ROUNDS = 3;
const STALLED = 150;
const CHECKED_ROWS = 2000;
const POOL = 10;
const EXPORTS_AT_ONCE = 6;
const EXPORTS_PER_ACCOUNT = 2;

let database: TestDatabase;
let account: TestAccount;
let other: TestAccount;
let apps: BuiltApps;
const uploadDir = suiteFolder();
let process_: ChildProcess;
let idleMs: number;
let idleMib: number;
let bystander: Bystander;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSampleDatasets(database);
  account = await createTestAccount(database, 'Attacker', { credits: '10000' });
  other = await createTestAccount(database, 'Bystander');
  apps = await builtApps(database, {
    DATABASE_POOL_SIZE: String(POOL),
    UPLOAD_DIR: uploadDir,
    EXPORTS_AT_ONCE: String(EXPORTS_AT_ONCE),
    EXPORTS_PER_ACCOUNT: String(EXPORTS_PER_ACCOUNT),
  });
  process_ = await apps.startApi();
  bystander = await startBystander(url('/api/auth/me'), other.key);
  idleMs = p95(await bystander.calls(IDLE_CALLS));
  idleMib = peakMemory(process_);
});
afterAll(async () => {
  await bystander.close();
  await apps.kill();
  await database.close();
});

const url = (path: string): string => `${apps.address}${path}`;

interface Attacked {
  readonly answers: readonly Answered[];
  /** 95th percentile of what bystanders waited meanwhile. */
  readonly waitMs: number;
}

/** Repeats an attack until bystanders have called often enough; the least disturbed of some rounds counts. */
async function attacked(attack: () => Promise<Answered>): Promise<Attacked> {
  const answers: Answered[] = [];
  let waitMs = Infinity;
  for (let round = 0; round < ROUNDS && waitMs >= waitMaxMs(); round += 1) {
    const waits: number[] = [];
    while (waits.length < CALLS_MEANWHILE) {
      const calling = bystander.callsUntilStopped();
      answers.push(await attack());
      waits.push(...(await calling.stop()));
    }
    waitMs = Math.min(waitMs, p95(waits));
  }

  return { answers, waitMs };
}

const waitMaxMs = (): number => Math.max(SLOWER_MAX * idleMs, WAIT_FLOOR_MS);

interface Answered {
  readonly status: number;
  readonly ms: number;
}

async function timed(call: () => Promise<Response>): Promise<Answered> {
  const start = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - start };
}

const bulk = (body: Buffer): Promise<Answered> =>
  timed(() =>
    fetch(url('/api/skus/bulk'), {
      method: 'POST',
      headers: {
        'X-API-Key': account.key,
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
      },
      body: new Uint8Array(body),
    }),
  );

const listOf = (item: string, times: number): string => `{"items":[${`${item},`.repeat(times)}5]}`;
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

function upload(content: Buffer, signal: AbortSignal = new AbortController().signal): Promise<Answered> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), 'products.csv');
  const headers = { 'X-API-Key': account.key };
  return timed(() => fetch(url('/api/batches'), { method: 'POST', headers, body: form, signal }));
}

const filesLeft = (): string[] =>
  readdirSync(uploadDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('a process under attack', () => {
  it.each([
    ['128 MiB of line ends', () => `${'\n'.repeat(2 ** 27 - 1)}x`],
    ['44 million empty items', () => `{"items":[${'{},'.repeat(44_000_000)}{}]}`],
    ['items of 80,000 empty objects', () => listOf(`[${'{},'.repeat(80_000)}{}]`, 400)],
    ['items of 60,000 arrays within each other', () => listOf(nested(60_000), 900)],
    ['items of 30,000 fields', () => listOf(`{${'"a":1,'.repeat(30_000)}"__proto__":1}`, 600)],
    ['items of as many values as one may have', () => listOf(`{"a":[${'{},'.repeat(900)}{}]}`, 4900)],
  ])('rejects a bulk body of %s within a second', async (_what, body) => {
    const packed = gzipSync(body());
    const { answers, waitMs } = await attacked(() => bulk(packed));
    for (const { status, ms } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(ms).toTakeUnder(1000);
    }
    expect(waitMs).toTakeUnder(waitMaxMs());
  });

  it.each([
    [
      'a workbook that keeps one text for a thousand cells',
      () => sharedTextWorkbook('x'.repeat(204_800), 1000, 1),
    ],
    ['a line of 150,000 cells', () => Buffer.from('material,'.repeat(150_000))],
    ['25 lines of 400,000 cells', () => Buffer.from(`${'a,'.repeat(400_000)}\n`.repeat(25))],
  ])('rejects an upload of %s within five seconds', async (_what, content) => {
    const file = content();
    const { answers, waitMs } = await attacked(() => upload(file));
    for (const { status, ms } of answers) {
      expect(status).toBe(422);
      expect(ms).toTakeUnder(5000);
    }
    expect(waitMs).toTakeUnder(waitMaxMs());
    expect(filesLeft()).toEqual([]);
    expect(await database.client.batch.count()).toBe(0);
  });

  it('checks a batch for 60 concurrent calls and serves the others', async () => {
    const rows = Array.from({ length: CHECKED_ROWS }, (_, row) => `Knitted cotton shirt ${row}\n`);
    expect((await upload(Buffer.from(`description\n${rows.join('')}`))).status).toBe(200);
    const { id } = await database.client.batch.findFirstOrThrow();
    const check = () =>
      timed(() =>
        fetch(url(`/api/batches/${id}/validate`), {
          method: 'POST',
          headers: { 'X-API-Key': account.key, 'Content-Type': 'application/json' },
          body: JSON.stringify({ column_mapping: mappingOf('description') }),
        }),
      );
    const statuses = new Set<number>();
    const { waitMs } = await attacked(async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, check));
      for (const { status } of answers) statuses.add(status);
      return { status: 200, ms: 0 };
    });
    expect([...statuses].filter((status) => ![200, 429].includes(status))).toEqual([]);
    expect(waitMs).toTakeUnder(waitMaxMs());
    await database.client.batch.deleteMany();
  });

  it('ends the process of an upload whose caller disconnects, and frees the slot', async () => {
    // Half a minute of work for one core.
    const slow = Buffer.from(`description,a\n${`shirt${',a'.repeat(10_000)}\n`.repeat(900)}`);
    const leaving = new AbortController();
    const attack = upload(slow, leaving.signal);
    attack.catch(() => undefined);
    await waitFor('a file to be read', () => filesLeft().length === 1, 20_000);
    const busy = helpersOf(process_);
    setTimeout(() => leaving.abort(), 1500);
    await expect(attack).rejects.toThrow('aborted');
    await waitFor('the file to be gone', () => filesLeft().length === 0, 5000);
    await waitFor(
      'the process to be gone',
      () => helpersOf(process_).every((id) => !busy.includes(id)),
      5000,
    );
    expect((await upload(Buffer.from('description\nshirt\n'))).status).toBe(200);
    await database.client.batch.deleteMany();
  });

  it('deletes the file of an interrupted upload', async () => {
    const socket = connect(Number(new URL(apps.address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    socket.write(
      `POST /api/batches HTTP/1.1\r\nHost: x\r\nX-API-Key: ${account.key}\r\nContent-Length: 900000\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\n\r\n${head}${'description\n'.repeat(10_000)}`,
    );
    await waitFor('the file to arrive', () => filesLeft().length === 1);
    socket.destroy();
    await waitFor('the file to be gone', () => filesLeft().length === 0);
    expect((await upload(Buffer.from('description\nshirt\n'))).status).toBe(200);
    await database.client.batch.deleteMany();
  });

  it(`survives ${STALLED} stalled readers of exports and serves the others`, async () => {
    const id = await longBatch();
    const readers = Array.from({ length: STALLED }, () => stalledReader(`/api/batches/${id}/export`));
    await waitFor(
      'every reader to be answered',
      () => readers.every(({ status }) => status() !== null),
      30_000,
    );
    const statuses = readers.map(({ status }) => status());
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(EXPORTS_PER_ACCOUNT);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(
      STALLED - EXPORTS_PER_ACCOUNT,
    );
    const theirs = await timed(() =>
      fetch(url(`/api/usage/ledger/export`), { headers: { 'X-API-Key': other.key } }),
    );
    expect(theirs.status).toBe(200);
    expect(Math.min(...(await bystander.calls(3)))).toTakeUnder(1000);
    const connections = await database.client.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()`;
    // Those of this test are among them.
    expect(connections[0]?.count).toBeLessThanOrEqual(POOL + EXPORTS_AT_ONCE + POOL);
    for (const { socket } of readers) socket.destroy();
    await waitFor('the processes of the exports to end', () => helpersOf(process_).length <= 2, 10_000);
  });

  it('uses a bounded amount of memory', () => {
    expect(peakMemory(process_) - idleMib).toBeLessThan(GROWTH_MAX_MIB);
  });
});

/** A started batch, large enough for its export to run in a child process. */
async function longBatch(): Promise<string> {
  const rows = 6000;
  const lines = Array.from({ length: rows }, (_, place) => `Shirt ${place},${'cotton '.repeat(60)}`);
  const form = new FormData();
  form.set('file', new Blob([`description,notes\n${lines.join('\n')}\n`]), 'long.csv');
  const headers = { 'X-API-Key': account.key };
  const answer = await fetch(url('/api/batches'), { method: 'POST', headers, body: form });
  const { id } = (await answer.json()) as { id: string };
  const started = await fetch(url(`/api/batches/${id}/start`), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ column_mapping: mappingOf('description', 'notes') }),
  });
  expect(started.status).toBe(200);
  return id;
}

interface Reader {
  readonly socket: Socket;
  /** Status of the response, once it has come. */
  readonly status: () => number | null;
}

function stalledReader(path: string): Reader {
  let status: number | null = null;
  const socket = connect(Number(new URL(apps.address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.once('data', (head) => {
    status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString())?.[1]);
    socket.pause();
  });
  socket.write(`GET ${path}?format=csv HTTP/1.1\r\nHost: x\r\nX-API-Key: ${account.key}\r\n\r\n`);
  return { socket, status: () => status };
}
