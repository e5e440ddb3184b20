import { describe, expect, it } from '@jest/globals';
import { run, started } from '../../../../test/batch-kit.ts';
import { skuBody } from '../../../../test/catalog.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

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
  readonly code_check: {
    readonly code: string;
    readonly status: string;
    readonly verdict: string;
    readonly message: string;
  } | null;
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
  it('gives the same verdict as the catalog', async () => {
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

  it('counts rows whose code in use differs under the outcome `unlike`', async () => {
    const id = await batchOf([...CODES, '6110.20', '6109.90.10.00', '0101']);
    await run(api, id);
    const differing = (await rowsOf(id)).filter((row) => row.code_check?.verdict === 'differs');
    const { body } = await api.as('entry').get(`/api/batches/${id}/rows?outcome=unlike`);
    expect(differing.length).toBeGreaterThan(1);
    expect(body).toEqual(differing);
  });
});
