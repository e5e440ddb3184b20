import { beforeEach, describe, expect, it } from '@jest/globals';
import { codeStatusOf, savedSku, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const NONE = { valid: 0, not_declarable: 0, invalid: 0, changed: 0, expired: 0, unknown: 0 };

const api = suiteApi();
beforeEach(() => api.database.client.sku.deleteMany());

const check = (body?: object) => api.as('entry').post('/api/skus/check-codes').send(body);

describe('200', () => {
  it('checks the whole catalog by default', async () => {
    await savedSku(api, 'A', { current_code: US_CODES.valid });
    await savedSku(api, 'B', { current_code: US_CODES.invalid });
    await savedSku(api, 'C', { market: 'EU', current_code: '6109 10 00 90' });
    await savedSku(api, 'D');

    const answer = await check();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        checked: 3,
        changed: 0,
        counts: { ...NONE, valid: 2, invalid: 1, unknown: 1 },
        checked_version: 'sample-2026',
        checked_versions: { US: 'sample-2026', EU: 'sample-2026' },
      },
    ]);
  });

  it('checks only the SKUs that are named', async () => {
    const one = await savedSku(api, 'ONE', { current_code: US_CODES.valid });
    const other = await savedSku(api, 'OTHER', { current_code: US_CODES.valid });

    await api.database.client.sku.updateMany({ data: { codeStatus: 'invalid' } });

    const { body } = await check({ sku_ids: [one.id, one.id] });
    expect([body.checked, body.changed, body.counts]).toEqual([1, 1, { ...NONE, valid: 1 }]);
    expect(await codeStatusOf(api, other.id)).toBe('invalid');
    expect((await check({ sku_ids: [one.id], market: 'EU' })).body).toEqual({
      checked: 0,
      changed: 0,
      counts: NONE,
      checked_version: null,
      checked_versions: {},
    });
    expect((await check({ sku_ids: [] })).body.checked).toBe(0);
  });
});
