import { beforeAll, describe, expect, it } from '@jest/globals';
import { readXlsx } from '@svc/table-file/xlsx/read-xlsx';
import { OUTCOME, run, started, THREE_PRODUCTS, uploaded } from '../../../../test/batch-kit.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const WITH_DUTY = {
  ...OUTCOME.result,
  recommended: {
    duty_rate: '16.5%',
    duty: { effective_pct: 24, additional_pct: 7.5, additional: [{ title: 'Section 301, China: list 4A' }] },
  },
};

const api = suiteApi();
let id: string;
beforeAll(async () => {
  id = await started(api, 'entry', [
    ['description', 'notes', 'existing_code'],
    ['Shirt', "=HYPERLINK('x')", '6109.10.00.12'],
    ['shirt', "=HYPERLINK('x')", ''],
    ['', '+1', ''],
    ['Broken', '@SUM(A1)', '0101210010'],
  ]);
  await run(api, id, {
    classify: async ({ input }) => {
      if (input.description === 'Broken') throw new Error('the engine failed');
      return { ...OUTCOME, result: WITH_DUTY, flags: [{ code: 'demo_data', params: {} }] };
    },
  });
});

const download = (query = '', language = 'en') =>
  api
    .as('entry')
    .get(`/api/batches/${id}/export${query}`)
    .set('Accept-Language', language)
    .responseType('blob');

const xlsxRows = async (query = '', language = 'en') =>
  (await readXlsx((await download(query, language)).body)).rows;

describe('200', () => {
  it('has a line per row: the file’s columns first, then the results', async () => {
    const answer = await download();
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers['content-disposition']).toContain('products-results.xlsx');
    const { rows } = await readXlsx(answer.body);
    expect(rows).toHaveLength(5);
    expect(rows[0]?.slice(0, 7)).toEqual([
      'description',
      'notes',
      'existing_code',
      'Row',
      'Row status',
      'Result',
      'Proposed code',
    ]);
    expect(rows[1]?.slice(0, 7)).toEqual([
      'Shirt',
      "=HYPERLINK('x')",
      '6109.10.00.12',
      '2',
      'Done',
      'Proposed',
      '6109.10.00.12',
    ]);
    expect(rows[2]?.slice(3, 7)).toEqual(['3', 'Duplicate', 'Proposed', '6109.10.00.12']);
    expect(rows[3]?.slice(3, 7)).toEqual(['4', 'Skipped', '', '']);
    expect(rows[4]?.join(' ')).toContain('The classification of this row failed');
    expect(rows[4]?.[2]).toBe('0101210010');
  });

  it('gives the findings of the row check: why a row is omitted or partly unused', async () => {
    const rows = await xlsxRows('', 'vi');
    const column = rows[0]?.indexOf('Kết quả kiểm tra dòng') ?? -1;
    expect(rows.slice(1).map((row) => row[column])).toEqual([
      '',
      'Trùng hàng hóa với dòng 2; dùng kết quả của dòng đó',
      'Mô tả hàng hóa trống hoặc không có chữ; dòng này được bỏ qua',
      '0101210010 không có trong phiên bản sample-2026',
    ]);
  });

  it('has the total duty, the additional duty and its components', async () => {
    const rows = await xlsxRows();
    const from = rows[0]?.indexOf('Duty rate') ?? -1;
    expect(rows.slice(0, 2).map((row) => row.slice(from, from + 4))).toEqual([
      ['Duty rate', 'Total duty, %', 'Additional duties, %', 'Additional duties'],
      ['16.5%', '24', '7.5', 'Section 301, China: list 4A'],
    ]);
    expect(rows[3]?.slice(from, from + 4)).toEqual(['', '', '', '']);
  });

  it('is in the reader’s language', async () => {
    const titles = new Set<string | undefined>();
    for (const language of ['en', 'vi', 'ja', 'ko']) {
      titles.add((await xlsxRows('', language))[0]?.slice(3).join());
    }
    expect(titles.size).toBe(4);
  });

  it('has only the rows of the requested states', async () => {
    const numbers = async (query: string) => (await xlsxRows(query)).slice(1).map((row) => row[3]);
    expect(await numbers('?status=error')).toEqual(['5']);
    expect(await numbers('?status=done&status=duplicate')).toEqual(['2', '3']);
    expect(await numbers('?status=pending')).toEqual([]);
  });

  it('is CSV with a byte order mark and escaped formulas', async () => {
    const { body, headers } = await download('?format=csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('products-results.csv');
    expect(body.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const lines = body.toString('utf8').split('\r\n');
    expect(lines.slice(1, 5).map((line: string) => line.split(',').slice(0, 2))).toEqual([
      ['Shirt', "'=HYPERLINK('x')"],
      ['shirt', "'=HYPERLINK('x')"],
      ['', "'+1"],
      ['Broken', "'@SUM(A1)"],
    ]);
  });

  it('is available while the batch runs', async () => {
    const queued = await started(api, 'entry', THREE_PRODUCTS);
    const answer = await api.as('entry').get(`/api/batches/${queued}/export`).responseType('blob');
    expect((await readXlsx(answer.body)).rows.map((row) => row[4])).toEqual([
      'Row status',
      'Pending',
      'Pending',
      'Pending',
    ]);
  });
});

it('409 rejects a batch that was not started', async () => {
  const fresh = await uploaded(api, 'entry', THREE_PRODUCTS);
  const answer = await api.as('entry').get(`/api/batches/${fresh}/export`);
  expect([answer.status, answer.body.details]).toEqual([409, { status: 'uploaded' }]);
});

describe('429', () => {
  it('rejects an export while an account writes its maximum of files, ledger included', async () => {
    const { exportSlots, config } = api.deps;
    const { id: accountId } = api.accounts.entry;
    const held = Array.from({ length: config.exportsPerAccount }, () => exportSlots.take(accountId));
    for (const path of [`/api/batches/${id}/export`, '/api/usage/ledger/export']) {
      const answer = await api.as('entry').get(path);
      expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
        429,
        'rate_limited',
        '5',
      ]);
    }
    expect((await api.as('reviewer').get('/api/usage/ledger/export')).status).toBe(200);
    for (const release of held) release();
    expect((await download()).status).toBe(200);
  });

  it('frees its slot after the file is written or a HEAD request', async () => {
    const { config } = api.deps;
    for (let turn = 0; turn <= config.exportsAtOnce; turn += 1) {
      expect((await download('?format=csv')).status).toBe(200);
      expect((await api.as('entry').head(`/api/batches/${id}/export`)).status).toBe(200);
    }
  });
});
