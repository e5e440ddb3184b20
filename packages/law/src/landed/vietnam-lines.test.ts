import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import { shippedLaw } from '../law-book.ts';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { LandedCostRequest } from './landed-cost.ts';
import { vietnamCascade, vietnamTaxes } from './vietnam-lines.ts';

interface Taxed {
  readonly value?: number | null;
  readonly duty?: number | null;
  readonly additional?: number | null;
}

const decimal = (amount: number | null) => (amount === null ? null : new Decimal(amount));

function taxes(given: Given, taxed: Taxed = {}, cases: Partial<LandedCostRequest> = {}) {
  const request: LandedCostRequest = {
    duty: dutyRequest('VN', { date: '2026-08-01', ...given }),
    price: null,
    incoterm: null,
    freight: null,
    insurance: null,
    mode: null,
    destination: null,
    entryType: 'formal',
    vatCase: null,
    specialConsumptionCase: null,
    ...cases,
  };
  const { value = 1000, duty = 200, additional = 0 } = taxed;

  return vietnamTaxes(request, shippedLaw('VN'), {
    value: decimal(value),
    duty: decimal(duty),
    additional: decimal(additional),
  });
}

const amounts = ({ lines }: ReturnType<typeof taxes>) =>
  lines.map(({ key, amount }) => [key, amount?.toFixed(2) ?? null]);
const rates = ({ lines }: ReturnType<typeof taxes>) => lines.map(({ key, rate }) => [key, rate]);

describe('statutory VAT cases', () => {
  // Law 48/2024/QH15, article 9(2): medicines 5 %; 1,000 + 200 of duty.
  it('are required if the schedule has no rate', () => {
    const medicine = { code: '30049099', codeDigits: '30049099', dutyRate: '0' };
    const { lines, missing } = taxes(medicine);
    expect([rates({ lines, missing, possible: [] }), missing.map(({ field }) => field)]).toEqual([
      [['vat', '5/8/10']],
      ['vat_case'],
    ]);
    expect(amounts(taxes(medicine, {}, { vatCase: 1 }))).toEqual([['vat', '60.00']]);
  });

  it('do not require the strength of wine known from its code', () => {
    const wine = { code: '22042111', codeDigits: '22042111', dutyRate: '50' };
    expect(rates(taxes(wine))).toEqual([
      ['special_consumption', '35%'],
      ['vat', '10%'],
    ]);
  });
});

describe('vietnamCascade', () => {
  const of = (facts: Partial<Parameters<typeof vietnamCascade>[0]>) => {
    const { specialConsumption, vat, total } = vietnamCascade({
      value: new Decimal(1000),
      duty: new Decimal(0),
      additional: new Decimal(0),
      specialConsumptionPct: '0',
      environment: new Decimal(0),
      vatPct: '0',
      ...facts,
    });
    return [specialConsumption, vat, total].map((amount) => amount.toFixed());
  };

  it('charges each tax on all before it: duties, special consumption, environment, VAT', () => {
    // 50 % of 1,000 + 200 + 100 = 650; 10 % of 1,300 + 650 + 50 = 200; 200 + 100 + 650 + 50 + 200 = 1,200.
    const all = {
      duty: new Decimal(200),
      additional: new Decimal(100),
      specialConsumptionPct: '50',
      environment: new Decimal(50),
      vatPct: '10',
    };

    expect(of(all)).toEqual(['650', '200', '1200']);
  });

  it('charges no special consumption tax on the environmental tax', () => {
    expect(of({ environment: new Decimal(500), specialConsumptionPct: '10' })[0]).toBe('100');
  });

  it('rounds nothing, and excludes the value itself from the total', () => {
    // 35 % of 0.01 = 0.0035; 8 % of 0.0135 = 0.00108.
    expect(of({ value: new Decimal('0.01'), specialConsumptionPct: '35', vatPct: '8' })).toEqual([
      '0.0035',
      '0.00108',
      '0.00458',
    ]);
    expect(of({})).toEqual(['0', '0', '0']);
  });
});

describe('taxes after the duties', () => {
  const shirt: Given = { code: '6109.10.10', extra: { vat: '8/10' } };

  it('are only VAT for most goods', () => {
    // 8 % of 1,000 + 200 + 50 = 100.
    expect(amounts(taxes(shirt, { additional: 50 }))).toEqual([['vat', '100.00']]);
    expect(taxes(shirt)).toMatchObject({ missing: [], possible: [] });
  });

  it('follow the order of the law', () => {
    // Petrol E5: 8 % of 1,200 = 96; 2,000 for each of 10 l = 20,000; 10 % of 1,200 + 96 + 20,000 = 2,129.60.
    const petrol: Given = {
      code: '2710.12.21',
      quantity: 10,
      unit: 'l',
      extra: { vat: '10' },
      date: '2026-04-15',
    };

    expect(amounts(taxes(petrol, {}, { specialConsumptionCase: 2 }))).toEqual([
      ['special_consumption', '96.00'],
      ['environment', '20000.00'],
      ['vat', '2129.60'],
    ]);
  });

  it('include VAT on special consumption tax before its rounding', () => {
    // 65 % of 0.03 = 0.0195 → 0.02; 10 % of 0.0495 = 0.00495 → 0.00, where 10 % of 0.03 + 0.02 would be 0.01.
    const beer: Given = { code: '2203.00.91', extra: { vat: '10' } };

    expect(amounts(taxes(beer, { value: 0.03, duty: 0 }))).toEqual([
      ['special_consumption', '0.02'],
      ['vat', '0.00'],
    ]);
  });

  it.each<[string, Taxed]>([
    ['value', { value: null }],
    ['duty', { duty: null }],
    ['additional duty', { additional: null }],
  ])('have rates but no amounts while the %s is unknown', (_what, taxed) => {
    expect(amounts(taxes(shirt, taxed))).toEqual([['vat', null]]);
    expect(rates(taxes(shirt, taxed))).toEqual([['vat', '8%']]);
  });

  it('require the case of special consumption tax, and withhold VAT until then', () => {
    const car: Given = { code: '8703.23.61', extra: { vat: '10' } };
    const open = taxes(car);

    expect(amounts(open)).toEqual([
      ['special_consumption', null],
      ['vat', null],
    ]);
    expect(open.missing).toEqual([{ field: 'special_consumption_case', unit: '1\u20134', why: 'tax_case' }]);
    expect(rates(open)[0]).toEqual(['special_consumption', '40/50/60/*']);
  });

  it.each([
    [1, '480.00', '168.00'],
    [3, '720.00', '192.00'],
    [4, '0.00', '120.00'],
    [5, null, null],
    [0, null, null],
  ])('use case %d of 40/50/60/*: %s, then %s', (specialConsumptionCase, special, vat) => {
    const car: Given = { code: '8703.23.61', extra: { vat: '10' } };

    expect(amounts(taxes(car, {}, { specialConsumptionCase }))).toEqual([
      ['special_consumption', special],
      ['vat', vat],
    ]);
  });

  it('are unknown if the law adds an amount per piece, and withhold VAT', () => {
    const cigarettes: Given = { code: '2402.20.90', date: '2027-01-01', extra: { vat: '10' } };
    const open = taxes(cigarettes, {}, { specialConsumptionCase: 1 });

    expect(amounts(open)).toEqual([
      ['special_consumption', null],
      ['vat', null],
    ]);
    expect(rates(open)[0]).toEqual(['special_consumption', '75% + 2000 VND/pack']);
    expect(open.missing).toEqual([{ field: 'special_consumption_tax', unit: 'VND', why: 'statutory_list' }]);
    // 75 % of 1,200 until the end of 2026.
    expect(amounts(taxes({ ...cigarettes, date: '2026-12-31' }))[0]).toEqual([
      'special_consumption',
      '900.00',
    ]);
  });

  it('require the VAT case, while special consumption tax stays known', () => {
    const wine: Given = { code: '2203.00.91', extra: { vat: '5/10' } };
    const open = taxes(wine);

    expect(amounts(open)).toEqual([
      ['special_consumption', '780.00'],
      ['vat', null],
    ]);
    expect(open.missing.map(({ field }) => field)).toEqual(['vat_case']);
    // 10 % of 1,200 + 780.
    expect(amounts(taxes(wine, {}, { vatCase: 2 }))[1]).toEqual(['vat', '198.00']);
  });

  it('exclude VAT if the line is outside its scope', () => {
    expect(amounts(taxes({ code: '0101.21.00', extra: { vat: '*' } }))).toEqual([['vat', '0.00']]);
  });

  it('do not guess an unreadable VAT text', () => {
    const odd = taxes({ code: '6109.10.10', extra: { vat: 'CKD' } });

    expect([amounts(odd), odd.missing.map(({ field }) => field)]).toEqual([[['vat', null]], ['vat_case']]);
  });

  it('report that 8 % may apply if the line has no rate', () => {
    expect(taxes({ code: '6109.10.10' }).possible.map(({ key, pct }) => [key, pct])).toEqual([
      ['vat_reduced', '8'],
    ]);
    expect(taxes({ code: '6109.10.10', date: '2027-01-01' }).possible).toEqual([]);
  });
});

describe('environmental tax', () => {
  const bags: Given = { code: '3923.21.99', extra: { vat: '10' } };

  it('requires the weight, and withholds VAT until then', () => {
    const open = taxes(bags);

    expect(amounts(open)).toEqual([
      ['environment', null],
      ['vat', null],
    ]);
    expect(open.missing.map(({ field, unit }) => [field, unit])).toEqual([['weight_kg', 'kg']]);
  });

  it('uses the unit of the law, whatever unit was sent', () => {
    // 0.5 t = 500 kg at 50,000.
    expect(amounts(taxes({ ...bags, quantity: 0.5, unit: 't' }))[0]).toEqual(['environment', '25000000.00']);
    // 2,500 kg of coal at 15,000 a tonne.
    expect(amounts(taxes({ code: '2701.12.90', kg: 2500, extra: { vat: '10' } }))[0]).toEqual([
      'environment',
      '37500.00',
    ]);
  });

  // Resolution 579/2018/UBTVQH14, V to VIII: 10 kg at 500 or 1,000.
  it.each<[string, NonNullable<Given['facts']>, string | null]>([
    ['3808.93.19', { restricted_pesticide: 'true' }, '5000.00'],
    ['3808.94.90', { restricted_pesticide: 'true' }, '10000.00'],
    ['3808.94.90', { restricted_pesticide: 'false' }, '0.00'],
    ['3808.94.90', {}, null],
  ])('on pesticide %s with %j is %s', (code, facts, amount) => {
    expect(amounts(taxes({ code, kg: 10, facts, extra: { vat: '10' } }))[0]).toEqual(['environment', amount]);
  });

  it('is listed as unknown if only the workbook marks the line', () => {
    const marked = taxes({ code: '2704.00.10', extra: { vat: '5', environment: 'MT?' } });

    expect(amounts(marked)).toEqual([
      ['environment', null],
      ['vat', null],
    ]);
    expect(marked.missing.map(({ why }) => why)).toEqual(['statutory_list']);
  });
});
