import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteApi } from '../../../test/test-api.ts';

const COUNT = 120;

const api = suiteApi();
const webhookId = newId();
let ids: readonly number[];

beforeAll(async () => {
  const { webhook, delivery } = api.database.client;
  const accountId = api.accounts.admin.id;
  const secretSealed = Buffer.alloc(40);

  await webhook.create({ data: { id: webhookId, accountId, url: 'https://example.com/', secretSealed } });
  await delivery.createMany({
    data: Array.from({ length: COUNT }, (_, index) => ({
      webhookId,
      event: 'ping',
      body: '{}',
      status: index % 2 === 0 ? ('failed' as const) : ('delivered' as const),
    })),
  });

  const rows = await delivery.findMany({ where: { webhookId }, orderBy: { id: 'desc' } });
  ids = rows.map(({ id }) => id);
});

const list = async (query: object = {}) =>
  api.as('admin').get(`/api/webhooks/${webhookId}/deliveries`).query(query);
const idsOf = (body: readonly { readonly id: number }[]) => body.map(({ id }) => id);

describe('200', () => {
  it('returns the last 50 by default', async () => {
    expect(idsOf((await list()).body)).toEqual(ids.slice(0, 50));
  });

  it('pages through all deliveries', async () => {
    const found: number[] = [];
    for (;;) {
      const { body } = await list({ limit: 50, before_id: found.at(-1) });
      if (body.length === 0) break;
      found.push(...idsOf(body));
    }

    expect(found).toEqual(ids);
  });

  it('filters failed deliveries', async () => {
    const { body } = await list({ status: 'failed', limit: 200 });
    expect(body).toHaveLength(COUNT / 2);

    const [newest = 0, next] = idsOf(body);
    expect(idsOf((await list({ status: 'failed', limit: 1, before_id: newest })).body)).toEqual([next]);
    expect((await list({ status: 'pending' })).body).toEqual([]);
  });
});
