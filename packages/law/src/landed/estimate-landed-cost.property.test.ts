import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dutyRequest } from '../../test/duty-request.ts';
import { EU_TEXTS, US_TEXTS, VN_TEXTS } from '@svc/testkit/published-rates';
import { EU_MEMBERS } from '../duty/countries.ts';
import { shippedLaw } from '../law-book.ts';
import { MARKETS, type Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import { estimateLandedCost } from './estimate-landed-cost.ts';
import { ENTRY_TYPES, INCOTERMS, MODES, type LandedCost } from './landed-cost.ts';

const RUNS = 800;
const TEXTS: Readonly<Record<Market, readonly string[]>> = { US: US_TEXTS, EU: EU_TEXTS, VN: VN_TEXTS };
const CODES = ['7208100000', '8703230140', '6109100012', '2203000091', '3923210000', '2204210000'];

const money = fc.double({ min: 0, max: 1e9, noNaN: true }).map((amount) => new Decimal(amount));
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values);
const vat = fc.constantFrom('8/10', '10/8', '*/5/8/10', '5', 'CKD', undefined);

const request = fc.constantFrom(...MARKETS).chain((market) =>
  fc.record({
    duty: fc
      .record({
        code: fc.constantFrom(...CODES),
        rate: fc.constantFrom(...TEXTS[market], null),
        origin: fc.constantFrom('CN', 'DE', 'KR', 'CU', null),
        date: fc.constantFrom(
          '2018-01-01',
          '2023-05-05',
          '2025-09-01',
          '2026-03-01',
          '2026-11-22',
          '2030-01-01',
        ),
        kg: fc.constantFrom(0, 12.5, 10_000),
        extra: vat.map((text) => (text === undefined ? {} : { vat: text, environment: 'MT' })),
      })
      .map((given) => dutyRequest(market, given)),
    price: orNull(money),
    freight: orNull(money),
    insurance: orNull(money),
    incoterm: orNull(fc.constantFrom(...INCOTERMS)),
    mode: orNull(fc.constantFrom(...MODES)),
    destination: orNull(fc.constantFrom(...EU_MEMBERS)),
    entryType: fc.constantFrom(...ENTRY_TYPES),
    vatCase: orNull(fc.integer({ min: 1, max: 5 })),
    specialConsumptionCase: orNull(fc.integer({ min: 1, max: 5 })),
  }),
);

/** The total of the lines in whole cents, by integers; null where a line has no amount. */
function centsOf({ lines }: LandedCost): bigint | null {
  const cents = lines.map(({ amount }) => amount?.times(100).toFixed() ?? null);
  return cents.includes(null) ? null : cents.reduce((sum, each) => sum + BigInt(each ?? '0'), 0n);
}

describe('estimateLandedCost, for any input', () => {
  it('adds up rounded lines to the cent, and reports missing inputs', () => {
    fc.assert(
      fc.property(request, (each) => {
        const cost = estimateLandedCost(each, shippedLaw(each.duty.market));

        expect(
          cost.lines.every(({ amount }) => amount === null || (amount.isFinite() && amount.gte(0))),
        ).toBe(true);
        expect(cost.totals.landed?.times(100).toFixed() ?? null).toBe(centsOf(cost)?.toString() ?? null);
        expect(
          cost.totals.landed !== null || cost.missing.length > 0 || !cost.duty.isAvailable || isOpen(cost),
        ).toBe(true);
      }),
      { numRuns: RUNS, seed: 20_261_122 },
    );
  });
});

// A floor with an open rate, and a fee of an unknown year, have no input that would settle them.
function isOpen({ lines, duty }: LandedCost): boolean {
  const hasOpenDuty = duty.totalPct.high?.equals(duty.totalPct.low) !== true;
  return hasOpenDuty || lines.some(({ key, rate }) => key === 'mpf' && rate === null);
}
