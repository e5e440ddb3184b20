import { describe, expect, it } from '@jest/globals';
import { skuBody, US_CODES } from '../../../../test/catalog.ts';
import type { Seat, TestAccount } from '../../../../test/test-accounts.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const bulk = (items: unknown, options: object = {}, caller: Seat | TestAccount = 'entry') =>
  api
    .as(caller)
    .post('/api/skus/bulk')
    .send({ items, ...options });

const many = (prefix: string, count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, place) => skuBody(`${prefix}-${place}`, changes));

const countOf = (prefix: string) =>
  api.database.client.sku.count({ where: { sku: { startsWith: `${prefix}-` } } });

const lookupsOf = (accountId: string) => api.database.client.lookup.findMany({ where: { accountId } });

async function creditsOf({ id }: TestAccount): Promise<readonly number[]> {
  const { balance, held } = await api.database.client.account.findUniqueOrThrow({ where: { id } });
  return [Number(balance), Number(held)];
}

describe('classify_missing', () => {
  const classify = { classify_missing: true };

  it('creates a lookup for each SKU without a code and reserves its fee', async () => {
    const account = await api.newAccount('Payer', { credits: '10' });
    const items = [
      ...many('MISSING', 3, { origin: 'VN', material: 'cotton' }),
      skuBody('HAS', { current_code: US_CODES.valid }),
    ];
    const answer = await bulk(items, classify, account);

    expect([answer.body.upserted, answer.body.classification_queued]).toEqual([4, 3]);
    expect(await creditsOf(account)).toEqual([10, 3]);

    const lookups = await lookupsOf(account.id);
    expect(
      lookups
        .map(({ kind, status, market, datasetVersion, language, description, input, skuId }) => ({
          kind,
          status,
          market,
          datasetVersion,
          language,
          description,
          input,
          skuId,
        }))
        .toSorted((a, b) => (a.skuId ?? 0) - (b.skuId ?? 0)),
    ).toEqual(
      [0, 1, 2].map((place) => ({
        kind: 'sku',
        status: 'queued',
        market: 'US',
        datasetVersion: 'sample-2026',
        language: 'en',
        description: `Product MISSING-${place}`,
        input: { material: 'cotton', use: '', composition: '', origin: 'VN', notes: '', answers: [] },
        skuId: answer.body.items[place].id,
      })),
    );

    const read = await api.as(account).get(`/api/lookups/${lookups[0]?.id}`);
    expect(read.body.events).toMatchObject([
      { kind: 'created', by: account.id, by_name: 'Payer', to: 'queued' },
    ]);
  });

  it('shows the results on the SKUs, charges them and sends no event', async () => {
    await api.runQueued();

    const account = await api.newAccount('Runner', { credits: '5' });
    const { body } = await bulk(
      [skuBody('RUN', { description: "men's knitted cotton T-shirt" })],
      classify,
      account,
    );

    expect(await api.runQueued()).toBe(1);

    const sku = (await api.as(account).get(`/api/skus/${body.items[0].id}`)).body;
    const [lookup] = await lookupsOf(account.id);

    expect(sku.suggested_code).toMatch(/^6109/);
    expect(sku.last_lookup_id).toBe(lookup?.id);
    expect(await creditsOf(account)).toEqual([4, 0]);
    expect(await api.database.client.outboxEvent.count({ where: { accountId: account.id } })).toBe(0);
  });

  it('spends no more than the balance when several syncs run at once', async () => {
    const account = await api.newAccount('Racer', { credits: '7' });
    const answers = await Promise.all(
      [0, 1, 2, 3].map((place) => bulk(many(`RACE-${place}`, 4), classify, account)),
    );
    const queued = answers.map(({ body }) => body.classification_queued);

    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(7);
    expect(await creditsOf(account)).toEqual([7, 7]);
  });
});

describe('403 plan_feature', () => {
  it('for classify_missing on a plan without batches, before the fields are checked', async () => {
    const answer = await bulk('no array', { classify_missing: true }, 'noPlanFeature');
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      403,
      'plan_feature',
      { code: 'plan_feature', key: 'feature.batch' },
    ]);
  });

  it('not for a sync without it', async () => {
    expect((await bulk([skuBody('PLAIN')], {}, 'noPlanFeature')).status).toBe(200);
  });
});

it('403 plan_limit for more SKUs without a code than the plan allows, without saving anything', async () => {
  const answer = await bulk(many('LIMIT', 101), { classify_missing: true }, 'trial');
  expect([answer.status, answer.body.code, answer.body.details]).toEqual([
    403,
    'plan_limit',
    { code: 'plan_limit', key: 'batch_max_rows', limit: 100, requested: 101 },
  ]);
  expect(await countOf('LIMIT')).toBe(0);
});
