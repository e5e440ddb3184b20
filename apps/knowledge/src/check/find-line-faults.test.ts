import { describe, expect, it } from '@jest/globals';
import { findLineFaults, lineCoverage } from './find-line-faults.ts';

const us = (...rows: readonly string[]) => ({ market: 'us', chapter: '73', text: rows.join('\n') });
const faultsOf = (...rows: readonly string[]) =>
  findLineFaults([us(...rows)]).map(({ where, message }) => `${where} ${message}`);

describe('findLineFaults', () => {
  it('accepts descriptions of the lines of a chapter', () => {
    expect(faultsOf('7323930060\tgarlic press', '7323930015\tkettle')).toEqual([]);
  });

  it.each([
    ['732393\tgarlic press', '"732393" is no line of 8 or 10 digits of chapter 73'],
    ['8205510000\tgarlic press', '"8205510000" is no line of 8 or 10 digits of chapter 73'],
    ['7323930060\t', 'a row has a code, a tab and a description'],
    [`7323930060\t${'x'.repeat(401)}`, 'a description has at most 400 characters'],
    ['7323930060\tcafe\u0301', 'text is not in Unicode form NFC'],
  ])('reports %j', (row, message) => {
    expect(faultsOf(row)).toEqual([`us/73.tsv:1 ${message}`]);
  });

  it('reports goods of two lines of one subheading, ignoring case', () => {
    expect(faultsOf('7323930060\tgarlic press', '7323930080\tGarlic Press')).toEqual([
      'us/73.tsv:2 "Garlic Press" stands under 7323930060 too',
    ]);
  });

  it('ignores goods of two subheadings, which the base checks', () => {
    expect(faultsOf('7323930060\tgarlic press', '7323940021\tgarlic press')).toEqual([]);
  });
});

it('lineCoverage counts descriptions and lines by market', () => {
  expect(lineCoverage([us('7323930060\tgarlic press', '7323930060\tcolander')])).toEqual([
    'goods by line, us: 2 descriptions of 1 lines',
    'goods by line, eu: 0 descriptions of 0 lines',
    'goods by line, vn: 0 descriptions of 0 lines',
  ]);
});
