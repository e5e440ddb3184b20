import { describe, expect, it } from '@jest/globals';
import { savedSku } from '../../../test/catalog.ts';
import type { Seat, TestAccount } from '../../../test/test-accounts.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const classify = (id: number | string, body?: object, caller: Seat | TestAccount = 'entry') =>
  api.as(caller).post(`/api/skus/${id}/classify`).set('Accept-Language', 'ko').send(body);

describe('202', () => {
  it('creates a lookup of kind sku without a body, whose result appears on the SKU', async () => {
    const sku = await savedSku(api, 'CLASSIFY', {
      description: "Men's T-shirt, knitted, of cotton",
      composition: '100% cotton',
      origin: 'VN',
    });
    const answer = await classify(sku.id);

    expect([answer.status, answer.headers['retry-after']]).toEqual([202, '1']);
    expect(answer.body).toMatchObject({
      kind: 'sku',
      status: 'queued',
      sku_id: sku.id,
      market: 'US',
      language: 'ko',
      dataset_version: 'sample-2026',
      input: {
        description: "Men's T-shirt, knitted, of cotton",
        composition: '100% cotton',
        origin: 'VN',
        market: 'US',
      },
    });

    await api.runQueued();

    const after = (await api.as('entry').get(`/api/skus/${sku.id}`)).body;
    expect(after.suggested_code).toMatch(/^6109/);
    expect([after.last_lookup_id, after.current_code]).toEqual([answer.body.id, null]);
    expect(await api.database.client.outboxEvent.count({ where: { event: 'lookup.completed' } })).toBe(0);
  });

  it('accepts a language and a version', async () => {
    const { id } = await savedSku(api, 'VERSION');
    const { body } = await classify(id, { language: 'vi-VN', tariff_version: 'sample-2026-2' });

    expect([body.language, body.dataset_version, body.input.tariff_version]).toEqual([
      'vi',
      'sample-2026-2',
      'sample-2026-2',
    ]);
  });
});

it.each(['999999', 'abc'])('404 for the id %s, after the fields are checked', async (id) => {
  expect((await classify(id)).status).toBe(404);
  expect((await classify(id, { language: 5 })).status).toBe(422);
});
