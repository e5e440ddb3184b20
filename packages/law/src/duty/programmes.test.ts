import { describe, expect, it } from '@jest/globals';
import type { Market } from '@svc/tariff/market';
import { VN_AGREEMENTS } from '@svc/tariff/schedule/vn/map';
import { coversOrigin, findProgramme, isInForce, PROGRAMMES } from './programmes.ts';
import type { Programme } from './programme.ts';

function programme(market: Market, code: string): Programme {
  const found = findProgramme(market, code);
  if (found === null) throw new Error(`no programme ${code}`);
  return found;
}

describe('findProgramme', () => {
  it('knows a programme in its own market only', () => {
    expect(programme('US', 'KR').origins).toEqual(['KR']);
    expect(programme('VN', 'EVFTA').origins).toContain('DE');
    expect(programme('EU', 'EVFTA').origins).toEqual(['VN']);
    expect(findProgramme('US', 'EVFTA')).toBeNull();
    expect(findProgramme('VN', 'S')).toBeNull();
  });

  it.each(['', 'none', 's', 'S ', 'constructor'])('knows none called "%s"', (code) => {
    expect(findProgramme('US', code)).toBeNull();
  });

  it.each(['US', 'EU', 'VN'] as const)('has each code once in %s', (market) => {
    const codes = PROGRAMMES[market].map(({ code }) => code);

    expect(new Set(codes).size).toBe(codes.length);
  });
});

// First days: proclamations 7746, 8039, 8783, 8818, 9834 and 10053 and the texts of the agreements.
describe('the days of a programme', () => {
  it.each<[Market, string, string, boolean]>([
    ['US', 'CL', '2003-12-31', false],
    ['US', 'CL', '2004-01-01', true],
    ['US', 'KR', '2012-03-14', false],
    ['US', 'KR', '2012-03-15', true],
    ['US', 'S', '2020-06-30', false],
    ['US', 'S', '2020-07-01', true],
    ['US', 'JP', '2019-12-31', false],
    ['US', 'JP', '2020-01-01', true],
    ['US', 'A', '2020-12-31', true],
    ['US', 'A', '2021-01-01', false],
    ['US', 'NP', '2025-12-31', true],
    ['US', 'NP', '2026-01-01', false],
    ['US', 'R', '2030-09-30', true],
    ['US', 'R', '2030-10-01', false],
    ['EU', 'CETA', '2017-09-20', false],
    ['EU', 'CETA', '2017-09-21', true],
    ['EU', 'TCA', '2020-12-31', false],
    ['EU', 'TCA', '2021-01-01', true],
    ['EU', 'EVFTA', '2020-07-31', false],
    ['EU', 'NZ', '2024-05-01', true],
    ['VN', 'CPTPP', '2019-01-13', false],
    ['VN', 'CPTPP', '2019-01-14', true],
    ['VN', 'RCEP', '2021-12-31', false],
    ['VN', 'RCEP', '2022-01-01', true],
  ])('%s %s on %s is in force: %s', (market, code, date, expected) => {
    expect(isInForce(programme(market, code), date)).toBe(expected);
  });
});

describe('coversOrigin', () => {
  it.each<[Market, string, string, boolean]>([
    ['US', 'S', 'MX', true],
    ['US', 'S', 'CA', true],
    ['US', 'S', 'US', false],
    ['US', 'KR', 'KP', false],
    ['US', 'P', 'HN', true],
    ['US', 'P', 'PA', false],
    ['EU', 'CH', 'LI', true],
    ['EU', 'EEA', 'LI', false],
    ['EU', 'EBA', 'KH', true],
    ['EU', 'GSP+', 'IN', false],
    ['VN', 'ATIGA', 'TH', true],
    ['VN', 'ATIGA', 'CN', false],
    ['VN', 'ACFTA', 'CN', true],
    ['VN', 'ACFTA', 'TW', false],
    ['VN', 'RCEP', 'IN', false],
    ['VN', 'UKVFTA', 'GB', true],
    ['VN', 'EVFTA', 'GB', false],
    ['VN', 'EVFTA', 'EU', true],
    ['VN', 'CPTPP', 'GB', true],
    ['VN', 'CPTPP', 'KR', false],
  ])('%s %s covers goods of %s: %s', (market, code, origin, expected) => {
    expect(coversOrigin(programme(market, code), origin, '2026-06-01')).toBe(expected);
  });

  // Regulations (EC) No 1528/2007 and (EU) 2016/1076, then the agreement in force since 1 July 2024.
  it.each([
    ['2007-12-31', []],
    ['2008-01-01', ['MAR']],
    ['2009-01-01', ['MAR']],
    ['2024-06-30', ['GSP', 'MAR']],
    ['2024-07-01', ['EPA', 'GSP']],
  ])('covers goods of Kenya on %s by %j', (date, codes) => {
    const covering = PROGRAMMES.EU.filter((each) => coversOrigin(each, 'KE', date));

    expect(covering.map(({ code }) => code).toSorted()).toEqual(codes);
  });

  it('covers the origins of the first day from that day, whoever joined later', () => {
    expect(coversOrigin(programme('EU', 'EPA'), 'JM', '2008-12-28')).toBe(false);
    expect(coversOrigin(programme('EU', 'EPA'), 'JM', '2008-12-29')).toBe(true);
    expect(coversOrigin(programme('EU', 'EPA'), 'KE@2024-07-01', '2026-06-01')).toBe(false);
  });

  it('covers every origin where the programme is for goods of any', () => {
    expect(coversOrigin(programme('US', 'C'), 'FR', '2026-06-01')).toBe(true);
    expect(coversOrigin(programme('US', 'K'), 'CN', '2026-06-01')).toBe(true);
  });

  it('covers none before the first day, though the origin is right', () => {
    expect(coversOrigin(programme('US', 'KR'), 'KR', '2012-03-14')).toBe(false);
    expect(coversOrigin(programme('US', 'C'), 'FR', '1979-12-31')).toBe(false);
  });
});

// 19 CFR 24.23(c): the fee is owed under the agreements with Japan, Jordan and Morocco and under AGOA.
it.each([
  ['AU', true],
  ['IL', true],
  ['S', true],
  ['KR', true],
  ['A+', true],
  ['A', false],
  ['JO', false],
  ['JP', false],
  ['MA', false],
  ['D', false],
  ['C', false],
])('goods under %s are free of the merchandise processing fee: %s', (code, expected) => {
  expect(programme('US', code).isFreeOfProcessingFee).toBe(expected);
});

describe('the agreements of Vietnam', () => {
  it('are the columns of the workbook', () => {
    const claimed = PROGRAMMES.VN.map(({ code }) => code);

    expect([...VN_AGREEMENTS].toSorted()).toEqual(claimed.toSorted());
  });
});
