import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { estimate, type Given } from '../../test/duty-request.ts';
import { EU_TEXTS, US_SPECIAL_TEXTS, US_TEXTS, VN_TEXTS } from '@svc/testkit/published-rates';
import { MARKETS, type Market } from '@svc/tariff/market';
import { MEASURE_FIELDS } from '@svc/tariff/rates/measures';
import { UNITS, type RateUnit } from '@svc/tariff/rates/units';
import type { DutyEstimate } from './estimate.ts';
import { shippedLaw } from '../law-book.ts';

const RUNS = 1500;
const TEXTS: Readonly<Record<Market, readonly string[]>> = { US: US_TEXTS, EU: EU_TEXTS, VN: VN_TEXTS };
const CODES = [
  '7208100000',
  '8703230140',
  '6109100012',
  '8544429090',
  '8541420010',
  '7326908605',
  '8471500150',
  '0402100500',
];
const ORIGINS = ['CN', 'DE', 'VN', 'CA', 'MX', 'CU', 'RU', 'GB', 'KH', 'JP', 'KP', 'ZZ'];
const UNIT_NAMES = Object.keys(UNITS) as RateUnit[];
const CENT = 0.01;

const amount = fc.oneof(
  fc.constant(0),
  fc.double({ min: 0.01, max: 1e9, noNaN: true }),
  fc.integer({ min: 1, max: 1e6 }),
);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const consignment = fc.constantFrom(...MARKETS).chain((market) =>
  fc
    .record({
      code: fc.oneof(fc.constantFrom(...CODES), fc.stringMatching(/^\d{10}$/)),
      rate: fc.oneof(fc.constantFrom(...TEXTS[market]), fc.string(), fc.constant(null)),
      special: fc.oneof(fc.constantFrom(...US_SPECIAL_TEXTS), fc.constant(null)),
      column2: fc.oneof(fc.constantFrom(...TEXTS[market]), fc.constant(null)),
      agreements: fc.dictionary(
        fc.constantFrom(...shippedLaw('VN').pack.programmes.map(({ code }) => code)),
        fc.constantFrom(...VN_TEXTS),
      ),
      origin: fc.option(fc.constantFrom(...ORIGINS)),
      date: fc
        .date({ min: new Date('2018-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      value: maybe(amount),
      quantity: maybe(amount),
      unit: maybe(fc.constantFrom(...UNIT_NAMES)),
      kg: maybe(amount),
      measures: fc.dictionary(fc.constantFrom(...MEASURE_FIELDS), amount),
      rateCase: maybe(fc.integer({ min: 1, max: 5 })),
      preference: fc.option(
        fc.constantFrom('none', ...shippedLaw(market).pack.programmes.map(({ code }) => code)),
      ),
    })
    .map(
      (given) =>
        [
          market,
          Object.fromEntries(
            Object.entries(given).filter(([, value]) => value !== undefined),
          ) as unknown as Given,
        ] as const,
    ),
);

/** Shares of the value are published with their own digits; amounts are rounded to a cent a line. */
function withinBounds({ amount: duty, totalPct, additional }: DutyEstimate, value: number): boolean {
  if (duty === null || value === 0) return true;

  const tolerance = CENT * (additional.length + 1);
  const least = totalPct.low.times(value).dividedBy(100).minus(tolerance);
  const most = totalPct.high?.times(value).dividedBy(100).plus(tolerance) ?? null;

  return duty.gte(least) && (most === null || duty.lte(most));
}

type Rule = readonly [holds: boolean, rule: string];

function figureRules({ totalPct: { low, high }, amount: duty, isAvailable }: DutyEstimate): readonly Rule[] {
  const isAmount = duty === null || (duty.isFinite() && duty.gte(0) && isAvailable);
  return [
    [low.isFinite() && low.gte(0), 'the least is a figure'],
    [high === null || (high.isFinite() && high.gte(low)), 'the most is a figure over the least'],
    [isAmount, 'an amount is of a rate that is available'],
  ];
}

function basisRules(answer: DutyEstimate, given: Given): readonly Rule[] {
  const { amount: duty, totalPct, missing, additional, isAvailable } = answer;
  const isOpen = totalPct.high?.equals(totalPct.low) !== true;
  const isSourced = additional.every(({ measure }) => measure.url !== '' && measure.legalBasis !== '');

  return [
    [duty !== null || !isAvailable || missing.length > 0 || isOpen, 'no amount has a reason'],
    [isSourced, 'duties on top are sourced'],
    [additional.every(({ measure }) => measure.from <= (given.date ?? '')), 'duties on top are in force'],
    [withinBounds(answer, given.value ?? 0), 'the amount lies within its bounds'],
  ];
}

function faultsOf(answer: DutyEstimate, given: Given): readonly string[] {
  const rules = [...figureRules(answer), ...basisRules(answer, given)];
  return rules.filter(([holds]) => !holds).map(([, rule]) => rule);
}

describe('estimateDuty, for any input', () => {
  it('returns amounts with a basis', () => {
    fc.assert(
      fc.property(consignment, ([market, given]) => {
        expect(faultsOf(estimate(market, given), given)).toEqual([]);
      }),
      { numRuns: RUNS, seed: 20_261_122 },
    );
  });
});
