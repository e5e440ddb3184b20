import { describe, expect, it } from '@jest/globals';
import { selectMeasures } from '../select-measures.ts';
import { EMERGENCY_POWERS } from './emergency-powers.ts';

const select = (digits: string, origin: string | null, date: string, programme: string | null = null) =>
  selectMeasures(EMERGENCY_POWERS, { digits, origin, date, programme, metalPct: null });
const owed = (digits: string, origin: string, date: string, programme: string | null = null) =>
  select(digits, origin, date, programme)
    .owed.map(({ code, rate }) => `${code} ${rate?.form === 'floor' ? 'up to ' : '+'}${rate?.pct}`)
    .toSorted();

const SHIRT = '6109100012';
const CRUDE = '2709001000';
const POTASH = '3104200010';

// Executive orders 14193 to 14195, 14228, 14257, 14259, 14266, 14298, 14325, 14326, 14358.
const FENTANYL: readonly (readonly [string, string, string, string | null])[] = [
  ['CN', SHIRT, '2025-02-03', null],
  ['CN', SHIRT, '2025-02-04', '9903.01.20 +10'],
  ['HK', SHIRT, '2025-02-04', '9903.01.20 +10'],
  ['MO', SHIRT, '2025-02-04', null],
  ['CN', SHIRT, '2025-03-03', '9903.01.20 +10'],
  ['CN', SHIRT, '2025-03-04', '9903.01.24 +20'],
  ['CA', SHIRT, '2025-03-03', null],
  ['CA', SHIRT, '2025-03-04', '9903.01.10 +25'],
  ['CA', SHIRT, '2025-07-31', '9903.01.10 +25'],
  ['CA', SHIRT, '2025-08-01', '9903.01.10 +35'],
  ['CA', SHIRT, '2026-02-23', '9903.01.10 +35'],
  ['CA', SHIRT, '2026-02-24', null],
  ['CA', CRUDE, '2025-03-04', '9903.01.13 +10'],
  ['CA', CRUDE, '2025-08-01', '9903.01.13 +10'],
  ['CA', POTASH, '2025-03-06', '9903.01.10 +25'],
  ['CA', POTASH, '2025-03-07', '9903.01.15 +10'],
  ['MX', SHIRT, '2025-03-04', '9903.01.01 +25'],
  ['MX', SHIRT, '2025-08-01', '9903.01.01 +25'],
  ['MX', CRUDE, '2025-08-01', '9903.01.01 +25'],
  ['MX', POTASH, '2025-03-06', '9903.01.01 +25'],
  ['MX', POTASH, '2025-03-07', '9903.01.05 +10'],
];

describe('duties by the emergency over fentanyl', () => {
  it.each(FENTANYL)('goods of %s, %s on %s: %s', (origin, digits, date, heading) => {
    expect(owed(digits, origin, date)).toEqual(heading === null ? [] : [heading]);
  });

  it('stand beside the reciprocal duty for China and fall to 10 % on 10 November 2025', () => {
    expect(owed(SHIRT, 'CN', '2025-11-09')).toEqual(['9903.01.24 +20', '9903.01.25 +10']);
    expect(owed(SHIRT, 'CN', '2025-11-10')).toEqual(['9903.01.24 +10', '9903.01.25 +10']);
  });

  it.each(['S', 'S+'])('leave goods under the agreement of North America out (%s)', (programme) => {
    expect(owed(SHIRT, 'CA', '2025-09-01', programme)).toEqual([]);
    expect(owed(CRUDE, 'CA', '2025-09-01', programme)).toEqual([]);
    expect(owed(SHIRT, 'MX', '2025-09-01', programme)).toEqual([]);
  });

  // Executive Orders 14231 and 14232 of 6 March 2025.
  it.each([
    ['CA', SHIRT, '2025-03-04', ['9903.01.10 +25']],
    ['CA', SHIRT, '2025-03-06', ['9903.01.10 +25']],
    ['CA', SHIRT, '2025-03-07', []],
    ['CA', CRUDE, '2025-03-06', ['9903.01.13 +10']],
    ['CA', CRUDE, '2025-03-07', []],
    ['MX', SHIRT, '2025-03-06', ['9903.01.01 +25']],
    ['MX', SHIRT, '2025-03-07', []],
    ['MX', POTASH, '2025-03-07', []],
  ])(
    'free goods of %s under that agreement from 7 March 2025: %s on %s owes %j',
    (origin, digits, date, headings) => {
      expect(owed(digits, origin, date, 'S')).toEqual(headings);
    },
  );

  it('are not set aside by another claim', () => {
    expect(owed(SHIRT, 'MX', '2025-09-01', 'C')).toEqual(['9903.01.01 +25']);
  });
});

const RECIPROCAL: readonly (readonly [string, string, string | null])[] = [
  ['DE', '2025-04-04', null],
  ['DE', '2025-04-05', '9903.01.25 +10'],
  ['DE', '2025-08-06', '9903.01.25 +10'],
  ['DE', '2025-08-07', '9903.02.20 up to 15'],
  ['EU', '2025-08-07', '9903.02.20 up to 15'],
  ['JP', '2025-08-07', '9903.02.73 up to 15'],
  ['KR', '2025-08-07', '9903.02.56 +15'],
  ['KR', '2025-11-13', '9903.02.56 +15'],
  ['KR', '2025-11-14', '9903.02.80 up to 15'],
  ['CH', '2025-11-13', '9903.02.58 +39'],
  ['CH', '2025-11-14', '9903.02.83 up to 15'],
  ['LI', '2025-11-13', '9903.02.36 +15'],
  ['LI', '2025-11-14', '9903.02.88 up to 15'],
  ['VN', '2025-08-06', '9903.01.25 +10'],
  ['VN', '2025-08-07', '9903.02.69 +20'],
  ['GB', '2025-08-07', '9903.02.66 +10'],
  ['NI', '2025-08-07', '9903.02.47 +18'],
  ['TH', '2025-08-07', '9903.02.61 +19'],
  ['TW', '2025-08-07', '9903.02.60 +20'],
  ['KZ', '2025-08-07', '9903.02.32 +25'],
  ['ZA', '2025-08-07', '9903.02.55 +30'],
  ['RS', '2025-08-07', '9903.02.54 +35'],
  ['MM', '2025-08-07', '9903.02.43 +40'],
  ['SY', '2025-08-07', '9903.02.59 +41'],
  ['SG', '2025-08-07', '9903.01.25 +10'],
  ['AU', '2026-02-23', '9903.01.25 +10'],
  ['AU', '2026-02-24', null],
  ['RU', '2025-08-07', null],
  ['CU', '2025-08-07', null],
  ['KP', '2025-08-07', null],
  ['BY', '2025-08-07', null],
];

describe('reciprocal duties', () => {
  it.each(RECIPROCAL)('goods of %s on %s: %s', (origin, date, heading) => {
    expect(owed(SHIRT, origin, date)).toEqual(heading === null ? [] : [heading]);
  });

  it.each([
    ['2025-04-08', '9903.01.25 +10'],
    ['2025-04-09', '9903.01.63 +84'],
    ['2025-04-10', '9903.01.63 +125'],
    ['2025-05-13', '9903.01.63 +125'],
    ['2025-05-14', '9903.01.25 +10'],
  ])('rise and fall for China: on %s %s beside fentanyl', (date, heading) => {
    expect(owed(SHIRT, 'CN', date)).toEqual(['9903.01.24 +20', heading].toSorted());
  });

  it('leave goods of annex II out, which owe the duty over fentanyl all the same', () => {
    expect(owed('8517130000', 'VN', '2025-09-01')).toEqual([]);
    expect(owed('8517130000', 'CN', '2025-09-01')).toEqual(['9903.01.24 +20']);
    expect(owed('8517110000', 'VN', '2025-09-01')).toEqual(['9903.02.69 +20']);
    expect(owed(CRUDE, 'SA', '2025-09-01')).toEqual([]);
  });

  // Executive Order 14360 of 14 November 2025, in force from the day before.
  it.each([
    ['coffee', '0901110025', 'VN', '2025-04-05', ['9903.01.25 +10']],
    ['coffee', '0901110025', 'VN', '2025-09-01', ['9903.02.69 +20']],
    ['coffee', '0901110025', 'VN', '2025-11-12', ['9903.02.69 +20']],
    ['coffee', '0901110025', 'VN', '2025-11-13', []],
    ['bananas', '0803900035', 'EC', '2025-11-12', ['9903.02.17 +15']],
    ['bananas', '0803900035', 'EC', '2025-11-13', []],
    ['beef', '0202305000', 'AU', '2025-11-12', ['9903.01.25 +10']],
    ['beef', '0202305000', 'AU', '2025-11-13', []],
    ['urea', '3102100000', 'DZ', '2025-11-12', ['9903.02.03 +30']],
    ['urea', '3102100000', 'DZ', '2025-11-13', []],
    ['potash', '3104200010', 'DE', '2025-04-05', []],
    ['tea', '0902300050', 'IN', '2025-11-12', ['9903.01.84 +25', '9903.02.26 +25']],
    ['tea', '0902300050', 'IN', '2025-11-13', []],
  ])(
    'leave food and fertilizers out from 13 November 2025: %s (%s) of %s on %s owes %j',
    (_goods, digits, origin, date, headings) => {
      expect(owed(digits, origin, date)).toEqual(headings);
    },
  );

  it('are owed whatever other programme is claimed', () => {
    expect(owed(SHIRT, 'KR', '2025-09-01', 'KR')).toEqual(['9903.02.56 +15']);
    expect(owed(SHIRT, 'AU', '2025-09-01', 'AU')).toEqual(['9903.01.25 +10']);
  });

  it('are only possible while the origin is not known, under one entry without a rate', () => {
    const { owed: sure, possible } = select(SHIRT, null, '2025-09-01');

    expect(sure).toEqual([]);
    expect(possible.filter(({ key }) => key === 'ieepa_reciprocal')).toHaveLength(1);
    expect(possible.find(({ key }) => key === 'ieepa_reciprocal')?.rate).toBeNull();
  });
});

describe('duties on single countries', () => {
  it.each([
    ['BR', '2025-08-05', ['9903.01.25 +10']],
    ['BR', '2025-08-06', ['9903.01.25 +10', '9903.01.77 +40']],
    ['BR', '2025-08-07', ['9903.01.77 +40', '9903.02.09 +10']],
    ['IN', '2025-08-26', ['9903.02.26 +25']],
    ['IN', '2025-08-27', ['9903.01.84 +25', '9903.02.26 +25']],
  ])('stand beside the reciprocal duty: %s on %s owes %j', (origin, date, headings) => {
    expect(owed(SHIRT, origin, date)).toEqual(headings);
  });

  // Executive Order 14323 with its annex I, and the order of 20 November 2025.
  it.each([
    ['coffee', '0901110025', '2025-11-12', ['9903.01.77 +40', '9903.02.09 +10']],
    ['coffee', '0901110025', '2025-11-13', []],
    ['frozen orange juice', '2009110060', '2025-11-12', ['9903.02.09 +10']],
    ['frozen orange juice', '2009110060', '2025-11-13', []],
    ['Brazil nuts', '0801210000', '2025-11-12', ['9903.02.09 +10']],
  ])('free food of Brazil by a list of its own: %s (%s) on %s owes %j', (_goods, digits, date, headings) => {
    expect(owed(digits, 'BR', date)).toEqual(headings);
  });
});
