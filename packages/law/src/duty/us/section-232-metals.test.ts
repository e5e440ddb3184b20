import { describe, expect, it } from '@jest/globals';
import { Decimal } from '@svc/tariff/rates/decimal';
import { selectMeasures } from '../select-measures.ts';
import { SECTION_232_METALS } from './section-232-metals.ts';

const select = (digits: string, origin: string, date: string, metalPct: string | null = null) =>
  selectMeasures(SECTION_232_METALS, {
    digits,
    origin,
    date,
    programme: null,
    metalPct: metalPct === null ? null : new Decimal(metalPct),
  });
const owed = (digits: string, origin: string, date: string, metalPct: string | null = null) =>
  select(digits, origin, date, metalPct).owed.map(({ code, rate }) => {
    const part = rate?.form === 'added' && rate.basis !== null ? ` of ${rate.basis}` : '';
    return `${code} ${rate?.form === 'floor' ? 'up to ' : ''}${rate?.pct}${part}`;
  });

const COIL = '7208100000';
const INGOT = '7601103000';

// Proclamations 9704, 9705, 10522, 10895, 10896, 10908 and 10947; that of April 2026.
const DAYS: readonly (readonly [string, string, string, string, string | null])[] = [
  ['steel of China before the first duty', COIL, 'CN', '2018-03-22', null],
  ['steel of China from the first day', COIL, 'CN', '2018-03-23', '9903.80.01 25'],
  ['steel of China on the last day of the first heading', COIL, 'CN', '2025-03-11', '9903.80.01 25'],
  ['steel of China on the next day', COIL, 'CN', '2025-03-12', '9903.81.87 25'],
  ['steel before it is doubled', COIL, 'TR', '2025-06-03', '9903.81.87 25'],
  ['steel when it is doubled', COIL, 'TR', '2025-06-04', '9903.81.87 50'],
  ['steel of the United Kingdom before', COIL, 'GB', '2025-06-03', '9903.81.87 25'],
  ['steel of the United Kingdom stays', COIL, 'GB', '2025-06-04', '9903.81.94 25'],
  ['steel of Canada while it is free', COIL, 'CA', '2025-03-11', null],
  ['steel of Canada when it ends', COIL, 'CA', '2025-03-12', '9903.81.87 25'],
  ['steel on the last day before the annexes', COIL, 'DE', '2026-04-05', '9903.81.87 50'],
  ['steel in annex I-A', COIL, 'DE', '2026-04-06', '9903.82 50'],
  ['steel of the United Kingdom in annex I-A', COIL, 'GB', '2026-04-06', '9903.82 25'],
  ['aluminum of China before the first duty', INGOT, 'CN', '2018-03-22', null],
  ['aluminum of China at 10 %', INGOT, 'CN', '2025-03-11', '9903.85.01 10'],
  ['aluminum at 25 %', INGOT, 'CN', '2025-03-12', '9903.85.02 25'],
  ['aluminum at 50 %', INGOT, 'CN', '2025-06-04', '9903.85.02 50'],
  ['aluminum of the United Kingdom', INGOT, 'GB', '2025-06-04', '9903.85.12 25'],
  ['aluminum of Russia the day before', INGOT, 'RU', '2023-03-09', '9903.85.01 10'],
  ['aluminum of Russia', INGOT, 'RU', '2023-03-10', '9903.85.67 200'],
  ['aluminum of Russia when the others double', INGOT, 'RU', '2025-06-04', '9903.85.67 200'],
  ['copper wire before the duty', '7408113000', 'CL', '2025-07-31', null],
  ['copper wire', '7408113000', 'CL', '2025-08-01', '9903.78.01 50 of copper_content_value'],
  ['electric bicycles before August', '8711600050', 'TW', '2025-08-17', null],
  ['electric bicycles', '8711600050', 'TW', '2025-08-18', '9903.81.91 50 of steel_content_value'],
  [
    'electric bicycles of the United Kingdom',
    '8711600050',
    'GB',
    '2025-08-18',
    '9903.81.98 25 of steel_content_value',
  ],
  ['hat racks at first', '8302500000', 'TW', '2025-03-12', '9903.85.08 25 of aluminum_content_value'],
  ['hat racks when doubled', '8302500000', 'TW', '2025-06-04', '9903.85.08 50 of aluminum_content_value'],
];

describe('section 232 on metals', () => {
  it.each(DAYS)('%s: %s of %s on %s owes %s', (_case, digits, origin, date, heading) => {
    expect(owed(digits, origin, date)).toEqual(heading === null ? [] : [heading]);
  });

  // US note 16(j): 7206.10 to 7216.50, 7216.99 to 7301.10, 7302.10, 7302.40 to 7302.90, 7304.10 to 7306.90.
  it.each([
    ['7201100000', 'pig iron', false],
    ['7202600000', 'ferro-nickel', false],
    ['7204100000', 'scrap', false],
    ['7206100000', 'ingots', true],
    ['7216500000', 'hot-rolled sections', true],
    ['7216610000', 'cold-formed sections', false],
    ['7216910090', 'cold-finished sections', false],
    ['7216990010', 'other sections', true],
    ['7229900001', 'wire', true],
    ['7301100000', 'sheet piling', true],
    ['7302101010', 'rails', true],
    ['7303000030', 'tubes of cast iron', false],
    ['7304110020', 'line pipe', true],
    ['7306905000', 'other tubes', true],
    ['7602000035', 'scrap of aluminum', false],
    ['7603100000', 'powder of aluminum', false],
    ['7609000000', 'fittings of aluminum', true],
    ['7403110000', 'cathodes of copper', false],
  ])('%s (%s) is in the scope: %s', (digits, _goods, isInScope) => {
    expect(owed(digits, 'CN', '2025-06-10')).toHaveLength(isInScope ? 1 : 0);
  });

  it('takes articles of chapter 73 in from 12 March 2025 only', () => {
    expect(owed('7307993000', 'CN', '2025-03-11')).toEqual([]);
    expect(owed('7307993000', 'CN', '2025-03-12')).toEqual(['9903.81.90 25']);
  });

  it('owes the contents of two metals side by side', () => {
    expect(owed('8716805090', 'CN', '2025-09-01')).toEqual([
      '9903.81.91 50 of steel_content_value',
      '9903.85.08 50 of aluminum_content_value',
    ]);
  });

  it('says which duties are owed on the whole value, and only those', () => {
    expect([...select(COIL, 'CN', '2025-09-01').groups]).toEqual(['section_232']);
    expect([...select('8711600050', 'CN', '2025-09-01').groups]).toEqual([]);
  });
});

describe('the annexes of April 2026', () => {
  const DATE = '2026-06-01';

  it('ask for no share of metal where the goods are of a chapter of metals', () => {
    expect(owed('7321111010', 'CN', DATE)).toEqual(['9903.82 25']);
    expect(owed('7321111010', 'GB', DATE)).toEqual(['9903.82 15']);
    expect(owed('7321111010', 'CN', DATE, '1')).toEqual(['9903.82 25']);
  });

  it.each([
    ['0', []],
    ['14.999999', []],
    ['15', ['9903.82 25']],
    ['100', ['9903.82 25']],
  ])('owe on a refrigerator with %s %% of metal %j', (share, headings) => {
    expect(owed('8418100010', 'CN', DATE, share)).toEqual(headings);
    expect(select('8418100010', 'CN', DATE, share).possible).toEqual([]);
  });

  it('name the duty as possible while the share of metal is not known', () => {
    const { owed: sure, possible, groups } = select('8418100010', 'CN', DATE);

    expect([sure, [...groups]]).toEqual([[], []]);
    expect(possible.map(({ code, reason, certainty }) => [code, reason, certainty])).toEqual([
      ['9903.82', 'content', 'may_apply'],
    ]);
  });

  it('let the annex with the longer start of a code decide', () => {
    // Castings 7616.99.51.60 are in annex I-A, 7616.99 in annex I-B.
    expect(owed('7616995160', 'CN', DATE)).toEqual(['9903.82 50']);
    expect(owed('7616991000', 'CN', DATE)).toEqual(['9903.82 25']);
    // Engines of 8407 are in annex II, those of 8407.90.10 in annex I-B.
    expect(owed('8407341400', 'CN', DATE, '90')).toEqual([]);
    expect(owed('8407901010', 'CN', DATE, '90')).toEqual(['9903.82 25']);
  });

  it('take goods of annex II out that owed on their content the day before', () => {
    expect(owed('8711600050', 'CN', '2026-04-05')).toEqual(['9903.81.91 50 of steel_content_value']);
    expect(owed('8711600050', 'CN', '2026-04-06', '90')).toEqual([]);
  });

  it('bring goods of annex III to 15 % in all until the end of 2027', () => {
    expect(owed('8207300000', 'CN', DATE, '90')).toEqual(['9903.82 up to 15']);
    expect(owed('8207300000', 'GB', '2027-12-31', '90')).toEqual(['9903.82 up to 15']);
    expect(owed('8207300000', 'CN', '2028-01-01', '90')).not.toContain('9903.82 up to 15');
  });

  it('ask 50 % on the whole value of copper, also of the United Kingdom', () => {
    expect(owed('7408113000', 'GB', DATE)).toEqual(['9903.82 50']);
    expect([...select('7408113000', 'GB', DATE).groups]).toEqual(['section_232']);
  });
});
