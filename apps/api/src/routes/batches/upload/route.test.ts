import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@svc/testkit/wait-for';
import { headOf, importFile } from '../intake/import-file.ts';
import { THREE_PRODUCTS, upload } from '../../../../test/batch-kit.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let inGate = 0;
let gate: { readonly opened: Promise<void>; open: () => void };

function newGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

beforeAll(async () => {
  gate = newGate();
  gate.open();
  api = await startTestApi({
    env: { BATCH_MAX_FILE_MB: '1', BATCH_MAX_ROWS: '200', UPLOADS_AT_ONCE: '2', UPLOAD_IDLE_SECONDS: '2' },
    deps: () => ({
      takeInFile: async (request) => {
        inGate += 1;
        await gate.opened;
        return importFile(request);
      },
    }),
  });
});
afterAll(() => api.close());

const products = (count: number) => [
  ['description'],
  ...Array.from({ length: count }, (_, place) => [`Cotton shirt number ${place}`]),
];

describe('200', () => {
  it('returns the batch with columns, mapping, check and preview, and classifies nothing', async () => {
    const { body, status } = await upload(api, 'entry', THREE_PRODUCTS, 'Áo thun (1).csv');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      filename: 'Áo thun (1).csv',
      status: 'uploaded',
      columns: ['description', 'material', 'origin'],
      column_mapping: { description: 'description', material: 'material', origin: 'origin', sku: null },
      market: null,
      dataset_version: null,
      validation: { precheck: { total: 3, valid: 3, empty: 0, issues: [] } },
      total_rows: 3,
      processed_rows: 0,
      failed_rows: 0,
      counts: { pending: 3, processing: 0, done: 0, error: 0, skipped: 0, duplicate: 0 },
      error: null,
      save_to_catalog: false,
    });
    expect(body.preview[0]).toEqual({
      row_index: 2,
      description: 'Knitted T-shirt for men',
      material: 'Cotton',
      origin: 'VN',
    });
    expect(await api.database.client.lookup.count({ where: { batchId: body.id } })).toBe(0);
  });

  it('renders the findings in the reader’s language', async () => {
    const rows = [
      ['description', 'origin'],
      ['Cotton shirt', 'Atlantis'],
    ];
    const { body } = await upload(api, 'entry', rows).set('Accept-Language', 'vi');
    expect(body.validation.precheck).toMatchObject({ warnings: 1, valid: 1 });
    expect(body.validation.precheck.issues).toMatchObject([
      { row_index: 2, code: 'unknown_origin', field: 'origin', severity: 'warning' },
    ]);
    expect(body.validation.precheck.issues[0].message).toContain('Atlantis');
    expect(body.validation.precheck.issues[0].message).not.toContain('Unknown');
  });

  it('skips totals and signatures at the end, and reports it', async () => {
    const rows = [
      ['Description', 'Material', 'Origin', 'Quantity'],
      ['Knitted T-shirt', 'Cotton', 'VN', '120'],
      ['Total', '', '', '120'],
      ['', '', '', ''],
      ['Người lập biểu', '', '', ''],
      ['Nguyễn Văn A', '', '', ''],
    ];
    const { body } = await upload(api, 'entry', rows);
    expect(body.validation.precheck).toMatchObject({ total: 5, valid: 1, invalid: 0 });
    const issues = body.validation.precheck.issues.map(
      ({ row_index: row, code }: { row_index: number; code: string }) => [row, code],
    );
    expect(issues).toEqual([
      [3, 'closing_row'],
      [4, 'empty_description'],
      [5, 'closing_row'],
      [6, 'closing_row'],
    ]);
  });

  it('ignores other form fields', async () => {
    const answer = await upload(api, 'entry', THREE_PRODUCTS).field('note', 'hello');
    expect(answer.status).toBe(200);
  });
});

it('the file itself is deleted once the batch is created or rejected', async () => {
  const files = () => readdirSync(tmpdir()).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const before = files();
  await upload(api, 'entry', THREE_PRODUCTS);
  await upload(api, 'entry', [['description']]);
  // Concurrent tests upload to the same folder: their files come and go, a file left by this test would stay.
  const left = () => files().filter((name) => !before.includes(name));
  expect(await waitFor('the uploaded files to be gone', () => left().length === 0)).toBe(true);
});

describe('401 and 403', () => {
  it('checks the key before the body', async () => {
    expect((await api.agent.post('/api/batches').attach('file', Buffer.from('x'), 'x.csv')).status).toBe(401);
  });

  it('requires the plan feature', async () => {
    const { body, status } = await upload(api, 'noPlanFeature', THREE_PRODUCTS);
    expect([status, body.code, body.details.key]).toEqual([403, 'plan_feature', 'feature.batch']);
  });

  it('checks the rows against the plan', async () => {
    const { body, status } = await upload(api, 'trial', products(101));
    expect([status, body.code]).toEqual([403, 'plan_limit']);
    expect(body.details).toEqual({ code: 'plan_limit', key: 'batch_max_rows', limit: 100, requested: 101 });
    expect((await upload(api, 'trial', products(100))).status).toBe(200);
  });
});

it('413 rejects a file over the limit and accepts one at the limit', async () => {
  const large = (bytes: number) => Buffer.from(`description\n${'shirt '.repeat(bytes)}`.slice(0, bytes));
  const send = (content: Buffer) => api.as('entry').post('/api/batches').attach('file', content, 'a.csv');
  const over = await send(large(1024 * 1024 + 1));
  expect([over.status, over.body.code]).toEqual([413, 'payload_too_large']);
  expect(over.body.detail).toContain('1 MB');
  expect((await send(large(1024 * 1024))).status).toBe(200);
});

describe('422', () => {
  it.each([
    ['no data row', [['description', 'material']]],
    [
      'equal column names',
      [
        ['description', 'Notes', 'Notes'],
        ['shirt', 'a', 'b'],
      ],
    ],
    ['more rows than the service takes', products(201)],
  ])('rejects a file with %s', async (_what, rows) => {
    const { body, status } = await upload(api, 'admin', rows);
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'validation_error', 'file']);
    expect(body.detail).not.toBe('The request is not valid');
  });

  it('creates no batch', async () => {
    const before = await api.database.client.batch.count();
    await upload(api, 'entry', [['description']]);
    expect(await api.database.client.batch.count()).toBe(before);
  });
});

it('429 rejects an upload only while the maximum of files is being read', async () => {
  gate = newGate();
  const before = inGate;
  const reading = [upload(api, 'entry', THREE_PRODUCTS), upload(api, 'entry', THREE_PRODUCTS)].map(
    async (call) => (await call).status,
  );
  await waitFor('both files to be in the gate', () => inGate === before + 2);
  const third = await upload(api, 'entry', THREE_PRODUCTS);
  expect([third.status, third.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  gate.open();
  expect(await Promise.all(reading)).toEqual([200, 200]);
  expect((await upload(api, 'entry', THREE_PRODUCTS)).status).toBe(200);
});

it('408 rejects a body that stalls and frees its slot', async () => {
  const probe = await api.as('entry').get('/api/batches?limit=1');
  const port = Number(new URL(String(probe.request.url)).port);
  const slow = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  slow.on('data', (chunk: Buffer) => chunks.push(chunk));
  slow.write(
    `POST /api/batches HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.keys.entry}\r\nContent-Length: 1000\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
  );
  await once(slow, 'close');
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toContain('HTTP/1.1 408');
  expect(answer).toContain('"code":"request_timeout"');
  for (let each = 0; each < 3; each += 1)
    expect((await upload(api, 'entry', THREE_PRODUCTS)).status).toBe(200);
});

it('the result of another process is the same error as in this process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-upload-'));
  const path = join(folder, 'file');
  writeFileSync(path, 'description\n');
  const result = await importFile({
    path,
    limits: { serviceRows: 10, planRows: null, tableChars: 1_000_000 },
  });
  rmSync(folder, { recursive: true });
  expect(() => headOf(structuredClone(result))).toThrow(
    expect.objectContaining({ code: 'validation_error', messageKey: 'file_no_data_row' }),
  );
});
