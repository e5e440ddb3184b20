import { describe, expect, it } from '@jest/globals';
import { per } from '@svc/testkit/rate-parts';
import { Decimal } from './decimal.ts';
import {
  evaluateAdValorem,
  evaluateAgricultural,
  evaluateDegrees,
  evaluateSpecific,
} from './evaluate-parts.ts';
import { NO_INPUTS, type RateInputs } from './inputs.ts';
import type { Outcome } from './outcome.ts';
import type { SpecificRate } from './rate.ts';

const NONE: RateInputs = {
  ...NO_INPUTS,
  currency: 'USD',
  date: '2026-11-22',
};
const d = (amount: number | string) => new Decimal(amount);
const given = (facts: Partial<RateInputs>): RateInputs => ({ ...NONE, ...facts });
const range = ({ low, high }: Outcome) => [low.toFixed(), high?.toFixed() ?? null];
const fields = ({ missing }: Outcome) => missing.map(({ field, unit }) => [field, unit]);

describe('a percentage', () => {
  const of = (pct: string, basis: Parameters<typeof evaluateAdValorem>[0]['basis'], inputs: RateInputs) =>
    evaluateAdValorem({ kind: 'ad_valorem', pct, basis }, inputs);

  it('applies to the customs value, unrounded', () => {
    expect(range(of('33.333333333333333333', null, given({ customsValue: d(100) })))).toEqual([
      '33.333333333333333333',
      '33.333333333333333333',
    ]);
  });

  it('applies to the part it names, even if the value is known too', () => {
    const inputs = given({ customsValue: d(100), measures: { battery_value: d(10) } });

    expect(range(of('5.3', 'battery_value', inputs))).toEqual(['0.53', '0.53']);
  });

  it('of an unknown part is at most that of the whole', () => {
    const open = of('5.3', 'battery_value', given({ customsValue: d(100) }));

    expect([range(open), fields(open)]).toEqual([['0', '5.3'], [['battery_value', 'USD']]]);
  });

  it.each(['retail_value', 'repair_cost', 'parts_cost', 'processing_value'] as const)(
    'has no such maximum for %s, which may exceed the value',
    (basis) => expect(range(of('5', basis, given({ customsValue: d(100) })))).toEqual(['0', null]),
  );

  it('of zero needs no value', () => {
    expect(of('0.00', null, NONE)).toMatchObject({ missing: [] });
    expect(range(of('0', 'case_value', NONE))).toEqual(['0', '0']);
  });

  it('states the value in the market’s currency', () => {
    expect(fields(of('5', null, given({ currency: 'VND' })))).toEqual([['customs_value', 'VND']]);
  });
});

describe('an amount per quantity', () => {
  it.each<[string, SpecificRate, Partial<RateInputs>, string]>([
    ['2.76 a tonne of 2,500 kg = 6.90', per('2.76', 't'), { weightKg: d(2500) }, '6.9'],
    ['0.50 a carat of 10 g = 25', per('0.5', 'carat'), { weightKg: d('0.01') }, '25'],
    [
      'the weight goes before a quantity in kg',
      per('1', 'kg'),
      { weightKg: d(3), quantity: d(9), unit: 'kg' },
      '3',
    ],
    ['a quantity in tonnes stands for the weight', per('1', 'kg'), { quantity: d(2), unit: 't' }, '2000'],
    [
      '0.105 a barrel of 158.987294928 l',
      per('0.105', 'bbl'),
      { quantity: d('158.987294928'), unit: 'l' },
      '0.105',
    ],
    ['0.96 a dozen of a gross = 11.52', per('0.96', 'doz'), { quantity: d(1), unit: 'gross' }, '11.52'],
    [
      '0.10 for 1,000 pins of 2,500',
      per('0.1', 'no', { per: '1000', basis: 'pins' }),
      { measures: { pins: d(2500) } },
      '0.25',
    ],
    ['5 proof litres by their own name', per('2', 'pf_l'), { measures: { proof_liters: d(5) } }, '10'],
    [
      '10 jewels over 7 of 17',
      per('0.02', 'jewel', { basis: 'jewels', over: '7' }),
      { measures: { jewels: d(17) } },
      '0.2',
    ],
    [
      'none over 7 of 7',
      per('0.02', 'jewel', { basis: 'jewels', over: '7' }),
      { measures: { jewels: d(7) } },
      '0',
    ],
    [
      'none over 7 of 3, never less than nought',
      per('0.02', 'jewel', { basis: 'jewels', over: '7' }),
      { measures: { jewels: d(3) } },
      '0',
    ],
    [
      '2 t of drained weight sent in kg',
      per('3', 't', { basis: 'drained_weight_kg' }),
      { measures: { drained_weight_kg: d(2000) } },
      '6',
    ],
    [
      '0.90 by 40 % vol by 2 hl = 72',
      per('0.9', 'hl', { times: 'alcohol_pct' }),
      { quantity: d(200), unit: 'l', measures: { alcohol_pct: d(40) } },
      '72',
    ],
    [
      '100 EUR at 1.25 USD',
      per('100', 'no', { currency: 'EUR' }),
      { quantity: d(1), unit: 'no', exchange: { EUR: d('1.25') } },
      '125',
    ],
    ['a quantity of nought', per('5', 'no'), { quantity: d(0), unit: 'no' }, '0'],
  ])('%s', (_arithmetic, rate, facts, amount) => {
    const outcome = evaluateSpecific(rate, given(facts));

    expect(range(outcome)).toEqual([amount, amount]);
    expect(outcome.missing).toEqual([]);
  });

  it.each<[string, SpecificRate, Partial<RateInputs>, (readonly [string, string])[]]>([
    ['the weight', per('1', 't'), {}, [['weight_kg', 'kg']]],
    ['the quantity in the unit of the rate', per('1', 'hl'), {}, [['quantity', 'hl']]],
    [
      'the quantity where the one sent is of another kind',
      per('1', 'hl'),
      { quantity: d(5), unit: 'no' },
      [['quantity', 'hl']],
    ],
    ['the quantity where it came without a unit', per('1', 'no'), { quantity: d(5) }, [['quantity', 'no']]],
    [
      'proof litres by name, not litres',
      per('1', 'pf_l'),
      { quantity: d(5), unit: 'l' },
      [['proof_liters', 'pf_l']],
    ],
    [
      'a weight of its own, not the net one',
      per('1', 'kg', { basis: 'gross_weight_kg' }),
      { weightKg: d(5) },
      [['gross_weight_kg', 'kg']],
    ],
    [
      'quantity, strength and exchange together',
      per('1', 'hl', { times: 'alcohol_pct', currency: 'EUR' }),
      {},
      [
        ['quantity', 'hl'],
        ['alcohol_pct', '%'],
        ['fx_rate', 'EUR'],
      ],
    ],
  ])('needs %s', (_what, rate, facts, wanted) => {
    const outcome = evaluateSpecific(rate, given(facts));

    expect([range(outcome), fields(outcome)]).toEqual([['0', null], wanted]);
  });

  it('of zero needs nothing', () => {
    expect(evaluateSpecific(per('0.00', 'kg', { times: 'alcohol_pct' }), NONE).missing).toEqual([]);
  });
});

describe('sugar by degrees', () => {
  const sugar = {
    kind: 'degrees',
    rate: per('0.04', 'kg'),
    less: per('0.0002', 'kg'),
    under: '100',
    floor: per('0.03', 'kg'),
  } as const;
  const at = (degrees: string | null) =>
    range(
      evaluateDegrees(
        sugar,
        given({ weightKg: d(1000), measures: degrees === null ? {} : { sugar_degrees: d(degrees) } }),
      ),
    );

  // 40 for 1,000 kg at 100 degrees, 0.20 less for each degree, 30 at the least, reached at 50 degrees.
  it.each([
    ['100', '40'],
    ['101', '40'],
    ['99.5', '39.9'],
    ['96', '39.2'],
    ['50', '30'],
    ['49', '30'],
    ['0', '30'],
  ])('at %s degrees is %s', (degrees, amount) => expect(at(degrees)).toEqual([amount, amount]));

  it('is between floor and full rate while they are unknown', () => {
    expect(at(null)).toEqual(['30', '40']);
  });
});

describe('a component of the EU tables', () => {
  const component = { kind: 'agricultural', component: 'EA' } as const;

  it('is per 100 kg', () => {
    const inputs = given({
      currency: 'EUR',
      weightKg: d(250),
      measures: { agricultural_component: d('19.5') },
    });

    expect(range(evaluateAgricultural(component, inputs))).toEqual(['48.75', '48.75']);
  });

  it('is unresolved without the figure from the table, and also needs the weight', () => {
    const open = evaluateAgricultural(component, given({ weightKg: d(250) }));
    expect([open.isResolved, fields(open)]).toEqual([false, [['agricultural_component', 'EUR/100 kg']]]);

    const weightless = evaluateAgricultural(
      component,
      given({ measures: { agricultural_component: d(19) } }),
    );
    expect([weightless.isResolved, fields(weightless)]).toEqual([true, [['weight_kg', 'kg']]]);
  });

  it.each([
    ['ADSZ', 'additional_sugar_duty'],
    ['ADFM', 'additional_flour_duty'],
  ] as const)('%s has a separate figure', (name, field) => {
    const inputs = given({ weightKg: d(100), measures: { agricultural_component: d(5) } });

    expect(fields(evaluateAgricultural({ kind: 'agricultural', component: name }, inputs))).toEqual([
      [field, 'EUR/100 kg'],
    ]);
  });
});
