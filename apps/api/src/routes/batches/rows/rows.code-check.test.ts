import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OUTCOME, run, started } from '../../../../test/batch-kit.ts';
import { skuBody } from '../../../../test/catalog.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const CODES = [
  '6109.10.00.12',
  '6109.10.00',
  '6109.10',
  '6109',
  '61',
  '6109.10.00.99',
  '0000.00.00.00',
  'hello',
];

interface Row {
  readonly status: string;
  readonly code_check: { readonly code: string; readonly status: string; readonly message: string } | null;
}

async function rowsOf(id: string): Promise<Row[]> {
  return (await api.as('entry').get(`/api/batches/${id}/rows?limit=100`)).body;
}

const batchOf = (codes: readonly string[], account: Parameters<typeof started>[1] = 'entry') =>
  started(api, account, [
    ['description', 'existing_code'],
    ...codes.map((code, place) => [`Shirt ${place}`, code]),
  ]);

describe('the check of a code in use', () => {
  it('gives the verdict that the catalog gives', async () => {
    const id = await batchOf(CODES);
    await run(api, id);
    const rows = await rowsOf(id);
    const items = CODES.map((code, place) => skuBody(`CODE-${place}`, { current_code: code }));
    const { body } = await api.as('entry').post('/api/skus/bulk').send({ items });
    const verdicts = rows.map((row) => row.code_check?.status);
    expect(verdicts).toEqual(body.items.map((item: { code_status: string }) => item.code_status));
    expect(verdicts.slice(0, 3)).toEqual(['valid', 'not_declarable', 'not_declarable']);
    expect(verdicts.slice(-3)).toEqual(['invalid', 'invalid', 'invalid']);
  });

  it('says in words why: not in the schedule, or no code at all', async () => {
    const id = await batchOf(['0000.00.00.00', 'hello']);
    await run(api, id);
    expect((await rowsOf(id)).map((row) => row.code_check)).toEqual([
      {
        code: '0000.00.00.00',
        status: 'invalid',
        matches_suggestion: false,
        level_matched: 0,
        message: '0000.00.00.00 is not in version sample-2026',
      },
      {
        code: 'hello',
        status: 'invalid',
        matches_suggestion: false,
        level_matched: 0,
        message: 'hello is not a tariff code',
      },
    ]);
  });

  it('is there for rows that failed, whatever the reason, and for those that repeat them', async () => {
    const id = await started(api, 'entry', [
      ['description', 'existing_code'],
      ['x'.repeat(2001), '6109.10'],
      ['Broken', '6109.10.00.12'],
      ['broken', 'hello'],
      ['Broken too', ''],
      ['Shirt', '6109.10.00.12'],
    ]);
    await run(api, id, {
      classify: async ({ input }) => {
        if (input.description.startsWith('Broken')) throw new Error('the engine failed');
        return OUTCOME;
      },
    });
    const rows = await rowsOf(id);
    expect(rows.map(({ status, code_check: check }) => [status, check?.status ?? null])).toEqual([
      ['error', 'not_declarable'],
      ['error', 'valid'],
      ['error', 'invalid'],
      ['error', null],
      ['done', 'valid'],
    ]);
  });

  it('is there for rows that nobody pays for', async () => {
    const poor = await api.newAccount('Poor', { credits: '5' });
    const id = await batchOf(
      Array.from({ length: 5 }, () => '6109.10.00.12'),
      poor,
    );
    await api.deps.accounts.grant(poor.id, '-3', null, null, new Date());
    await run(api, id);
    const rows = (await api.as(poor).get(`/api/batches/${id}/rows`)).body as Row[];
    expect(rows.map(({ status }) => status)).toEqual(['done', 'done', 'error', 'error', 'error']);
    expect(rows.every((row) => row.code_check?.status === 'valid')).toBe(true);
  });

  it('keeps no text that is no code in the catalog', async () => {
    const id = await started(
      api,
      'entry',
      [
        ['description', 'sku', 'existing_code'],
        ['Shirt', 'NO-CODE', 'hello'],
      ],
      { save_to_catalog: true },
    );
    await run(api, id);
    const { items } = (await api.as('entry').get('/api/skus?q=NO-CODE')).body;
    expect(items[0].current_code).toBeNull();
  });
});
