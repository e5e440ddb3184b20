import { describe, expect, it } from '@jest/globals';
import { decideAs, NOTE, OTHER_CODE } from '../../../../test/decisions.ts';
import { catalogSku, finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

function decide(id: string, body: object) {
  return decideAs(api, 'reviewer', id, body);
}

describe('the SKU of a lookup', () => {
  const skuRow = (id: number) => api.database.client.sku.findUniqueOrThrow({ where: { id } });

  it('remains expired with the same code and is rechecked with another', async () => {
    const skuId = await catalogSku(api, 'US', 'EXPIRED');
    const data = { currentCode: '6109.10.00.16', codeDigits: '6109100016', codeStatus: 'expired' } as const;

    await api.database.client.sku.update({ where: { id: skuId }, data });

    const body = { sku_id: skuId, tariff_version: 'sample-2026-2' };
    const same = await finishedLookup(api, 'entry', {}, body);

    await decide(same, { action: 'override', code: '6109.10.00.16', note: NOTE });
    expect((await skuRow(skuId)).codeStatus).toBe('expired');

    const other = await finishedLookup(api, 'entry', {}, body);
    await decide(other, { action: 'override', code: OTHER_CODE, note: NOTE });

    expect((await skuRow(skuId)).codeStatus).toBe('valid');
  });

  it('is not checked if its market has no schedule', async () => {
    const skuId = await catalogSku(api, 'EU', 'UNCHECKED');
    const id = await finishedLookup(api, 'entry', {}, { sku_id: skuId, market: 'EU' });
    const data = { state: 'superseded' } as const;

    await api.database.client.dataset.update({ where: { id: api.dataset.EU }, data });
    await decide(id, { action: 'approve' });

    expect(await skuRow(skuId)).toMatchObject({
      currentCode: '6109.10.00.12',
      codeStatus: 'unknown',
      checkedVersion: null,
      checkedAt: null,
    });

    await api.database.client.dataset.update({ where: { id: api.dataset.EU }, data: { state: 'active' } });
  });
});
