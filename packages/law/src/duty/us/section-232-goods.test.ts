import { describe, expect, it } from '@jest/globals';
import { selectMeasures } from '../select-measures.ts';
import { SECTION_232_GOODS, SECTION_232_POSSIBLE } from './section-232-goods.ts';

const select = (digits: string, origin: string, date: string, programme: string | null = null) =>
  selectMeasures([...SECTION_232_GOODS, ...SECTION_232_POSSIBLE], {
    digits,
    origin,
    date,
    programme,
    metalPct: null,
  });
const owed = (digits: string, origin: string, date: string, programme: string | null = null) =>
  select(digits, origin, date, programme).owed.map(
    ({ code, rate }) => `${code} ${rate?.form === 'floor' ? 'up to ' : '+'}${rate?.pct}`,
  );
const possible = (digits: string, origin: string, date: string, programme: string | null = null) =>
  select(digits, origin, date, programme).possible.map(({ code, reason }) => [code, reason]);

const CAR = '8703230160';
const SEAT = '9401616011';
const LUMBER = '4407110001';

// Proclamations 10908, 10925, 10976 and those of October 2025; notices on Japan, Korea and the European Union.
const DAYS: readonly (readonly [string, string, string, string, string | null])[] = [
  ['cars the day before', CAR, 'TR', '2025-04-02', null],
  ['cars', CAR, 'TR', '2025-04-03', '9903.94.01 +25'],
  ['cars of Germany before the agreement', CAR, 'DE', '2025-07-31', '9903.94.01 +25'],
  ['cars of Germany', CAR, 'DE', '2025-08-01', '9903.94.51 up to 15'],
  ['cars of the Union named as such', CAR, 'EU', '2025-08-01', '9903.94.51 up to 15'],
  ['cars of Norway, no member', CAR, 'NO', '2025-08-01', '9903.94.01 +25'],
  ['cars of Japan before the agreement', CAR, 'JP', '2025-09-15', '9903.94.01 +25'],
  ['cars of Japan', CAR, 'JP', '2025-09-16', '9903.94.41 up to 15'],
  ['cars of Korea before the agreement', CAR, 'KR', '2025-10-31', '9903.94.01 +25'],
  ['cars of Korea', CAR, 'KR', '2025-11-01', '9903.94.61 up to 15'],
  ['tractors for semi-trailers before', '8701210080', 'DE', '2025-10-31', null],
  ['tractors for semi-trailers, of the Union too', '8701210080', 'DE', '2025-11-01', '9903.74.01 +25'],
  ['buses before', '8702103100', 'TR', '2025-10-31', null],
  ['buses', '8702103100', 'TR', '2025-11-01', '9903.74.02 +10'],
  ['softwood before', LUMBER, 'CA', '2025-10-13', null],
  ['softwood', LUMBER, 'CA', '2025-10-14', '9903.76.01 +10'],
  ['softwood of Germany, without a floor', LUMBER, 'DE', '2025-10-14', '9903.76.01 +10'],
  ['upholstered seats', SEAT, 'VN', '2025-10-14', '9903.76.02 +25'],
  ['upholstered seats of the United Kingdom', SEAT, 'GB', '2025-10-14', '9903.76.20 +10'],
  ['upholstered seats of Japan', SEAT, 'JP', '2025-10-14', '9903.76.21 up to 15'],
  ['upholstered seats of Italy', SEAT, 'IT', '2025-10-14', '9903.76.22 up to 15'],
  ['upholstered seats of Korea before its agreement', SEAT, 'KR', '2025-11-13', '9903.76.02 +25'],
  ['upholstered seats of Korea', SEAT, 'KR', '2025-11-14', '9903.76.23 up to 15'],
];

describe('section 232 on goods other than metals', () => {
  it.each(DAYS)('%s: %s of %s on %s owe %s', (_case, digits, origin, date, heading) => {
    expect(owed(digits, origin, date)).toEqual(heading === null ? [] : [heading]);
  });

  it.each([
    ['8703100010', 'vehicles for snow and golf', false],
    ['8703210130', 'cars of up to 1,000 cc', false],
    ['8703220130', 'cars over 1,000 cc', true],
    ['8703900100', 'other cars', true],
    ['8704210100', 'light trucks', true],
    ['8701300000', 'track-laying tractors', false],
    ['4407110001', 'pine', true],
    ['4407910022', 'oak', false],
    ['4408100125', 'veneer', false],
    ['9401616011', 'upholstered household seats of wood', true],
    ['9401710007', 'upholstered seats of metal', false],
    ['9403409060', 'kitchen cabinets', true],
    ['9403509045', 'beds', false],
  ])('%s (%s) is in the scope: %s', (digits, _goods, isInScope) => {
    expect(owed(digits, 'TR', '2026-03-01').length > 0).toBe(isInScope);
  });

  it('leaves cars and trucks under the agreement with Canada and Mexico out, buses and wood not', () => {
    const date = '2026-03-01';
    for (const programme of ['S', 'S+']) {
      expect(owed(CAR, 'MX', date, programme)).toEqual([]);
      expect(owed('8701210080', 'MX', date, programme)).toEqual([]);
      expect(owed('8702103100', 'MX', date, programme)).toEqual(['9903.74.02 +10']);
      expect(owed(LUMBER, 'CA', date, programme)).toEqual(['9903.76.01 +10']);
    }
    expect(owed(CAR, 'MX', date)).toEqual(['9903.94.01 +25']);
    expect(owed(CAR, 'KR', date, 'KR')).toEqual(['9903.94.61 up to 15']);
  });

  it('names what quotas, contents and uses may change', () => {
    expect(possible(CAR, 'GB', '2025-06-29')).toEqual([]);
    expect(possible(CAR, 'GB', '2025-06-30')).toEqual([['9903.94.31', 'quota']]);
    expect(possible(CAR, 'CA', '2025-04-03')).toEqual([['9903.94.03', 'content']]);
    expect(possible(CAR, 'BR', '2025-04-03')).toEqual([]);
    expect(possible('8471500150', 'TW', '2026-01-15')).toEqual([]);
    expect(possible('8471500150', 'TW', '2026-01-16')).toEqual([['9903.79.01', 'use']]);
  });

  it('names parts of vehicles from 3 May 2025, and not under the agreement with Canada and Mexico', () => {
    expect(possible('8708305090', 'CN', '2025-05-02')).toEqual([]);
    expect(possible('8708305090', 'CN', '2025-05-03')).toEqual([['9903.94.05', 'use']]);
    expect(possible('8708305090', 'MX', '2025-05-03', 'S')).toEqual([]);
    expect(owed('8708305090', 'CN', '2025-05-03')).toEqual([]);
  });
});
