import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

/** A line whose rate leads to another one. */
const LEADING = { code: '0409.00.00.45', version: 'sample-2026-2', origin: 'DE', date: '2026-01-05' };

const api = suiteApi();
beforeAll(async () => {
  // As chapter 99 puts it; of a version that nothing has read yet.
  await api.database.client.tariffLine.updateMany({
    where: { dataset: { version: 'sample-2026-2' }, code: LEADING.code },
    data: { dutyRate: 'The duty provided in the applicable subheading + 25%' },
  });
});

type Query = Readonly<Record<string, string>>;

function duty(query: Query, language = 'en') {
  return api.as('entry').get('/api/duty').query(query).set('Accept-Language', language);
}

const SHIRT = { code: '6109.10.00.12', date: '2026-07-01' };

describe('the schedule of the date', () => {
  const setDay = (version: string, day: string) =>
    api.database.client.dataset.updateMany({ where: { version }, data: { effectiveDate: new Date(day) } });

  const of = async (query: Query) => {
    const { body } = await duty({ code: '6109.10.00.04', date: '2019-06-01', ...query });
    return [body.dataset.version, body.flags];
  };
  const doubtful = ['sample-2026', ['schedule_not_of_date']];

  it('is the version in force at that time, else the active one with a flag', async () => {
    expect(await of({ date: '2026-11-22' })).toEqual(['sample-2026', ['duty_not_known_after']]);
    expect(await of({})).toEqual(doubtful);

    await setDay('sample-2026-2', '2019-01-01');
    expect(await of({})).toEqual(['sample-2026-2', []]);
    expect(await of({ date: '2018-12-31' })).toEqual(doubtful);
    expect(await of({ version: 'sample-2026' })).toEqual(doubtful);
    // A code that the earlier version does not have.
    expect(await of({ code: SHIRT.code })).toEqual(doubtful);
    expect(await of({ date: '2026-11-22' })).toEqual(['sample-2026', ['duty_not_known_after']]);
  });
});

describe('200', () => {
  // 16.5 % + 7.5 % + 10 % of 1,000 = 340, by the sample's line, section 301 list 4A and section 122.
  it('adds the base duty and additional duties, each with its basis', async () => {
    const { status, body } = await duty({ ...SHIRT, origin: 'CN', customs_value: '1000' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: '6109.10.00.12',
      market: 'US',
      origin: 'CN',
      origin_label: 'China',
      date: '2026-07-01',
      currency: 'USD',
      available: true,
      rate_text: '16.5%',
      rate_basis: 'general',
      effective_pct: 34,
      min_pct: 34,
      max_pct: 34,
      additional_pct: 17.5,
      specific: false,
      amount: '340.00',
      missing_inputs: [],
      flags: [],
      definite: true,
      prohibited: [],
      base: {
        rate_text: '16.5%',
        kind: 'ad_valorem',
        components: [{ type: 'ad_valorem', value: '16.5', unit: '%', basis: 'customs_value' }],
        amount: '165.00',
      },
    });
    expect(body.additional).toMatchObject([
      { code: '9903.03.01', pct: 10, to: '2026-07-23', amount: '100.00', status: 'in_force' },
      {
        code: '9903.88.15',
        pct: 7.5,
        from: '2020-02-14',
        to: null,
        amount: '75.00',
        rate: '7.5% of the customs value',
      },
    ]);
    expect(body.applied.map((entry: { key: string }) => entry.key)).toEqual([
      'base',
      'us-122',
      'us-301-cn-4a',
    ]);
    expect(body.dataset).toMatchObject({ market: 'US', version: 'sample-2026', is_demo: true });
    expect(body.measures.sha256).toMatch(/^[0-9a-f]{64}$/);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(body.disclaimer).toContain(day.format(new Date(body.known_until)));
  });

  it('accepts the origin by name, and defaults to today', async () => {
    const { body } = await duty({ code: SHIRT.code, origin: 'germany' });

    expect([body.origin, body.date]).toEqual(['DE', new Date().toISOString().slice(0, 10)]);
  });

  it('renders its text in the reader’s language', async () => {
    const { body } = await duty({ ...SHIRT, customs_value: '1000' }, 'vi');

    expect(body.missing_inputs[0]).toEqual({
      field: 'origin',
      unit: null,
      why: 'Ưu đãi và thuế bổ sung phụ thuộc vào xuất xứ',
      changes: [],
    });
    expect(body.may_apply).toContainEqual(
      expect.objectContaining({
        code: '9903.88.15',
        reason: 'Phụ thuộc vào xuất xứ, chưa được cung cấp',
      }),
    );
    expect(body.origin_label).toBeNull();
  });

  // 1.9¢ × 500 kg = 9.50.
  it('requests the weight that a specific rate needs, then uses it', async () => {
    const honey = { code: '0409.00.00.45', market: 'US', origin: 'AR', date: '2026-07-01' };
    const without = (await duty(honey)).body;
    expect(without).toMatchObject({
      available: true,
      specific: true,
      effective_pct: null,
      amount: null,
      max_pct: null,
    });
    expect(without.missing_inputs[0]).toMatchObject({ field: 'weight_kg', unit: 'kg' });

    expect((await duty({ ...honey, weight_kg: '500' })).body.base.amount).toBe('9.50');
    expect((await duty({ ...honey, quantity: '0.5', unit: 't' })).body.base.amount).toBe('9.50');
  });

  it('requests what a measure depends on, states its effect and accepts it', async () => {
    const oil = { code: '1509.20.20.30', origin: 'CA', date: '2025-03-10', gross_weight_kg: '200' };
    const named = (await duty({ ...oil, measures: (await duty(oil)).body.measures.id })).body;
    expect(named.measures).toEqual((await duty(oil)).body.measures);
    expect(named.additional).toMatchObject([{ key: 'us-ieepa-fentanyl-ca', status: 'refundable' }]);
  });

  it('accepts an input of the rate by name', async () => {
    const oil = { code: '1509.20.20.30', origin: 'TN', date: '2024-06-01' };
    const [asked] = (await duty(oil)).body.missing_inputs;
    expect(asked).toMatchObject({ field: 'gross_weight_kg', unit: 'kg' });

    // 5¢ × 200 kg on contents and container = 10.
    expect((await duty({ ...oil, gross_weight_kg: '200' })).body.amount).toBe('10.00');
  });

  it('offers a conditional preference and applies a claimed one', async () => {
    const offered = (await duty({ ...SHIRT, origin: 'KR', customs_value: '100' })).body;
    expect(offered.rate_basis).toBe('general');
    expect(offered.preferences).toMatchObject([{ program: 'KR', pct: 0, state: 'conditional' }]);

    const claimed = (await duty({ ...SHIRT, origin: 'KR', customs_value: '100', preference: 'KR' })).body;
    expect(claimed).toMatchObject({
      rate_basis: 'preference',
      effective_pct: 10,
      amount: '10.00',
    });
  });

  it('applies column 2 to goods of Cuba', async () => {
    const { body } = await duty({ ...SHIRT, origin: 'CU', date: '2026-01-05' });
    expect(body).toMatchObject({ rate_basis: 'column2', effective_pct: 90 });
    expect(body.prohibited.map((ban: { key: string }) => ban.key)).toEqual(['us-embargo-cu']);
  });

  it.each([
    ['EU', '6109 10 00 90', 'CN', 'EUR', 12],
    ['VN', '6109.10.10', 'US', 'VND', 20],
  ])('estimates for the %s', async (market, code, origin, currency, pct) => {
    expect((await duty({ code, market, origin, date: '2026-01-05' })).body).toMatchObject({
      currency,
      effective_pct: pct,
      market,
    });
  });

  // 16.5 % of the shirt and 25 % on top.
  it('requests the line that a rate refers to, and uses its rate', async () => {
    const { body } = await duty(LEADING);
    expect(body).toMatchObject({ available: false, min_pct: 25, max_pct: null, effective_pct: null });
    expect(body.missing_inputs).toMatchObject([
      { field: 'applicable_code', unit: null },
      { field: 'customs_value', unit: 'USD' },
    ]);

    const told = await duty({ ...LEADING, applicable_code: '6109.10.00.16', customs_value: '100' });
    expect(told.body).toMatchObject({ available: true, effective_pct: 41.5, amount: '41.50' });
  });

  it('uses another version by name', async () => {
    const { body } = await duty({ ...SHIRT, code: '6109.10.00.16', version: 'sample-2026-2' });

    expect(body.dataset.version).toBe('sample-2026-2');
  });
});

it('takes a subheading for its only line, whose last digits are zeros', async () => {
  const { body } = await duty({ code: '9506.62.40', origin: 'DE', date: '2026-03-05' });
  expect([body.code, body.rate_text]).toEqual(['9506.62.40.00', '4.8%']);
});

describe('422', () => {
  it('for a code with subdivisions, listing its declarable lines', async () => {
    const answer = await duty({ code: '6109.10.00' });

    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'code']);
    expect(answer.body.details.children).toEqual([
      '6109.10.00.04',
      '6109.10.00.12',
      '6109.10.00.14',
      '6109.10.00.40',
      '6109.10.00.45',
      '6109.10.00.60',
    ]);
  });

  it('for a subheading without a line in the schedule, listing its declarable lines', async () => {
    const { status, body } = await duty({ code: '0801.19' });
    expect([status, body.details.children]).toEqual([422, ['0801.19.01.20', '0801.19.01.40']]);
  });
});
