import { describe, expect, it } from '@jest/globals';
import { savedSku, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const put = (id: number | string, body: object) => api.as('entry').put(`/api/skus/${id}`).send(body);

describe('200', () => {
  it('clears omitted fields', async () => {
    const saved = await savedSku(api, 'PUT', {
      material: 'cotton',
      use: 'wear',
      composition: '100%',
      origin: 'VN',
      notes: 'navy',
      external_ref: 'E1',
      current_code: US_CODES.valid,
    });
    const answer = await put(saved.id, { sku: 'PUT', description: 'only this' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: saved.id,
      created_at: saved.created_at,
      description: 'only this',
      material: '',
      use: '',
      composition: '',
      origin: '',
      origin_label: '',
      notes: '',
      external_ref: '',
      current_code: null,
      code_status: 'unknown',
    });
  });

  it('checks the code in the market of the SKU if none is sent', async () => {
    const { id } = await savedSku(api, 'EU', { market: 'EU' });
    const { body } = await put(id, { sku: 'EU', description: 'x', current_code: '6109100090' });
    expect([body.market, body.current_code, body.code_status]).toEqual(['EU', '6109 10 00 90', 'valid']);
  });
});
