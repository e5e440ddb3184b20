import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleRows } from '@svc/domain/batches/example-rows';
import { LANGUAGES } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import { codeStatusOf, savedSku, skuBody, touchedSku, US_CODES } from '../../../../test/catalog.ts';
import { itRefusesEndedTrial } from '../../../../test/refuses-ended-trial.ts';
import { itRefusesStrangers } from '../../../../test/refuses-strangers.ts';
import type { Seat, TestAccount } from '../../../../test/test-accounts.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

const CALL = { method: 'post', path: '/api/skus/bulk' } as const;
const ITEMS_MAX = 200;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { MAX_SKU_BULK_ITEMS: String(ITEMS_MAX), BULK_BODY_MAX_MIB: '2' } });
});
afterAll(() => api.close());

const bulk = (items: unknown, options: object = {}, caller: Seat | TestAccount = 'entry') =>
  api
    .as(caller)
    .post('/api/skus/bulk')
    .send({ items, ...options });

const many = (prefix: string, count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, place) => skuBody(`${prefix}-${place}`, changes));

const countOf = (prefix: string) =>
  api.database.client.sku.count({ where: { sku: { startsWith: `${prefix}-` } } });

const byNumber = (a: number | null, b: number | null): number => (a ?? 0) - (b ?? 0);

const lookupsOf = (accountId: string) => api.database.client.lookup.findMany({ where: { accountId } });

async function creditsOf({ id }: TestAccount): Promise<readonly number[]> {
  const { balance, held } = await api.database.client.account.findUniqueOrThrow({ where: { id } });
  return [Number(balance), Number(held)];
}

describe('200', () => {
  it('answers the SKUs in the order sent, their codes checked', async () => {
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
      examples_skipped: 0,
      items: [
        { id: expect.any(Number), sku: 'Z', market: 'US', code_status: 'valid' },
        { id: expect.any(Number), sku: 'A', market: 'US', code_status: 'not_declarable' },
        { id: expect.any(Number), sku: 'M', market: 'US', code_status: 'invalid' },
        { id: expect.any(Number), sku: 'B', market: 'EU', code_status: 'valid' },
        { id: expect.any(Number), sku: 'C', market: 'US', code_status: 'unknown' },
      ],
    });
    const { body } = await api.as('entry').get(`/api/skus/${answer.body.items[3].id}`);
    expect([body.current_code, body.checked_version]).toEqual(['6109 10 00 90', 'sample-2026']);
  });

  it('takes no item at all', async () => {
    expect((await bulk([])).body).toEqual({
      upserted: 0,
      classification_queued: 0,
      examples_skipped: 0,
      items: [],
    });
  });

  it('lets the later of two items of one SKU win, and counts SKUs', async () => {
    const { body } = await bulk([
      skuBody('TWICE', { description: 'first', notes: 'of the first' }),
      skuBody('ONCE'),
      skuBody('TWICE', { description: 'second' }),
      skuBody('TWICE', { market: 'EU', description: 'another market' }),
    ]);
    expect(body.upserted).toBe(3);
    expect(body.items.map(({ sku, market }: { sku: string; market: string }) => [sku, market])).toEqual([
      ['ONCE', 'US'],
      ['TWICE', 'US'],
      ['TWICE', 'EU'],
    ]);
    const sku = (await api.as('entry').get(`/api/skus/${body.items[1].id}`)).body;
    expect([sku.description, sku.notes]).toEqual(['second', '']);
  });

  it('is repeat-safe, and keeps what is left out', async () => {
    const items = many('REPEAT', 20, { current_code: US_CODES.valid, material: 'cotton' });
    const first = await bulk(items);
    expect((await bulk(items)).body).toEqual(first.body);
    expect((await bulk(many('REPEAT', 20))).body).toEqual(first.body);
    expect(await countOf('REPEAT')).toBe(20);
    const sku = (await api.as('entry').get(`/api/skus/${first.body.items[0].id}`)).body;
    expect([sku.material, sku.current_code]).toEqual(['cotton', US_CODES.valid]);
  });

  it('keeps codes unchecked where it is told to', async () => {
    const [{ id }] = (
      await bulk([skuBody('UNCHECKED', { current_code: '6109100012' })], { check_codes: false })
    ).body.items;
    const sku = (await api.as('entry').get(`/api/skus/${id}`)).body;
    expect(sku).toMatchObject({
      current_code: '6109100012',
      code_status: 'unknown',
      code_status_label: 'Not checked',
      checked_version: null,
      checked_at: null,
    });
  });

  it('leaves what a check found before where the same code comes unchecked', async () => {
    const { id } = await savedSku(api, 'KNOWN', { current_code: US_CODES.valid });
    const same = skuBody('KNOWN', { current_code: '6109 1000 12' });
    expect((await bulk([same], { check_codes: false })).body.items).toEqual([
      { id, sku: 'KNOWN', market: 'US', code_status: 'valid' },
    ]);
    const other = skuBody('KNOWN', { current_code: US_CODES.invalid });
    expect((await bulk([other], { check_codes: false })).body.items[0].code_status).toBe('unknown');
  });

  it('keeps expired codes expired and settles changed ones', async () => {
    const expired = await savedSku(api, 'GONE', { current_code: US_CODES.invalid });
    const changed = await savedSku(api, 'CHANGED', { current_code: US_CODES.valid });
    await touchedSku(api, expired.id, 'expired');
    await touchedSku(api, changed.id, 'changed');
    const { body } = await bulk([
      skuBody('GONE', { current_code: US_CODES.invalid }),
      skuBody('CHANGED', { current_code: US_CODES.valid }),
    ]);
    expect(body.items.map((item: { code_status: string }) => item.code_status)).toEqual(['expired', 'valid']);
    expect(await codeStatusOf(api, changed.id)).toBe('valid');
  });

  it.each(LANGUAGES)('skips the example rows of the template in %s', async (language) => {
    const t = translator(language);
    const rows = exampleRows((key) => t(`batches.${key}`));
    const examples = rows.map(({ hts_code, ...row }) => ({ ...row, market: 'US', current_code: hts_code }));
    const { body } = await bulk([...examples, skuBody(`OWN-${language}`)]);
    expect([body.upserted, body.examples_skipped]).toEqual([1, 3]);
    expect(await countOf('EXAMPLE')).toBe(0);
  });

  it('stores a product that only shares its description with an example row', async () => {
    const [example] = exampleRows((key) => translator('en')(`batches.${key}`));
    const { body } = await bulk([skuBody('LIKE', { description: example?.description })]);
    expect([body.upserted, body.examples_skipped]).toEqual([1, 0]);
  });

  it('takes as many items as the limit says, each field as long as it may be', async () => {
    const wide = { description: 'd'.repeat(2000), material: 'm'.repeat(500), external_ref: 'e'.repeat(255) };
    expect((await bulk(many('WIDE', ITEMS_MAX, wide))).body.upserted).toBe(ITEMS_MAX);
  });
});

describe('classify_missing', () => {
  const classify = { classify_missing: true };

  it('makes a lookup of each SKU without a code and holds its fee', async () => {
    const account = await api.newAccount('Payer', { credits: '10' });
    const items = [
      ...many('MISSING', 3, { origin: 'VN', material: 'cotton' }),
      skuBody('HAS', { current_code: US_CODES.valid }),
    ];
    const answer = await bulk(items, classify, account);
    expect([answer.body.upserted, answer.body.classification_queued]).toEqual([4, 3]);
    expect(await creditsOf(account)).toEqual([10, 3]);
    const lookups = await lookupsOf(account.id);
    expect(
      lookups
        .map(({ kind, status, market, datasetVersion, language, description, input, skuId }) => ({
          kind,
          status,
          market,
          datasetVersion,
          language,
          description,
          input,
          skuId,
        }))
        .toSorted((a, b) => (a.skuId ?? 0) - (b.skuId ?? 0)),
    ).toEqual(
      [0, 1, 2].map((place) => ({
        kind: 'sku',
        status: 'queued',
        market: 'US',
        datasetVersion: 'sample-2026',
        language: 'en',
        description: `Product MISSING-${place}`,
        input: { material: 'cotton', use: '', composition: '', origin: 'VN', notes: '', answers: [] },
        skuId: answer.body.items[place].id,
      })),
    );
    const read = await api.as(account).get(`/api/lookups/${lookups[0]?.id}`);
    expect(read.body.events).toMatchObject([
      { kind: 'created', by: account.id, by_name: 'Payer', to: 'queued' },
    ]);
  });

  it('shows the results on the SKUs, charges them and sends no event', async () => {
    await api.runQueued();
    const account = await api.newAccount('Runner', { credits: '5' });
    const { body } = await bulk(
      [skuBody('RUN', { description: "men's knitted cotton T-shirt" })],
      classify,
      account,
    );
    expect(await api.runQueued()).toBe(1);
    const sku = (await api.as(account).get(`/api/skus/${body.items[0].id}`)).body;
    const [lookup] = await lookupsOf(account.id);
    expect(sku.suggested_code).toMatch(/^6109/);
    expect(sku.last_lookup_id).toBe(lookup?.id);
    expect(await creditsOf(account)).toEqual([4, 0]);
    expect(await api.database.client.outboxEvent.count({ where: { accountId: account.id } })).toBe(0);
  });

  it('never answers 402: what can not be charged is not created, first come first served', async () => {
    const account = await api.newAccount('Short', { credits: '2' });
    const answer = await bulk(many('SHORT', 5), classify, account);
    expect([answer.status, answer.body.upserted, answer.body.classification_queued]).toEqual([200, 5, 2]);
    expect(await creditsOf(account)).toEqual([2, 2]);
    const made = (await lookupsOf(account.id)).map((lookup) => lookup.skuId).toSorted(byNumber);
    const ids = answer.body.items.map((item: { id: number }) => item.id);
    expect(made).toEqual(ids.slice(0, 2).toSorted(byNumber));
    expect((await bulk(many('SHORT', 5), classify, account)).body.classification_queued).toBe(0);
  });

  it('charges an administrator nothing', async () => {
    const account = await api.newAccount('Boss', { role: 'admin', credits: '0' });
    expect((await bulk(many('FREE', 3), classify, account)).body.classification_queued).toBe(3);
    expect((await lookupsOf(account.id)).map((lookup) => lookup.heldFee)).toEqual([null, null, null]);
  });

  it('classifies again what still has no code: it is not repeat-safe', async () => {
    const account = await api.newAccount('Again', { credits: '10' });
    await bulk(many('AGAIN', 2), classify, account);
    expect((await bulk(many('AGAIN', 2), classify, account)).body.classification_queued).toBe(2);
    expect(await creditsOf(account)).toEqual([10, 4]);
  });
});

describe('403 plan_feature', () => {
  it('for classify_missing on a plan without batches, before the fields', async () => {
    const answer = await bulk('no array', { classify_missing: true }, 'noPlanFeature');
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      403,
      'plan_feature',
      { code: 'plan_feature', key: 'feature.batch' },
    ]);
  });

  it('not for a sync without it', async () => {
    expect((await bulk([skuBody('PLAIN')], {}, 'noPlanFeature')).status).toBe(200);
  });
});

describe('403 plan_limit', () => {
  it('for more SKUs without a code than the plan allows, and then saves nothing', async () => {
    const answer = await bulk(many('LIMIT', 101), { classify_missing: true }, 'trial');
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      403,
      'plan_limit',
      { code: 'plan_limit', key: 'batch_max_rows', limit: 100, requested: 101 },
    ]);
    expect(await countOf('LIMIT')).toBe(0);
  });

  it('not for those that have a code, nor without classify_missing', async () => {
    const items = [...many('UNDER', 1), ...many('CODED', 120, { current_code: US_CODES.valid })];
    expect((await bulk(items, { classify_missing: true }, 'trial')).body.classification_queued).toBe(1);
    expect((await bulk(many('NOLIMIT', 150), {}, 'trial')).body.upserted).toBe(150);
  });
});

itRefusesStrangers(() => api, CALL);
itRefusesEndedTrial(() => api, CALL);

describe('413', () => {
  it('for a body over the limit of the bulk call, and not for one over the limit of others', async () => {
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
});

describe('422', () => {
  it('for more items than the limit, and then saves nothing', async () => {
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

  it.each([[{}], [{ items: null }], [{ items: {} }]])('for a body without items: %j', async (body) => {
    const answer = await api.as('entry').post('/api/skus/bulk').send(body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'items']);
  });
});
