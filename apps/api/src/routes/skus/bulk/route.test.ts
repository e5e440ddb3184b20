import { describe, expect, it } from '@jest/globals';
import { exampleRows } from '@svc/domain/batches/check/example-rows';
import { LANGUAGES } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import { savedSku, skuBody, US_CODES } from '../../../../test/catalog.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const ITEMS_MAX = 200;

const api = suiteApi({ env: { MAX_SKU_BULK_ITEMS: String(ITEMS_MAX), BULK_BODY_MAX_MIB: '2' } });

const bulk = (items: unknown, options: object = {}) =>
  api
    .as('entry')
    .post('/api/skus/bulk')
    .send({ items, ...options });

const many = (prefix: string, count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, place) => skuBody(`${prefix}-${place}`, changes));

const countOf = (prefix: string) =>
  api.database.client.sku.count({ where: { sku: { startsWith: `${prefix}-` } } });

describe('200', () => {
  it('returns the SKUs in the order sent, with checked codes', async () => {
    const answer = await bulk([
      skuBody('Z', { current_code: '6109100012' }),
      skuBody('A', { current_code: US_CODES.not_declarable }),
      skuBody('M', { current_code: US_CODES.invalid }),
      skuBody('B', { market: 'EU', current_code: '6109.10.00.90' }),
      skuBody('C'),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      upserted: 5,
      classification_queued: 0,
      duplicates: 0,
      examples_skipped: 0,
      items: [
        { id: expect.any(Number), sku: 'Z', market: 'US', code_status: 'valid', issues: [] },
        { id: expect.any(Number), sku: 'A', market: 'US', code_status: 'not_declarable', issues: [] },
        { id: expect.any(Number), sku: 'M', market: 'US', code_status: 'invalid', issues: [] },
        { id: expect.any(Number), sku: 'B', market: 'EU', code_status: 'valid', issues: [] },
        { id: expect.any(Number), sku: 'C', market: 'US', code_status: 'unknown', issues: [] },
      ],
    });
    const { body } = await api.as('entry').get(`/api/skus/${answer.body.items[3].id}`);
    expect([body.current_code, body.checked_version]).toEqual(['6109 10 00 90', 'sample-2026']);
  });

  it.each([
    ['en', 'abc is not a tariff code; it is kept as sent and counts as invalid'],
    ['vi', 'abc không phải là mã HS; vẫn được lưu như đã gửi và tính là không hợp lệ'],
    ['ja', 'abc は税番ではありません。送信のまま保存し、無効として扱います。'],
    ['ko', 'abc은(는) 세번이 아닙니다. 보낸 그대로 저장하고 유효하지 않은 것으로 봅니다.'],
  ])('marks an invalid code in use, in %s, and saves all items', async (language, message) => {
    const answer = await api
      .as('entry')
      .post('/api/skus/bulk')
      .set('Accept-Language', language)
      .send({ items: [skuBody('ABC', { current_code: 'abc' }), skuBody('DEF')] });
    expect([answer.status, answer.body.upserted]).toEqual([200, 2]);
    expect(answer.body.items[0]).toMatchObject({
      code_status: 'invalid',
      issues: [{ code: 'bad_current_code', field: 'current_code', message }],
    });
    expect(answer.body.items[1].issues).toEqual([]);
    const { body } = await api
      .as('entry')
      .get(`/api/skus/${answer.body.items[0].id}`)
      .set('Accept-Language', language);
    expect(body.code_status_detail).not.toContain('sample-2026');
  });

  it('accepts an empty list', async () => {
    expect((await bulk([])).body).toEqual({
      upserted: 0,
      classification_queued: 0,
      duplicates: 0,
      examples_skipped: 0,
      items: [],
    });
  });

  it('preserves the check result of an unchanged code that arrives unchecked', async () => {
    const { id } = await savedSku(api, 'KNOWN', { current_code: US_CODES.valid });
    const same = skuBody('KNOWN', { current_code: '6109 1000 12' });
    expect((await bulk([same], { check_codes: false })).body.items).toEqual([
      { id, sku: 'KNOWN', market: 'US', code_status: 'valid', issues: [] },
    ]);
    const other = skuBody('KNOWN', { current_code: US_CODES.invalid });
    expect((await bulk([other], { check_codes: false })).body.items[0].code_status).toBe('unknown');
  });

  it.each(LANGUAGES)('skips the example rows of the template in %s', async (language) => {
    const t = translator(language);
    const rows = exampleRows((key) => t(`batches.${key}`));
    const examples = rows.map(({ hts_code, ...row }) => ({ ...row, market: 'US', current_code: hts_code }));
    const { body } = await bulk([...examples, skuBody(`OWN-${language}`)]);
    expect([body.upserted, body.examples_skipped]).toEqual([1, 3]);
    expect(await countOf('EXAMPLE')).toBe(0);
  });

  it('accepts as many items as the limit allows, each field at its maximum length', async () => {
    const wide = { description: 'd'.repeat(2000), material: 'm'.repeat(500), external_ref: 'e'.repeat(255) };
    expect((await bulk(many('WIDE', ITEMS_MAX, wide))).body.upserted).toBe(ITEMS_MAX);
  });
});

it('413 for a body over the limit of the bulk call, not over that of other calls', async () => {
  const big = await bulk(many('BIG', 3, { notes: 'x'.repeat(800_000) }));
  expect([big.status, big.body.code]).toEqual([413, 'payload_too_large']);
  const large = many('LARGE', 150, {
    description: 'x'.repeat(2000),
    use: 'y'.repeat(500),
    notes: 'n'.repeat(1000),
    composition: 'c'.repeat(500),
    material: 'm'.repeat(500),
    external_ref: 'e'.repeat(255),
  });
  expect(Buffer.byteLength(JSON.stringify(large))).toBeLessThan(2 * 2 ** 20);
  expect(
    (
      await bulk([
        ...large,
        ...many('MORE', 50, {
          description: 'x'.repeat(2000),
          notes: 'n'.repeat(1000),
          composition: 'c'.repeat(500),
          material: 'm'.repeat(500),
          use: 'u'.repeat(500),
        }),
      ])
    ).status,
  ).toBe(200);
});

describe('422', () => {
  it('for more items than the limit, without saving anything', async () => {
    const answer = await bulk(many('OVER', ITEMS_MAX + 1));
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'items', message: `must be an array of at most ${ITEMS_MAX} entries` }],
    ]);
    expect(await countOf('OVER')).toBe(0);
  });

  it('lists every failing field of every item, and saves nothing', async () => {
    const answer = await bulk(
      [
        skuBody('FINE-1'),
        { market: 'XX', current_code: 5 },
        skuBody('FINE-2', { origin: 'Atlantis' }),
        'text',
      ],
      { check_codes: 'yes', classify_missing: 1 },
    );
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_error']);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([
      'items.1.sku',
      'items.1.market',
      'items.1.description',
      'items.1.current_code',
      'items.2.origin',
      'items.3',
      'check_codes',
      'classify_missing',
    ]);
    expect(await countOf('FINE')).toBe(0);
  });
});
