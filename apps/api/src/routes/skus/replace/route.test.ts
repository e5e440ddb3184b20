import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { savedSku, touchedSku, US_CODES } from '../../../../test/catalog.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const put = (id: number | string, body: object) => api.as('entry').put(`/api/skus/${id}`).send(body);

describe('200', () => {
  it('empties what is left out', async () => {
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

  it('checks the code, in the market of the SKU when none is sent', async () => {
    const { id } = await savedSku(api, 'EU', { market: 'EU' });
    const { body } = await put(id, { sku: 'EU', description: 'x', current_code: '6109100090' });
    expect([body.market, body.current_code, body.code_status]).toEqual(['EU', '6109 10 00 90', 'valid']);
  });

  it('leaves an expired code expired until it is replaced', async () => {
    const { id } = await savedSku(api, 'EXPIRED', { current_code: US_CODES.invalid });
    await touchedSku(api, id, 'expired');
    const body = { sku: 'EXPIRED', market: 'US', description: 'x' };
    expect((await put(id, { ...body, current_code: '6109100099' })).body.code_status).toBe('expired');
    expect((await put(id, { ...body, current_code: US_CODES.valid })).body.code_status).toBe('valid');
  });
});

describe('404', () => {
  it.each(['999999', 'abc'])('for the id %s', async (id) => {
    expect((await put(id, { sku: 'X', description: 'x' })).status).toBe(404);
  });
});

describe('413', () => {
  it('for a body over the limit', async () => {
    expect((await put(1, { sku: 'X', description: 'x'.repeat(2 ** 20) })).status).toBe(413);
  });
});

describe('422', () => {
  it('names the fields of another identity, and changes nothing', async () => {
    const { id } = await savedSku(api, 'SELF', { description: 'before' });
    const answer = await put(id, { sku: 'OTHER', market: 'EU', description: 'after' });
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      422,
      'validation_error',
      'sku and market identify the SKU and cannot be changed',
    ]);
    expect(answer.body.errors).toEqual([
      { field: 'sku', message: 'must be SELF' },
      { field: 'market', message: 'must be US' },
    ]);
    expect((await api.as('entry').get(`/api/skus/${id}`)).body.description).toBe('before');
  });

  it('names a code in use that is none', async () => {
    const { id } = await savedSku(api, 'CODED', { current_code: '6109.10.00.12' });
    const answer = await put(id, { sku: 'CODED', description: 'x', current_code: 'abc' });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'current_code']);
  });

  it('lists failing fields before it asks for the record', async () => {
    const answer = await put(999_999, { description: '', notes: 5 });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([
      'sku',
      'description',
      'notes',
    ]);
  });
});
