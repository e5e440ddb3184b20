import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@svc/testkit/wait-for';
import { suiteFolder } from '@svc/testkit/folder';
import { sessionToken, signedIn } from '../../../../test/sessions.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

const PATH = '/api/admin/datasets/upload';
const MIB = 1024 * 1024;
const SCHEDULE = Buffer.from('code,indent,description\n0101,0,Horses\n');

let api: TestApi;
let admin: Awaited<ReturnType<typeof signedIn>>;
let token: string;
const folder = suiteFolder();
beforeAll(async () => {
  api = await startTestApi({
    env: { SCHEDULE_MAX_FILE_MB: '1', UPLOAD_IDLE_SECONDS: '2', UPLOAD_DIR: folder },
  });
  admin = await signedIn(api, 'admin');
  token = await sessionToken(api, 'admin');
});
afterEach(() => db().datasetLoad.deleteMany());
afterAll(async () => {
  await api.close();
});

const db = () => api.database.client;
const loads = () => db().datasetLoad.count();
const left = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

function upload(fields: Readonly<Record<string, string>>, content: Buffer | null = SCHEDULE) {
  const form = admin.post(PATH);
  for (const [name, value] of Object.entries(fields)) form.field(name, value);
  return content === null ? form : form.attach('file', content, 'hts 2026.csv');
}

const RIGHT = { market: 'US', version: '2026-rev9' };

function sendHead(more = ''): Socket {
  const port = Number(new URL(String(admin.get('/api/limits').url)).port);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 100000\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n\r\n${more}`,
  );
  return socket;
}

const FILE_HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncode,ind';

describe('202', () => {
  it('passes the file to the tariff worker unchanged, records it and activates nothing', async () => {
    const answer = await upload({
      ...RIGHT,
      name: 'Revision 9',
      effective_date: '2026-10-01',
      source_name: 'USITC',
      source_url: 'https://hts.usitc.gov/',
      notes: '',
    });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      market: 'US',
      version: '2026-rev9',
      file_name: 'hts 2026.csv',
      from_source: false,
      source_url: 'https://hts.usitc.gov/',
      state: 'queued',
      stage: null,
      percent: 0,
      dataset_id: null,
      finished_at: null,
      counts: null,
      problems: [],
      rejected_rows: [],
    });

    const row = await db().datasetLoad.findFirstOrThrow({ include: { contents: true } });
    expect(row).toMatchObject({
      id: answer.body.id,
      name: 'Revision 9',
      effectiveDate: new Date('2026-10-01'),
      notes: null,
      activate: false,
      replace: false,
      allowSmaller: false,
    });
    expect(row.contents.map(({ part, bytes }) => [part, Buffer.from(bytes).toString()])).toEqual([
      ['schedule', SCHEDULE.toString()],
    ]);

    const act = await db().auditEntry.findFirstOrThrow({ where: { subject: answer.body.id } });
    expect(act).toMatchObject({ via: 'session', action: 'dataset.load', byId: api.accounts.admin.id });
    expect(left()).toBe(0);
  });

  it('accepts a table of rates with the EU schedule', async () => {
    const form = upload({ market: 'EU', version: '2026-10', rates_date: '2026-10-01' });
    const { status } = await form.attach('rates', Buffer.from('code,duty_rate\n'), 'rates.csv');
    expect(status).toBe(202);
    const row = await db().datasetLoad.findFirstOrThrow({ include: { contents: true } });
    expect(row.contents.map(({ part }) => part).toSorted()).toEqual(['rates', 'schedule']);
    expect(row.ratesDate).toEqual(new Date('2026-10-01'));
  });

  it('returns the same load while it is running', async () => {
    const first = await upload(RIGHT);
    expect((await upload(RIGHT)).body.id).toBe(first.body.id);
    expect(await loads()).toBe(1);
  });

  it('accepts a loaded version with other content if its content can be replaced', async () => {
    const { status } = await upload({ market: 'US', version: 'sample-2026', replace: 'true' });
    expect([status, (await db().datasetLoad.findFirstOrThrow()).replace]).toEqual([202, true]);
  });
});

describe('400', () => {
  it('rejects a truncated form and deletes its file', async () => {
    const answer = await admin
      .post(PATH)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send(FILE_HEAD);
    expect([answer.status, answer.body.code, await loads()]).toEqual([400, 'bad_request', 0]);
    await waitFor('the file to be deleted', () => left() === 0);
  });

  it('sends no response when the sender disconnects, and deletes the file', async () => {
    const socket = sendHead(FILE_HEAD);
    await waitFor('the file to arrive', () => left() === 1);
    socket.destroy();
    await waitFor('the file to be deleted', () => left() === 0);
    expect(await loads()).toBe(0);
    expect((await upload(RIGHT)).status).toBe(202);
  });
});

it('408 rejects a body that stalls, and deletes its file', async () => {
  const socket = sendHead(FILE_HEAD);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toContain('HTTP/1.1 408');
  expect(answer).toContain('"code":"request_timeout"');
  await waitFor('the file to be deleted', () => left() === 0);
  expect(await loads()).toBe(0);
});

describe('409', () => {
  it('rejects another schedule while the market has a running load, and names it', async () => {
    const first = await upload(RIGHT);
    const { status, body } = await upload({ ...RIGHT, version: 'other' });
    expect([status, body.code, body.details.load_id]).toEqual([409, 'conflict', first.body.id]);
    expect((await upload({ market: 'VN', version: '2026' })).status).toBe(202);
    expect(left()).toBe(0);
  });

  it('rejects a version loaded with other content', async () => {
    const { status, body } = await upload({ market: 'US', version: 'sample-2026' });
    expect([status, body.code, await loads()]).toEqual([409, 'conflict', 0]);
    expect(body.detail).toContain('sample-2026');
  });
});

it('413 rejects a file over the limit and accepts one at the limit', async () => {
  const over = await upload(RIGHT, Buffer.alloc(MIB + 1, 'x'));
  expect([over.status, over.body.code, await loads()]).toEqual([413, 'payload_too_large', 0]);
  await waitFor('the file to be deleted', () => left() === 0);
  expect((await upload(RIGHT, Buffer.alloc(MIB, 'x'))).status).toBe(202);
});

describe('422', () => {
  it.each<[string, Record<string, string>]>([
    ['market', { version: 'v' }],
    ['market', { ...RIGHT, market: 'XX' }],
    ['version', { market: 'US' }],
    ['version', { ...RIGHT, version: ' ' }],
    ['version', { ...RIGHT, version: 'x'.repeat(65) }],
    ['effective_date', { ...RIGHT, effective_date: '2026-02-30' }],
    ['source_url', { ...RIGHT, source_url: 'javascript:alert(1)' }],
    ['replace', { ...RIGHT, replace: 'maybe' }],
    ['rates_date', { market: 'EU', version: 'v', rates_date: '2026-10-01' }],
  ])('names %s of %j', async (field, fields) => {
    const { status, body } = await upload(fields);
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'validation_error', field]);
    expect([await loads(), left()]).toEqual([0, 0]);
  });

  it('names every failing field at once', async () => {
    const { body } = await upload({ market: 'XX' });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['market', 'version']);
  });

  it('rejects a form without the file, and an empty file', async () => {
    for (const content of [null, Buffer.alloc(0)]) {
      const { status, body } = await upload(RIGHT, content);
      expect([status, body.errors[0].field, left()]).toEqual([422, 'file', 0]);
    }
  });

  it('rejects a table of rates for a market that has rates', async () => {
    const { status, body } = await upload(RIGHT).attach('rates', Buffer.from('x'), 'rates.csv');
    expect([status, body.errors[0].field, left()]).toEqual([422, 'rates', 0]);
  });
});

it('429 rejects an upload only while another schedule is being received', async () => {
  const socket = sendHead(FILE_HEAD);
  await waitFor('the file to arrive', () => left() === 1);
  const second = await upload(RIGHT);
  expect([second.status, second.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  socket.destroy();
  await waitFor('the file to be deleted', () => left() === 0);
  expect((await upload(RIGHT)).status).toBe(202);
});
