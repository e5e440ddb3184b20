import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import { shippedLaw } from '../law-book.ts';
import type { Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import { estimateLandedCost } from './estimate-landed-cost.ts';
import { feeAmount } from './fees.ts';
import type { LandedCost, LandedCostRequest } from './landed-cost.ts';
import { owedTax, vatLine } from './tax-rows.ts';
import { vietnamCascade } from './vietnam-lines.ts';

interface Facts {
  readonly price?: number;
  readonly freight?: number;
  readonly insurance?: number;
  readonly incoterm?: LandedCostRequest['incoterm'];
  readonly mode?: LandedCostRequest['mode'];
  readonly destination?: string;
  readonly entryType?: LandedCostRequest['entryType'];
  readonly vatCase?: number;
  readonly specialConsumptionCase?: number;
}

const decimal = (value: number | undefined) => (value === undefined ? null : new Decimal(value));

function landed(market: Market, given: Given, facts: Facts): LandedCost {
  return estimateLandedCost(
    {
      duty: dutyRequest(market, given),
      price: decimal(facts.price),
      freight: decimal(facts.freight),
      insurance: decimal(facts.insurance),
      incoterm: facts.incoterm ?? null,
      mode: facts.mode ?? null,
      destination: facts.destination ?? null,
      entryType: facts.entryType ?? 'formal',
      vatCase: facts.vatCase ?? null,
      specialConsumptionCase: facts.specialConsumptionCase ?? null,
    },
    shippedLaw(market),
  );
}

function fee(key: string, date: string, value: number): string | undefined {
  const rows = shippedLaw('US').pack.fees.filter((row) => row.key === key && row.case !== 'informal');
  const row = rows.find(({ from, to }) => from <= date && (to === null || date <= to));
  return row === undefined ? undefined : feeAmount(row, new Decimal(value))?.toFixed();
}

function vatRow(member: string, date: string) {
  return owedTax(shippedLaw('EU'), 'vat', dutyRequest('EU', { code: '6109', date }), member);
}

const amounts = ({ lines }: LandedCost) =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount?.toFixed(2) ?? null]));
const total = ({ totals }: LandedCost) => totals.landed?.toFixed(2) ?? null;

describe('US fees', () => {
  // CBP's rates of fiscal year 2026: 0.3464 %, at least 33.58, at most 651.50.
  it.each([
    ['0.3464 % of 5,000 = 17.32, at least 33.58', 5000, '33.58'],
    ['0.3464 % of 10,000 = 34.64', 10_000, '34.64'],
    ['0.3464 % of 200,000 = 692.80, at most 651.50', 200_000, '651.5'],
  ])('processing fee: %s', (_arithmetic, value, amount) => {
    expect(fee('mpf', '2026-03-01', value)).toBe(amount);
  });

  it('uses the limits of the entry’s fiscal year', () => {
    expect(fee('mpf', '2025-09-30', 1)).toBe('32.71');
    expect(fee('mpf', '2025-10-01', 1)).toBe('33.58');
    expect(fee('hmf', '2026-03-01', 10_000)).toBe('12.5');
  });

  const shirts: Given = {
    code: '6109.10.00.12',
    rate: '16.5%',
    special: 'Free (KR,S)',
    origin: 'KR',
    date: '2024-10-15',
  };

  // 10,000 + 800 + 50 + 1,650 duty + 34.64 + 12.50 = 12,547.14.
  it('adds duty and fees to the cost of goods by sea', () => {
    const cost = landed('US', shirts, {
      price: 10_000,
      freight: 800,
      insurance: 50,
      mode: 'ocean',
      incoterm: 'FOB',
    });

    expect(amounts(cost)).toEqual({
      value: '10000.00',
      freight: '800.00',
      insurance: '50.00',
      duty: '1650.00',
      mpf: '34.64',
      hmf: '12.50',
    });
    expect([cost.valueBasis, total(cost)]).toEqual(['fob', '12547.14']);
  });

  // 10,850 CIF − 800 − 50 = 10,000 free on board: the same.
  it('deducts freight from a price that includes it', () => {
    const cost = landed('US', shirts, {
      price: 10_850,
      freight: 800,
      insurance: 50,
      mode: 'ocean',
      incoterm: 'CIF',
    });

    expect(total(cost)).toBe('12547.14');
  });

  it('has no harbor fee by air and no processing fee under the agreement with Korea', () => {
    const cost = landed('US', { ...shirts, preference: 'KR' }, { price: 10_000, mode: 'air' });

    expect(amounts(cost)).toEqual({ value: '10000.00', duty: '0.00' });
  });

  it('names the required mode and freight', () => {
    const cost = landed('US', shirts, { price: 10_000, incoterm: 'CIF' });

    expect(cost.missing.map(({ field }) => field)).toEqual(['freight', 'insurance', 'mode']);
    expect(cost.totals.fees).toBeNull();
  });

  it('charges the fee of the fiscal year for an informal entry: 2 USD, adjusted (19 CFR 24.22(k))', () => {
    const facts: Facts = { price: 500, mode: 'air', entryType: 'informal' };
    const feeOn = (date: string) => amounts(landed('US', { ...shirts, date }, facts))['mpf'];
    expect(['2018-01-01', '2023-09-30', '2026-10-01'].map(feeOn)).toEqual(['2.05', '2.37', '2.77']);
  });
});

describe('EU value added tax', () => {
  it('8 % of 30 + 1,000 = 82.40', () => {
    const row = vatRow('HU', '2026-01-01');
    expect(
      vatLine(row === null ? null : { ...row, rateText: '8' }, new Decimal(1030)).amount?.toFixed(),
    ).toBe('82.4');
  });

  it.each([
    ['EE', '2025-06-30', '22'],
    ['EE', '2025-07-01', '24'],
    ['FI', '2024-09-01', '25.5'],
    ['RO', '2025-08-01', '21'],
    ['SK', '2025-01-01', '23'],
    ['DE', '2020-12-31', '16'],
    ['HU', '2026-01-01', '27'],
    ['GB', '2026-01-01', null],
  ])('%s on %s is %s %%', (member, date, pct) => expect(vatRow(member, date)?.rateText ?? null).toBe(pct));

  const shirts: Given = { code: '6109 10 00', rate: '12.0%', origin: 'CN', date: '2026-08-01' };

  // CIF 1,000 + 100 + 10 = 1,110; duty 12 % = 133.20; VAT 19 % of 1,243.20 = 236.21 (236.208); in all 1,479.41.
  it('is charged on value, freight, insurance and duty', () => {
    const cost = landed('EU', shirts, {
      price: 1000,
      freight: 100,
      insurance: 10,
      incoterm: 'FOB',
      destination: 'DE',
    });

    expect(amounts(cost)).toEqual({
      value: '1000.00',
      freight: '100.00',
      insurance: '10.00',
      duty: '133.20',
      vat: '236.21',
    });
    expect(total(cost)).toBe('1479.41');
  });

  it('8 % of 10 + 10 + 10 = 2.40', () => {
    const cost = landed('EU', { ...shirts, rate: '8%' }, { price: 10, freight: 10, insurance: 10 });

    expect(cost.totals.duty?.toFixed()).toBe('2.4');
  });

  it('names the required destination and freight', () => {
    const cost = landed('EU', shirts, { price: 1000, incoterm: 'FOB' });

    expect(cost.missing.map(({ field }) => field)).toEqual([
      'freight',
      'insurance',
      'customs_value',
      'destination',
    ]);
    expect([total(cost), cost.totals.taxes]).toEqual([null, null]);
  });
});

describe('Vietnamese taxes', () => {
  // Worked examples of courses on customs valuation.
  it('duty 95,833,584, additional 15 % 40,690,188, special consumption 30 % 122,337,507.60, VAT 10 % 53,012,919.96', () => {
    const value = new Decimal('271267920');
    const duty = value.times('0.2').plus(new Decimal(18 * 100).times(23_100));
    const additional = value.times('0.15');
    const cascade = vietnamCascade({
      value,
      duty,
      additional,
      specialConsumptionPct: '30',
      environment: new Decimal(0),
      vatPct: '10',
    });

    expect([duty.toFixed(), additional.toFixed()]).toEqual(['95833584', '40690188']);
    expect(cascade.specialConsumption.toFixed()).toBe('122337507.6');
    expect(cascade.vat.toFixed()).toBe('53012919.96');
    expect(cascade.total.toFixed()).toBe('311874199.56');
  });

  it('duty 35 %, plus 1 USD a litre, special consumption 40 %, VAT 10 %: 772,524,614.40', () => {
    const value = new Decimal('597273600');
    const duty = value.times('0.35');
    const additional = new Decimal(3600).times(23_100);
    const cascade = vietnamCascade({
      value,
      duty,
      additional,
      specialConsumptionPct: '40',
      environment: new Decimal(0),
      vatPct: '10',
    });

    expect([duty.toFixed(), additional.toFixed()]).toEqual(['209045760', '83160000']);
    expect(cascade.specialConsumption.toFixed()).toBe('355791744');
    expect(cascade.vat.toFixed()).toBe('124527110.4');
    expect(cascade.total.toFixed()).toBe('772524614.4');
  });

  const beer: Given = {
    code: '2203.00.91',
    rate: '35',
    origin: 'JP',
    date: '2026-08-01',
    extra: { vat: '10/8', vat_reduction: 'Không được giảm' },
  };

  // 1,000,000; duty 35 % = 350,000; special consumption 65 % of 1,350,000 = 877,500; VAT 10 % of 2,227,500 = 222,750.
  it('charges special consumption tax on beer before VAT', () => {
    const cost = landed('VN', beer, { price: 1_000_000 });

    expect(amounts(cost)).toEqual({
      value: '1000000.00',
      duty: '350000.00',
      special_consumption: '877500.00',
      vat: '222750.00',
    });
    expect(total(cost)).toBe('2450250.00');
  });

  // 70 % of 1,350,000 = 945,000 from 2027.
  it('uses the rate on the date', () => {
    expect(
      amounts(landed('VN', { ...beer, date: '2027-01-01' }, { price: 1_000_000 }))['special_consumption'],
    ).toBe('945000.00');
  });

  const shirt: Given = { code: '6109.10.10', rate: '20', origin: 'US', extra: { vat: '8/10' } };

  // 20 % = 200,000; VAT 8 % of 1,200,000 = 96,000 while the reduction runs, 10 % = 120,000 after it.
  it.each([
    ['2026-12-31', '96000.00'],
    ['2027-01-01', '120000.00'],
  ])('on %s the VAT of 8/10 is %s', (date, vat) => {
    expect(amounts(landed('VN', { ...shirt, date }, { price: 1_000_000 }))['vat']).toBe(vat);
  });

  // 100 kg × 50,000 = 5,000,000; VAT 10 % of 1,000,000 + 100,000 + 5,000,000 = 610,000.
  it('adds the environmental tax per kilogram before VAT', () => {
    const bags: Given = {
      code: '3923.21.99',
      rate: '10',
      origin: 'US',
      kg: 100,
      date: '2026-08-01',
      extra: { vat: '10/8', environment: 'MT' },
    };
    const cost = landed('VN', bags, { price: 1_000_000 });

    expect(amounts(cost)).toMatchObject({ environment: '5000000.00', vat: '610000.00' });
  });

  it('asks which of several rates applies, and uses the given one', () => {
    const given: Given = { code: '8703.23.61', rate: '70', origin: 'JP', date: '2026-08-01' };
    const open = landed('VN', given, { price: 1000 });

    expect(open.missing.map(({ field }) => field)).toEqual(['special_consumption_case']);
    expect(total(open)).toBeNull();

    // (1,000 + 700) × 50 % = 850; VAT 10 % of 2,550 = 255.
    const known = landed('VN', given, { price: 1000, specialConsumptionCase: 2 });
    expect(amounts(known)).toMatchObject({ special_consumption: '850.00', vat: '255.00' });
  });
});
