import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import { shippedLaw } from '../law-book.ts';
import type { Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import { estimateLandedCost } from './estimate-landed-cost.ts';
import type { LandedCost, LandedCostRequest } from './landed-cost.ts';

const d = (amount: number | string) => new Decimal(amount);

function landed(market: Market, given: Given, facts: Partial<LandedCostRequest>): LandedCost {
  return estimateLandedCost(
    {
      duty: dutyRequest(market, { date: '2026-08-01', ...given }),
      price: null,
      freight: null,
      insurance: null,
      incoterm: null,
      mode: 'air',
      destination: null,
      entryType: 'formal',
      vatCase: null,
      specialConsumptionCase: null,
      ...facts,
    },
    shippedLaw(market),
  );
}

const totals = ({ totals: { duty, additional, fees, taxes, landed: all } }: LandedCost) =>
  [duty, additional, fees, taxes, all].map((amount) => amount?.toFixed(2) ?? null);

const SHIRT: Given = { code: '6109.10.00.12', rate: '16.5%', origin: 'CN', date: '2025-01-15' };

describe('landed cost totals', () => {
  it('add up lines rounded one by one', () => {
    // 333.33: 16.5 % = 54.99945 → 55.00; 7.5 % = 24.99975 → 25.00; fee 32.71; in all 446.04.
    expect(totals(landed('US', SHIRT, { price: d('333.33') }))).toEqual([
      '55.00',
      '25.00',
      '32.71',
      '0.00',
      '446.04',
    ]);
  });

  it('have no duty and no value added tax on goods that return to the European Union', () => {
    const bag = { code: '4202 21 00', rate: '3%', origin: 'CN' };
    const sold = (facts: Given['facts'] = {}) =>
      totals(landed('EU', { ...bag, facts }, { price: d(1000), destination: 'FR' }));

    // VAT in France: 20 % of 1,030.
    expect(sold()).toEqual(['30.00', '0.00', '0.00', '206.00', '1236.00']);
    expect(sold({ returned_goods: 'true' })).toEqual(['0.00', '0.00', '0.00', '0.00', '1000.00']);
  });

  it('round prices and freight to the cent before adding', () => {
    // 100.005 → 100.01 and 0.005 → 0.01; duty 16.5 % of 100.005 = 16.500825 → 16.50; 7.5 % = 7.500375 → 7.50.
    const cost = landed('US', SHIRT, { price: d('100.005'), freight: d('0.005'), incoterm: 'FOB' });

    expect(cost.lines.slice(0, 2).map(({ amount }) => amount?.toFixed(2))).toEqual(['100.01', '0.01']);
    expect(totals(cost)).toEqual(['16.50', '7.50', '32.71', '0.00', '156.73']);
  });

  it('preserve every digit of a hundred billion', () => {
    // 12 % of it = 11,999,999,999.9988 → 12,000,000,000.00; 19 % of 111,999,999,999.99 = 21,279,999,999.9981.
    const cost = landed(
      'EU',
      { code: '6109 10 00', rate: '12.0%', origin: 'CN' },
      { price: d('99999999999.99'), destination: 'DE' },
    );

    expect(totals(cost)).toEqual(['12000000000.00', '0.00', '0.00', '21280000000.00', '133279999999.99']);
  });

  it('are zero plus the minimum fee for goods without value', () => {
    expect(totals(landed('US', SHIRT, { price: d(0) }))).toEqual(['0.00', '0.00', '32.71', '0.00', '32.71']);
  });

  it('are null for groups that lack an amount, and known for the others', () => {
    // The rate needs a weight: no duty, no total, but the duty of section 301 and the fee are known.
    const cost = landed('US', { ...SHIRT, rate: '2.4¢/kg + 5%' }, { price: d(1000) });

    expect(totals(cost)).toEqual([null, '75.00', '32.71', '0.00', null]);
    expect(cost.missing.map(({ field }) => field)).toEqual(['weight_kg']);
  });

  it('do not treat an unavailable duty as zero', () => {
    expect(totals(landed('US', { ...SHIRT, rate: 'See additional U.S. note 1' }, { price: d(100) }))).toEqual(
      [null, '7.50', '32.71', '0.00', null],
    );
  });

  it('are all null without a price, except for an informal fee', () => {
    expect(totals(landed('US', SHIRT, { entryType: 'informal' }))).toEqual([
      null,
      null,
      '2.62',
      '0.00',
      null,
    ]);
  });
});

describe('landed cost lines', () => {
  it('are price, freight, duties, then fees', () => {
    const facts = {
      price: d(1000),
      freight: d(50),
      insurance: d(5),
      mode: 'ocean',
      incoterm: 'FOB',
    } as const;

    expect(landed('US', SHIRT, facts).lines.map(({ key, group }) => `${group} ${key}`)).toEqual([
      'goods value',
      'goods freight',
      'goods insurance',
      'duty duty',
      'additional additional',
      'fees mpf',
      'fees hmf',
    ]);
  });

  it('count freight once, whether the price includes it or not', () => {
    const parts = { freight: d(90), insurance: d(10), destination: 'FR' } as const;
    const shirt: Given = { code: '6109 10 00', rate: '12.0%', origin: 'CN' };
    const apart = landed('EU', shirt, { ...parts, price: d(900), incoterm: 'FOB' });
    const within = landed('EU', shirt, { ...parts, price: d(1000), incoterm: 'CIF' });

    // 12 % of 1,000 = 120; 20 % of 1,120 = 224.
    expect(totals(apart)).toEqual(['120.00', '0.00', '0.00', '224.00', '1344.00']);
    expect(totals(within)).toEqual(totals(apart));
  });

  it('include VAT on the duty left after a preference', () => {
    const shirt: Given = { code: '6109.10.10', rate: '20', agreements: { ATIGA: '0' }, origin: 'TH' };
    const facts = { price: d(1000) };

    // 10 % of 1,200, and of 1,000.
    expect(totals(landed('VN', shirt, facts))).toEqual(['200.00', '0.00', '0.00', '120.00', '1320.00']);
    expect(totals(landed('VN', { ...shirt, preference: 'ATIGA' }, facts))).toEqual([
      '0.00',
      '0.00',
      '0.00',
      '100.00',
      '1100.00',
    ]);
  });

  it('include the processing fee if a claim is not granted', () => {
    const given: Given = { ...SHIRT, origin: 'KR', special: 'Free (AU)', preference: 'KR' };

    expect(totals(landed('US', given, { price: d(10_000) }))[2]).toBe('34.64');
    expect(totals(landed('US', { ...given, special: 'Free (KR)' }, { price: d(10_000) }))[2]).toBe('0.00');
  });
});

describe('charges by goods, origin and day', () => {
  const amountOf = ({ lines }: LandedCost, name: string) =>
    lines.find(({ key }) => key === name)?.amount?.toFixed(2) ?? null;

  // 19 CFR 24.23(c)(1), without a claim.
  it.each([
    ['6402.99.31', 'KH', null],
    ['6402.99.31', 'TT', null],
    ['6402.99.31', 'MP', null],
    ['6402.99.31', 'BD', '34.64'],
    ['6402.99.31', 'KE', '34.64'],
    ['9813.00.05', 'IT', null],
    ['9802.00.80', 'HN', '34.64'],
  ])('the processing fee of %s of %s is %s', (code, origin, fee) => {
    const goods: Given = { code, rate: '6%', origin, date: '2026-09-01' };
    expect(amountOf(landed('US', goods, { price: d(10_000) }), 'mpf')).toBe(fee);
  });

  it('charge the processing fee on the foreign part of assembled goods, harbor maintenance on all', () => {
    const article = dutyRequest('US', { code: '6109.10.00.12', rate: '16.5%' }).line;
    const rate =
      'A duty upon the full value of the imported article, less the cost or value of such products of the United States';
    const measures = { us_content_value: 15_000 };
    const given: Given = { code: '9802.00.80.69', rate, origin: 'HN', date: '2026-09-01', measures };
    const duty = { ...dutyRequest('US', given), applicableCode: '6109100012', linesUnder: () => [article] };
    const cost = landed('US', given, { duty, price: d(40_000), mode: 'ocean' });

    // 0.3464 % of 25,000 and 0.125 % of 40,000.
    expect([amountOf(cost, 'mpf'), amountOf(cost, 'hmf')]).toEqual(['86.60', '50.00']);
  });

  // Decision 78/2010/QĐ-TTg ended on 18 February 2025.
  it.each([
    ['2025-02-17', 900_000, ['0.00', '0.00']],
    ['2025-02-18', 900_000, ['180000.00', '108000.00']],
  ])('a toy sent to Vietnam by express delivery on %s for %d VND owes %j', (date, price, owed) => {
    const toy: Given = { code: '9503.00.60', rate: '20', origin: 'CN', date, extra: { vat: '10' } };
    const duty = dutyRequest('VN', toy);
    const inputs = { ...duty.inputs, lowValueConsignment: true };
    const cost = landed('VN', toy, { duty: { ...duty, inputs }, price: d(price) });
    expect([amountOf(cost, 'duty'), amountOf(cost, 'vat')]).toEqual(owed);
  });

  // Potash is not taxed until June 2025, at 5 % since: 50,000 of 1,000,000. Milled rice is not taxed at import.
  it.each([
    ['3104.20.00', '2025-06-30', 1, '0.00'],
    ['3104.20.00', '2025-07-01', 1, '50000.00'],
    ['3104.20.00', '2024-08-01', 4, '100000.00'],
    ['3104.20.00', '2024-08-01', null, null],
    ['1006.30.99', '2024-08-01', null, '0.00'],
    ['1006.30.99', '2026-08-01', null, '0.00'],
    ['1211.90.99', '2026-08-01', null, null],
  ])('value added tax on goods of %s of %s in case %s is %s', (code, date, vatCase, vat) => {
    const goods: Given = { code, rate: '0', origin: 'US', date };
    expect(amountOf(landed('VN', goods, { price: d(1_000_000), vatCase }), 'vat')).toBe(vat);
  });
});
