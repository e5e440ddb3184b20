import { expect, it } from '@jest/globals';
import { skuBody, US_CODES } from '../../../../test/catalog.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const CLIENTS = 4;
const CALLS = 20;
const ITEMS = 300;

const api = suiteApi();

/** The items of one call: the same SKUs in every call, in a different order. */
function itemsOf(call: number) {
  const items = Array.from({ length: ITEMS }, (_, place) =>
    skuBody(`AT-ONCE-${place}`, { notes: `call ${call}`, current_code: US_CODES.valid }),
  );
  const turn = (call * 37) % ITEMS;
  const turned = [...items.slice(turn), ...items.slice(0, turn)];

  return call % 2 === 0 ? turned : turned.toReversed();
}

it('accepts 20 concurrent syncs of the same SKUs: no deadlock, and one wins completely', async () => {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => api.newAccount(`Client${client}`)),
  );
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, call) => {
      const client = clients[call % CLIENTS] ?? 'entry';
      return api
        .as(client)
        .post('/api/skus/bulk')
        .send({ items: itemsOf(call) });
    }),
  );

  expect(answers.map((answer) => [answer.status, answer.body.upserted])).toEqual(
    Array.from({ length: CALLS }, () => [200, ITEMS]),
  );

  const rows = await api.database.client.sku.findMany({ where: { sku: { startsWith: 'AT-ONCE-' } } });
  expect(rows).toHaveLength(ITEMS);
  expect(new Set(rows.map((row) => row.notes)).size).toBe(1);
  expect(new Set(rows.map((row) => row.codeStatus))).toEqual(new Set(['valid']));
});

it('runs alongside checks, acknowledgements and deletions of the same SKUs', async () => {
  const { client } = api.database;
  const ids = (await client.sku.findMany({ select: { id: true }, orderBy: { id: 'desc' } })).map(
    (row) => row.id,
  );

  await client.alert.createMany({
    data: ids.map((skuId) => ({
      skuId,
      kind: 'code_changed' as const,
      market: 'US' as const,
      code: '6109',
      toVersion: 'v',
    })),
  });
  await client.sku.updateMany({ data: { codeStatus: 'changed' } });

  const calls = Array.from({ length: 6 }, (_, call) => [
    api
      .as('entry')
      .post('/api/skus/bulk')
      .send({ items: itemsOf(call) }),
    api.as('entry').post('/api/skus/check-codes').send({ sku_ids: ids }),
    api.as('reviewer').post('/api/alerts/acknowledge').send({ market: 'US', kind: 'code_changed' }),
    api.as('reviewer').delete(`/api/skus/${ids[call]}`),
  ]).flat();
  const statuses = (await Promise.all(calls)).map((answer) => answer.status);

  // A check names SKUs that a deletion may have removed before it: then it is rejected, and for no other reason.
  expect(statuses.filter((status, place) => status !== 200 && !(place % 4 === 1 && status === 422))).toEqual(
    [],
  );
  expect(await client.alert.count({ where: { acknowledgedAt: null } })).toBe(0);
  expect(await client.sku.count({ where: { codeStatus: 'changed' } })).toBe(0);
});
