import { beforeAll, describe, expect, it } from '@jest/globals';
import { raisedAlert, savedSku, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();
const ids: Record<string, number> = {};
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

beforeAll(async () => {
  const { id } = await savedSku(api, 'US', { current_code: US_CODES.valid });
  const eu = (await savedSku(api, 'EU', { market: 'EU', current_code: '6109 10 00 90' })).id;

  ids['first'] = await raisedAlert(api, id, { createdAt: at(1) });
  ids['tied'] = await raisedAlert(api, id, { kind: 'code_removed', createdAt: at(2) });
  ids['tiedLater'] = await raisedAlert(api, id, { kind: 'code_invalid', createdAt: at(2) });
  ids['eu'] = await raisedAlert(api, eu, { market: 'EU', createdAt: at(3) });
  ids['seen'] = await raisedAlert(api, eu, { market: 'EU', createdAt: at(4) });
  await api.as('reviewer').post(`/api/alerts/${ids['seen']}/acknowledge`);
});

const list = (query: object = {}) => api.as('entry').get('/api/alerts').query(query);

describe('200', () => {
  it.each([
    [{}, ['seen', 'eu', 'tiedLater', 'tied', 'first']],
    [{ limit: 2 }, ['seen', 'eu']],
    [{ market: 'US' }, ['tiedLater', 'tied', 'first']],
    [{ kind: 'code_changed' }, ['seen', 'eu', 'first']],
    [{ acknowledged: true }, ['seen']],
    [{ acknowledged: false, market: 'EU' }, ['eu']],
    [{ limit: 1000, kind: 'code_removed', market: 'EU' }, []],
  ])('returns the alerts newest first for %j', async (query, names) => {
    const answer = await list(query);
    expect(answer.status).toBe(200);
    expect(answer.body.map((alert: { id: number }) => alert.id)).toEqual(names.map((name) => ids[name]));
  });

  it('adds the product on request', async () => {
    const [alert] = (await list({ limit: 1, product: true })).body;
    const { body: sku } = await api.as('entry').get(`/api/skus/${alert.sku_id}`);
    expect(alert.product_description).toBe(sku.description);
    expect((await list({ limit: 1 })).body[0].product_description).toBeUndefined();
  });

  it.each([
    ['en', 'Duty rate changed: 16% → 14%'],
    ['vi', 'Thay đổi thuế suất: 16% → 14%'],
    ['ja', '変更されました。 税率の変更: 16% → 14%。 新しい版'],
    ['ko', '세율 변경: 16% → 14%'],
  ])('describes the change in %s', async (language, words) => {
    const answer = await list({ kind: 'code_changed' }).set('Accept-Language', language);
    expect(answer.body[0].message).toContain(words);
  });
});
