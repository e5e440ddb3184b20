import { describe, expect, it } from '@jest/globals';
import { selectMeasures } from '../select-measures.ts';
import { SECTION_122, SECTION_201 } from './section-122.ts';

const select = (digits: string, origin: string | null, date: string, programme: string | null = null) =>
  selectMeasures([...SECTION_122, ...SECTION_201], { digits, origin, date, programme, metalPct: null });
const owed = (digits: string, origin: string | null, date: string, programme: string | null = null) =>
  select(digits, origin, date, programme).owed.map(({ code, rate }) => `${code} +${rate?.pct}`);

const SURCHARGE = ['9903.03.01 +10'];
const SHIRT = '6109100012';
const SHOES = '6402993165';

describe('the surcharge of section 122', () => {
  // 150 days from 24 February: 5 of February, 31 + 30 + 31 + 30 of March to June, 23 of July.
  it.each([
    ['2026-02-23', []],
    ['2026-02-24', SURCHARGE],
    ['2026-07-23', SURCHARGE],
    ['2026-07-24', []],
    ['2027-02-24', []],
  ])('on %s is %j', (date, headings) => {
    expect(owed(SHOES, 'VN', date)).toEqual(headings);
    expect(owed(SHIRT, 'VN', date)).toEqual(headings);
  });

  it('is owed once, by textiles as by other goods', () => {
    expect(owed(SHIRT, 'CN', '2026-03-01')).toHaveLength(1);
    expect(owed(SHOES, 'CN', '2026-03-01')).toHaveLength(1);
  });

  it.each(['RU', 'BY', 'CU', 'KP'])('is not owed by goods of %s, which pay column 2', (origin) => {
    expect(owed(SHOES, origin, '2026-03-01')).toEqual([]);
  });

  it.each([
    ['0901210010', 'coffee'],
    ['0201305085', 'beef'],
    ['2709001000', 'crude oil'],
    ['8517130000', 'smartphones'],
    ['8542310040', 'processors'],
  ])('leaves %s (%s) out', (digits) => {
    expect(owed(digits, 'BR', '2026-03-01')).toEqual([]);
  });

  it.each([
    ['0203298000', 'pork'],
    ['8517110000', 'cordless telephones'],
    ['0704102000', 'broccoli'],
  ])('takes %s (%s) in beside goods that it leaves out', (digits) => {
    expect(owed(digits, 'BR', '2026-03-01')).toEqual(SURCHARGE);
  });

  it('leaves goods under the agreement of North America out', () => {
    expect(owed(SHOES, 'MX', '2026-03-01', 'S')).toEqual([]);
    expect(owed(SHIRT, 'MX', '2026-03-01', 'S+')).toEqual([]);
    expect(owed(SHOES, 'MX', '2026-03-01')).toEqual(SURCHARGE);
  });

  it('leaves textiles under the agreement with Central America out, and no other goods', () => {
    expect(owed(SHIRT, 'HN', '2026-03-01', 'P')).toEqual([]);
    expect(owed('6302600020', 'HN', '2026-03-01', 'P+')).toEqual([]);
    expect(owed(SHOES, 'HN', '2026-03-01', 'P')).toEqual(SURCHARGE);
    expect(owed('4911998000', 'HN', '2026-03-01', 'P')).toEqual(SURCHARGE);
  });

  it('is only possible while the origin is not known, for some origins are free of it', () => {
    const { owed: sure, possible } = select(SHOES, null, '2026-03-01');

    expect([sure.length, possible.length]).toEqual([0, 1]);
  });
});

describe('the safeguard on solar cells', () => {
  it('may be owed from 7 February 2018 for eight years, by cells and modules only', () => {
    const possible = (digits: string, date: string) =>
      select(digits, 'MY', date).possible.map(({ code }) => code);

    expect(possible('8541430010', '2018-02-06')).toEqual([]);
    expect(possible('8541430010', '2018-02-07')).toEqual(['9903.45.25']);
    expect(possible('8541430010', '2026-02-06')).toEqual(['9903.45.25']);
    expect(possible('8541430010', '2026-02-07')).toEqual([]);
    expect(possible('8541490000', '2024-01-01')).toEqual([]);
  });
});
