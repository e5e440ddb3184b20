import { describe, expect, it } from '@jest/globals';
import { selectMeasures } from '../select-measures.ts';
import { SECTION_301, SECTION_301_POSSIBLE } from './section-301.ts';

const select = (digits: string, date: string, origin: string | null = 'CN') =>
  selectMeasures([...SECTION_301, ...SECTION_301_POSSIBLE], {
    digits,
    origin,
    date,
    programme: null,
    metalPct: null,
  });
const owed = (digits: string, date: string, origin?: string) =>
  select(digits, date, origin).owed.map(({ code, rate }) => `${code} +${rate?.pct}`);

// Code, what it is, day and what is owed: notices of the USTR, 83 FR 28710 and after, 89 FR 76581, 89 FR 101682.
const DAYS: readonly (readonly [string, string, string, string | null])[] = [
  ['8457100005', 'machining centers of list 1', '2018-07-05', null],
  ['8457100005', 'machining centers of list 1', '2018-07-06', '9903.88.01 +25'],
  ['3901105020', 'polyethylene of list 2', '2018-08-22', null],
  ['3901105020', 'polyethylene of list 2', '2018-08-23', '9903.88.02 +25'],
  ['9403608081', 'wooden furniture of list 3', '2018-09-23', null],
  ['9403608081', 'wooden furniture of list 3', '2018-09-24', '9903.88.03 +10'],
  ['9403608081', 'wooden furniture of list 3', '2019-05-09', '9903.88.03 +10'],
  ['9403608081', 'wooden furniture of list 3', '2019-05-10', '9903.88.03 +25'],
  ['6109100012', 'T-shirts of list 4A', '2019-08-31', null],
  ['6109100012', 'T-shirts of list 4A', '2019-09-01', '9903.88.15 +15'],
  ['6109100012', 'T-shirts of list 4A', '2020-02-13', '9903.88.15 +15'],
  ['6109100012', 'T-shirts of list 4A', '2020-02-14', '9903.88.15 +7.5'],
  ['8703800000', 'electric cars', '2024-09-27', '9903.91.03 +100'],
  ['9018310040', 'syringes', '2024-09-27', '9903.91.03 +100'],
  ['8541430010', 'solar modules', '2024-09-27', '9903.91.02 +50'],
  ['8542310040', 'processors', '2025-01-01', '9903.91.05 +50'],
  ['2804610000', 'polysilicon', '2025-01-01', '9903.91.05 +50'],
  ['8101940000', 'tungsten', '2024-12-31', null],
  ['8101940000', 'tungsten', '2025-01-01', '9903.91.11 +25'],
  ['2504101000', 'natural graphite', '2025-12-31', null],
  ['2504101000', 'natural graphite', '2026-01-01', '9903.91.06 +25'],
  ['8505110090', 'permanent magnets', '2025-12-31', null],
  ['8505110090', 'permanent magnets', '2026-01-01', '9903.91.06 +25'],
  ['8507600020', 'lithium-ion batteries', '2026-01-01', '9903.91.06 +25'],
  ['4015121010', 'medical gloves', '2026-01-01', '9903.91.08 +100'],
];

describe('section 301 on goods of China', () => {
  it.each(DAYS)('%s (%s) on %s: %s', (digits, _goods, date, heading) => {
    expect(owed(digits, date)).toEqual(heading === null ? [] : [heading]);
  });

  it('puts the four-year review in the place of a list, never beside it', () => {
    expect(owed('6307909842', '2024-09-26')).toEqual(['9903.88.15 +7.5']);
    expect(owed('6307909842', '2026-01-01')).toEqual(['9903.91.07 +50']);
  });

  it.each([
    ['9503000073', 'toys'],
    ['8517130000', 'smartphones'],
    ['8713900060', 'wheelchairs'],
  ])('leaves %s (%s) out: list 4B was never put in force', (digits) => {
    expect(owed(digits, '2026-06-01')).toEqual([]);
  });

  // US note 20 to subchapter III of chapter 99: goods entered under chapter 98 are outside the lists.
  it.each(['9801001090', '9802006000', '9802008068', '9813000540'])(
    'owes nothing for sure on %s',
    (digits) => {
      for (const date of ['2018-07-06', '2019-09-01', '2026-06-01']) expect(owed(digits, date)).toEqual([]);
    },
  );

  it.each(['HK', 'MO', 'TW', 'VN', 'US', 'cn', ''])('owes nothing on goods of "%s"', (origin) => {
    expect(owed('6109100012', '2026-06-01', origin)).toEqual([]);
  });

  it('names what may be owed where the origin is not known, and owes nothing for sure', () => {
    const { owed: sure, possible } = select('6109100012', '2026-06-01', null);

    expect(sure).toEqual([]);
    expect(possible.map(({ code }) => code)).toEqual(['9903.88.15']);
  });
});

describe('duties of section 301 that turn on the use', () => {
  it.each([
    ['2024-09-26', []],
    ['2024-09-27', ['9903.92.10']],
    ['2026-11-09', ['9903.92.10']],
    ['2026-11-10', ['9903.91.14']],
  ])('ship-to-shore cranes on %s may owe %j', (date, headings) => {
    const { owed: sure, possible } = select('8426190000', date);

    expect(sure).toEqual([]);
    expect(possible.map(({ code }) => code)).toEqual(headings);
  });

  it.each([
    ['9802004040', true],
    ['9802005060', true],
    ['9802006000', true],
    ['9802008068', true],
    ['9802002000', false],
    ['9801001090', false],
  ])('may be owed on the value added abroad to goods of %s: %s', (digits, expected) => {
    const keys = select(digits, '2026-06-01').possible.map(({ key }) => key);

    expect(keys).toEqual(expected ? ['section_301_worked_abroad'] : []);
    expect(select(digits, '2018-07-05').possible).toEqual([]);
    expect(select(digits, '2026-06-01', 'VN').possible).toEqual([]);
  });

  it('name parts of chassis from 10 November 2026, and no parts of other vehicles', () => {
    const headings = (digits: string, date: string) => select(digits, date).possible.map(({ code }) => code);

    expect(headings('8716905010', '2026-11-09')).toEqual([]);
    expect(headings('8716905010', '2026-11-10')).toEqual(['9903.91.12']);
    expect(headings('8716901060', '2026-11-10')).toEqual([]);
  });
});
