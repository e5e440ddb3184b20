import { describe, expect, it } from '@jest/globals';
import { savedSku, skuBody, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const NOW = new Date('2026-11-21T15:04:05.123Z');
const api = suiteApi({ clock: () => NOW });

const post = (body: object, seat: 'entry' | 'trial' = 'entry', language = 'en') =>
  api.as(seat).post('/api/skus').set('Accept-Language', language).send(body);

describe('200', () => {
  it('creates a SKU with every field of the API', async () => {
    const answer = await post({
      sku: ' TEE-1 ',
      market: 'US',
      description: "Men's T-shirt",
      material: 'cotton',
      use: 'wear',
      composition: '100% cotton',
      origin: 'việt nam',
      notes: 'navy',
      external_ref: 'ERP-e\u0301-1',
      current_code: '6109 10 00 12',
      unknown_field: true,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      sku: 'TEE-1',
      market: 'US',
      description: "Men's T-shirt",
      material: 'cotton',
      use: 'wear',
      composition: '100% cotton',
      origin: 'VN',
      notes: 'navy',
      origin_label: 'Vietnam',
      external_ref: 'ERP-e\u0301-1',
      current_code: '6109.10.00.12',
      code_status: 'valid',
      code_status_label: 'Valid',
      code_status_detail: '6109.10.00.12 is a declarable line of version sample-2026',
      checked_version: 'sample-2026',
      checked_at: NOW.toISOString(),
      suggested_code: null,
      suggested_confidence: null,
      suggested_status: null,
      last_lookup_id: null,
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
    });
  });

  it('does not update an existing SKU if only a new one is wanted: 409 names it', async () => {
    const onlyNew = (sku: string, description: string) =>
      api.as('entry').post('/api/skus?only_new=true').send(skuBody(sku, { description }));
    expect((await onlyNew('NEW-1', 'Socks')).status).toBe(200);
    const again = await onlyNew('NEW-1', 'Shirt');
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect(again.body.detail).toContain('NEW-1');
    const { body } = await api.as('entry').get('/api/skus?q=NEW-1');
    expect(body.items.map((item: { description: string }) => item.description)).toEqual(['Socks']);
  });

  it('follows the language of the reader', async () => {
    const { body } = await post(skuBody('VI', { origin: 'JP' }), 'entry', 'vi');
    expect([body.origin_label, body.code_status_label]).toEqual(['Nhật Bản', 'Chưa có mã']);
  });

  it('leaves omitted fields unchanged and clears empty ones', async () => {
    await savedSku(api, 'KEEP', { material: 'cotton', notes: 'navy', current_code: US_CODES.valid });
    const kept = await savedSku(api, 'KEEP', { notes: '' });
    expect(kept).toMatchObject({
      material: 'cotton',
      notes: '',
      current_code: US_CODES.valid,
      code_status: 'valid',
    });
    const emptied = await savedSku(api, 'KEEP', { current_code: null });
    expect(emptied).toMatchObject({ material: 'cotton', current_code: null, code_status: 'unknown' });
  });
});

describe('422', () => {
  it.each(['abc', 'no code', '61091000121314', '6109.10.00.12.34', `6109${' '.repeat(21)}`])(
    'names an invalid code in use: %j',
    async (code) => {
      const answer = await post(skuBody('NO-CODE', { current_code: code }));
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [
          {
            field: 'current_code',
            message: 'must be a tariff code of at most 10 digits in 24 characters, or empty for none',
          },
        ],
      ]);
    },
  );

  it.each([
    ['sku', 128],
    ['description', 2000],
    ['external_ref', 255],
  ])('only above the maximum of %s, %i characters', async (field, max) => {
    const longest = '\u{1F455}'.repeat(max);
    expect((await post(skuBody('LONG', { [field]: longest }))).status).toBe(200);
    expect((await post(skuBody('LONG', { [field]: `${longest}x` }))).status).toBe(422);
  });
});
