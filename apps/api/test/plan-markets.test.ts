import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takesMarket } from '../src/http/access/named-markets.ts';
import type { Operation } from '../src/http/operation.ts';
import { allOperations } from '../src/routes/operations.ts';
import { mappingOf, THREE_PRODUCTS, uploaded } from './batch-kit.ts';
import { raisedAlert, savedSku } from './catalog.ts';
import { signedIn } from './sessions.ts';
import type { TestAccount } from './test-accounts.ts';
import { startTestApi } from './test-api.ts';

/** By operation, the valid request fields other than the market. */
const BODIES: Readonly<Record<string, object>> = {
  'lookups.classify': { description: 'Cotton shirt' },
  'batches.start': { column_mapping: mappingOf('description') },
  'batches.validate': { column_mapping: mappingOf('description') },
  'skus.save': { sku: 'P-1', description: 'Cotton shirt' },
  'skus.replace': { sku: 'P-1', description: 'Cotton shirt' },
  'alerts.acknowledge_many': { kind: 'code_removed' },
};

// The test table is built from the operations, which need an API.
const api = await startTestApi({ env: { DEFAULT_MARKET: 'EU' } });
const operations = allOperations(api.deps).filter(takesMarket);

let account: TestAccount;
beforeAll(async () => {
  const { client } = api.database;
  await client.plan.create({ data: { key: 'us_only', name: 'US only', position: 10 } });

  const feature = (key: string, enabled: boolean) =>
    ({ planKey: 'us_only', key, kind: 'feature', category: 'markets', enabled }) as const;
  await client.entitlement.createMany({
    data: [
      feature('feature.batch', true),
      feature('feature.market_us', true),
      feature('feature.market_eu', false),
      feature('feature.market_vn', false),
    ],
  });
  account = await api.newAccount('American', { role: 'admin', plan: 'us_only' });
});
afterAll(() => api.close());

function ask({ method, path, id, inputs, bodyList }: Operation, market: string | null) {
  const address = path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    name === 'sku_id' ? '2000000000' : 'f'.repeat(32),
  );
  const named = market === null ? {} : { market };
  const call = api.as(account)[method](address);
  if (inputs.body === undefined) return call.query(named);
  if (bodyList === undefined) return call.send({ ...BODIES[id], ...named });

  return call.send({
    items: [
      { sku: 'P-1', description: 'Cotton shirt', market: 'US' },
      { sku: 'P-2', ...named },
    ],
  });
}

const lacks = (market: 'eu' | 'vn') => [403, { code: 'plan_feature', key: `feature.market_${market}` }];

describe('403 plan_feature for a market disabled in the plan', () => {
  it('applies to every operation that takes a market', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(
      expect.arrayContaining([
        'batches.start',
        'batches.validate',
        'lookups.classify',
        'lookups.list',
        'lookups.rerun',
        'rulings.list',
        'skus.bulk',
        'skus.check_codes',
        'skus.list',
        'skus.replace',
        'skus.save',
        'tariff.changes',
        'tariff.search',
        'tariff.tree',
      ]),
    );
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const vn = await ask(operation, 'VN');
    expect([vn.status, vn.body.details]).toEqual(lacks('vn'));

    const eu = await ask(operation, 'EU');
    expect([eu.status, eu.body.details]).toEqual(lacks('eu'));
    expect((await ask(operation, 'US')).body.code).not.toBe('plan_feature');
  });

  it('does not apply to administrators of schedules', async () => {
    const admin = await signedIn(api, account);
    const { status } = await admin.post('/api/admin/datasets/fetch').send({ market: 'VN' });
    expect(status).toBe(202);
  });

  it('names the market in the reader’s language', async () => {
    const { body } = await api.as(account).get('/api/hts/tree?market=VN');
    expect(body.detail).toBe('Your plan does not include Vietnam tariff');
  });

  it.each([
    'lookups.classify',
    'tariff.tree',
    'tariff.search',
    'tariff.changes',
    'batches.start',
    'batches.validate',
  ])('%s without a market, if that of the installation is disabled', async (id) => {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) throw new Error(`no operation ${id}`);
    const { status, body } = await ask(operation, null);
    expect([status, body.details]).toEqual(lacks('eu'));
  });

  it('covers every operation with a default market', async () => {
    await api.database.client.entitlement.updateMany({
      where: { planKey: 'us_only', key: 'feature.market_us' },
      data: { enabled: false },
    });
    try {
      const duty = await api.as(account).get('/api/duty?code=6109.10.00.12');
      const compliance = await api.as(account).get('/api/compliance?code=6109.10.00.12');
      const landed = await api.as(account).post('/api/landed-cost').send({ code: '6109 10 00 10' });
      expect([duty, compliance, landed].map(({ status, body }) => [status, body.details?.key])).toEqual([
        [403, 'feature.market_us'],
        [403, 'feature.market_us'],
        [403, 'feature.market_eu'],
      ]);
    } finally {
      await api.database.client.entitlement.updateMany({
        where: { planKey: 'us_only', key: 'feature.market_us' },
        data: { enabled: true },
      });
    }
  });

  it('precedes the field checks and follows a JSON syntax error', async () => {
    const classify = () => api.as(account).post('/api/classify').set('Content-Type', 'application/json');
    expect((await classify().send({ market: 'EU' })).status).toBe(403);
    expect((await classify().send({ market: 'XX' })).status).toBe(422);
    expect((await classify().send('{"market":"EU"')).status).toBe(400);
  });
});

describe('a record of such a market', () => {
  it('is not classified again for any account', async () => {
    const made = await api
      .as('admin')
      .post('/api/classify')
      .send({ description: 'Cotton shirt', market: 'EU' });
    await api.runQueued();

    const { status, body } = await api.as(account).post(`/api/lookups/${made.body.id}/rerun`).send({});
    expect([status, body.details]).toEqual(lacks('eu'));
  });

  it('cannot be read, classified, replaced or deleted as a SKU', async () => {
    const { id, sku } = await savedSku(api, 'EURO', { market: 'EU' });
    const agent = api.as(account);
    for (const { status, body } of [
      await agent.post(`/api/skus/${id}/classify`),
      await agent.get(`/api/skus/${id}`),
      await agent.put(`/api/skus/${id}`).send({ sku, description: 'Other' }),
      await agent.delete(`/api/skus/${id}`),
    ])
      expect([status, body.details]).toEqual(lacks('eu'));
    expect((await api.as('entry').get(`/api/skus/${id}`)).status).toBe(200);
  });

  it('has alerts that cannot be acknowledged and codes that are not checked', async () => {
    const { id } = await savedSku(api, 'OLD', { market: 'EU', current_code: '6109 10 00 10' });
    const own = await savedSku(api, 'OLD', { market: 'US', current_code: '6109.10.00.12' });
    const alert = await raisedAlert(api, id, { market: 'EU' });
    const agent = api.as(account);
    const one = await agent.post(`/api/alerts/${alert}/acknowledge`);
    expect([one.status, one.body.details]).toEqual(lacks('eu'));
    expect((await agent.post('/api/alerts/acknowledge').send({ ids: [alert] })).body.acknowledged).toBe(0);

    const check = { sku_ids: [id, own.id] };
    expect((await agent.post('/api/skus/check-codes').send(check)).body).toMatchObject({ checked: 1 });
    expect((await api.as('entry').post('/api/skus/check-codes').send(check)).body.checked).toBe(2);
  });

  it('is not in a list of lookups or the review queue that names no market', async () => {
    const marketsOf = async (agent: ReturnType<typeof api.as>, path: string) => {
      const { body } = await agent.get(path);
      return [...new Set<string>(body.items.map((item: { market: string }) => item.market))].toSorted();
    };
    for (const market of ['US', 'EU'])
      await api.as('admin').post('/api/classify').send({ description: 'thing', market });
    await api.runQueued();
    for (const path of ['/api/lookups', '/api/review?include_resolved=true']) {
      expect(await marketsOf(api.as('admin'), path)).toEqual(['EU', 'US']);
      expect(await marketsOf(api.as(account), path)).toEqual(['US']);
    }
  });

  it('is not in a list of SKUs or alerts that names no market', async () => {
    const { id } = await savedSku(api, 'LISTED', { market: 'EU' });
    await raisedAlert(api, id, { market: 'EU' });
    const own = await savedSku(api, 'LISTED', { market: 'US' });
    const alert = await raisedAlert(api, own.id);

    const { body } = await api.as(account).get('/api/skus?q=LISTED');
    expect([body.items.map((item: { id: number }) => item.id), body.total]).toEqual([[own.id], 1]);
    expect(body.counts).toMatchObject({ unknown: 1 });
    const alerts = await api.as(account).get('/api/alerts');
    expect(alerts.body.map((each: { id: number }) => each.id)).toEqual([alert]);
    expect((await api.as('entry').get('/api/skus?q=LISTED')).body.total).toBe(2);
  });

  it('does not expose the lines of its schedule', async () => {
    const { status, body } = await api.as(account).get(`/api/datasets/${api.dataset.EU}/entries`);
    expect([status, body.details]).toEqual(lacks('eu'));
    expect((await api.as(account).get(`/api/datasets/${api.dataset.US}/entries`)).status).toBe(200);
  });
});

it('a market enabled in the plan is accepted, as is every market of a plan that names none', async () => {
  const id = await uploaded(api, account, THREE_PRODUCTS);
  const started = await api
    .as(account)
    .post(`/api/batches/${id}/start`)
    .send({ column_mapping: mappingOf('description'), market: 'US' });

  expect(started.status).toBe(200);
  expect((await api.as('noPlanFeature').get('/api/hts/tree?market=VN')).status).toBe(200);
});
