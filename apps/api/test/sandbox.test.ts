import { expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { run, started, THREE_PRODUCTS, uploaded } from './batch-kit.ts';
import { catalogSku, finishedLookup } from './lookups.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi();
const ofSandbox = (path: string) => api.as('sandbox').get(path);
const today = new Date().toISOString().slice(0, 10);

/** Responses to an administrator about other accounts, without timestamps. */
const VIEWS = [
  '/api/lookups',
  '/api/lookups?q=T-shirt',
  '/api/batches',
  '/api/review',
  '/api/review/counts',
  `/api/reports/productivity?from=${today}&to=${today}`,
  '/api/usage/ledger',
];
const seenByAdmin = () =>
  Promise.all(
    VIEWS.map(async (path) => {
      const { status, body } = await api.as('admin').get(path);
      expect([path, status]).toEqual([path, 200]);
      return body;
    }),
  );

it('classifies without a fee, and only the sandbox sees its records', async () => {
  const before = await seenByAdmin();
  const lookup = await finishedLookup(api, 'sandbox', { status: 'needs_review' });
  const batch = await started(api, 'sandbox', THREE_PRODUCTS);
  await run(api, batch);

  expect((await ofSandbox('/api/auth/me')).body).toMatchObject({
    credits: 0,
    unlimited: true,
    sandbox: true,
  });
  expect((await ofSandbox(`/api/lookups/${lookup}`)).body).toMatchObject({
    status: 'needs_review',
    sandbox: true,
  });
  const { items, total } = (await ofSandbox('/api/lookups')).body;
  expect([total, items.every(({ sandbox }: { sandbox?: boolean }) => sandbox)]).toEqual([4, true]);
  expect((await ofSandbox('/api/review')).body.total).toBeGreaterThan(0);
  expect((await ofSandbox(`/api/batches/${batch}`)).body).toMatchObject({
    status: 'completed',
    counts: { done: 3 },
    sandbox: true,
  });
  expect((await ofSandbox('/api/usage/ledger')).body).toMatchObject({ total: 0 });

  expect(await seenByAdmin()).toEqual(before);
  for (const path of [`/api/lookups/${lookup}`, `/api/batches/${batch}`])
    expect((await api.as('admin').get(path)).status).toBe(404);
  const decided = await api.as('admin').post(`/api/lookups/${lookup}/decide`).send({ decision: 'rejected' });
  expect(decided.status).toBe(404);
});

it('403 forbidden: names no SKU and saves no batch to the catalog', async () => {
  const skuId = await catalogSku(api, 'US', newId());
  const product = { description: 'men T-shirt', market: 'US' };
  const lookup = await finishedLookup(api, 'sandbox');
  const batch = await uploaded(api, 'sandbox', [
    ['description', 'sku'],
    ['T-shirt', 'A-1'],
  ]);
  const saving = {
    market: 'US',
    column_mapping: { description: 'description', sku: 'sku' },
    save_to_catalog: true,
  };

  for (const [path, body] of [
    ['/api/classify', { ...product, sku_id: skuId }],
    [`/api/lookups/${lookup}/rerun`, { sku_id: skuId }],
    [`/api/batches/${batch}/validate`, saving],
    [`/api/batches/${batch}/start`, saving],
  ] as const) {
    const answer = await api.as('sandbox').post(path).send(body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'forbidden']);
    expect(answer.body.detail).toContain('sandbox');
  }
  expect((await api.as('sandbox').post(`/api/lookups/${lookup}/rerun`).send({})).status).toBe(202);
});
