import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

function landed(body: object, language = 'en') {
  return api.as('entry').post('/api/landed-cost').set('Accept-Language', language).send(body);
}

const SHIRTS = {
  code: '6109.10.00.12',
  origin: 'CN',
  date: '2024-10-15',
  customs_value: '10000',
  mode: 'ocean',
};

const amounts = (lines: readonly { readonly key: string; readonly amount: string }[]) =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount]));

describe('200', () => {
  // 16.5 % = 1,650; list 4A 7.5 % = 750; 34.64 and 12.50 of fees; with 800 of freight 13,247.14.
  it('adds duties and fees of the United States to the price, line by line', async () => {
    const { status, body } = await landed({ ...SHIRTS, incoterm: 'FOB', freight: 800 });

    expect(status).toBe(200);
    expect(amounts(body.lines)).toEqual({
      value: '10000.00',
      freight: '800.00',
      duty: '1650.00',
      'us-301-cn-4a': '750.00',
      mpf: '34.64',
      hmf: '12.50',
    });
    expect(body.totals).toEqual({
      duty: '1650.00',
      additional: '750.00',
      fees: '47.14',
      taxes: '0.00',
      landed: '13247.14',
    });
    expect(body).toMatchObject({
      currency: 'USD',
      customs_value_basis: 'fob',
      missing_inputs: [],
      code: SHIRTS.code,
    });
    expect(body.duty).toMatchObject({ effective_pct: 24, amount: '2400.00' });
    expect(body.applied.map((entry: { key: string }) => entry.key)).toEqual([
      'duty',
      'us-301-cn-4a',
      'mpf',
      'hmf',
    ]);
  });

  // 100 EUR × 1.10 = 110 USD; 16.5 % = 18.15, 7.5 % = 8.25.
  it('converts amounts in another currency at the exchange rate', async () => {
    const { body } = await landed({
      ...SHIRTS,
      customs_value: 100,
      currency: 'EUR',
      fx_rate: '1.10',
      mode: 'air',
    });

    expect(body.totals).toMatchObject({ duty: '18.15', additional: '8.25' });
  });

  it('names the missing exchange rate', async () => {
    const { body } = await landed({ ...SHIRTS, currency: 'EUR' });

    expect(body.missing_inputs.map((input: { field: string }) => input.field)).toEqual(['fx_rate']);
    expect(body.totals).toMatchObject({ duty: null, landed: null });
  });

  // CIF 1,000; duty 12 % = 120; VAT of Hungary 27 % of 1,120 = 302.40.
  it('adds the value added tax of the member state', async () => {
    const { body } = await landed({
      code: '6109 10 00 90',
      market: 'EU',
      origin: 'CN',
      customs_value: 1000,
      destination: 'HU',
      date: '2026-08-01',
    });

    expect(amounts(body.lines)).toEqual({ value: '1000.00', duty: '120.00', vat: '302.40' });
    expect(body).toMatchObject({
      currency: 'EUR',
      customs_value_basis: 'cif',
      totals: { landed: '1422.40' },
    });
  });

  // 20 % of 1,000,000; VAT 10 % of 1,200,000; the reduced rate may apply.
  it('applies Vietnam’s taxes in sequence, in the reader’s language', async () => {
    const { body } = await landed(
      { code: '6109.10.10', market: 'VN', origin: 'US', customs_value: 1_000_000, date: '2026-08-01' },
      'vi',
    );

    expect(amounts(body.lines)).toEqual({ value: '1000000.00', duty: '200000.00', vat: '120000.00' });
    expect(body.lines.at(-1)).toMatchObject({ label: 'Thuế giá trị gia tăng', rate: '10%' });
    expect(body.may_apply).toMatchObject([{ key: 'vat_reduced', pct: 8, to: '2026-12-31' }]);
  });

  it('reports a missing price or mode', async () => {
    const { body } = await landed({ code: SHIRTS.code, origin: 'CN', date: '2024-10-15' });

    expect(body.missing_inputs.map((input: { field: string }) => input.field)).toEqual([
      'customs_value',
      'mode',
    ]);
    expect(body.totals.landed).toBeNull();
  });
});

it('422 for a code with subdivisions, listing its declarable lines', async () => {
  const answer = await landed({ ...SHIRTS, code: '6109.10.00' });

  expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'code']);
  expect(answer.body.details.children).toContain('6109.10.00.12');
});
