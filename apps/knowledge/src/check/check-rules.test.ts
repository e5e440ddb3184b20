import { describe, expect, it } from '@jest/globals';
import { readChapterFile } from '@svc/knowledge/base/chapter-file';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import { coverageTable, findCodeFaults, findThinEntries, tableLines } from './find-faults.ts';
import { findSharedNames } from './find-shared-names.ts';

const HS = parseHsCodes('610831\n610910\n610990\n');

const entry = (code: string, names: string, trap = ''): string => `
'${code}':
  names:
    en: ${names}
${trap === '' ? '' : `  traps:\n    - goods: something else\n      code: '${trap}'\n      why: a note`}
`;

const read = (...entries: string[]) => readChapterFile(entries.join(''));

describe('findCodeFaults', () => {
  const faultsOf = (...entries: string[]) =>
    findCodeFaults(read(...entries), HS).map(({ level, where, message }) => `${level} ${where} ${message}`);

  it('reports each missing heading and subheading', () => {
    expect(faultsOf(entry('610910', 'tee'), `'6109': {}\n`)).toEqual([
      'error 6108 heading missing',
      'error 610831 subheading missing',
      'error 610990 subheading missing',
    ]);
  });

  it('reports codes that do not exist in HS', () => {
    const faults = faultsOf(entry('610920', 'tee'), `'6199': {}\n`);
    expect(faults).toContain('error 610920 not in HS 2022');
    expect(faults).toContain('error 6199 not in HS 2022');
  });

  it('reports traps that refer to an unknown heading or subheading', () => {
    const faults = faultsOf(
      entry('610831', 'pyjamas', '6109'),
      entry('610910', 'tee', '610990'),
      entry('610990', 'wool tee', '620999'),
    );
    expect(faults.filter((fault) => fault.includes('trap'))).toEqual([
      'error 610990 trap "something else" leads to unknown code "620999"',
    ]);
  });
});

describe('findThinEntries', () => {
  const list = (count: number, separator: string): string =>
    Array.from({ length: count }, (_, at) => `goods ${at}`).join(separator);
  const full = (english: number): string => `
'610910':
  names: { en: "${list(english, '; ')}", vi: "${list(6, '; ')}", ja: "${list(6, '; ')}", ko: "${list(6, '; ')}" }
  examples: { en: "${list(4, '\\n')}", vi: "${list(2, '\\n')}", ja: goods, ko: goods }
`;

  it('accepts an entry with exactly the minimum', () => {
    expect(findThinEntries(read(full(12)))).toEqual([]);
  });

  it('warns of an entry with one name too few', () => {
    expect(findThinEntries(read(full(11)))).toEqual([
      { level: 'warning', where: '610910', message: '11 of 12 names in en' },
    ]);
  });

  it('warns of a heading without a title in a language', () => {
    expect(findThinEntries(read(`'6109':\n  title: { en: T-shirts, vi: Áo phông, ko: 티셔츠 }\n`))).toEqual([
      { level: 'warning', where: '6109', message: 'no title in ja' },
    ]);
  });
});

describe('findSharedNames', () => {
  const sharedIn = (...entries: string[]) => findSharedNames(read(...entries).subheadings);

  it('warns of a name under two subheadings, whatever its case and width', () => {
    expect(sharedIn(entry('610910', 'Ｔank  top'), entry('610990', 'tank top'))).toEqual([
      { level: 'warning', where: '610910 610990', message: 'share the name "tank top" (en)' },
    ]);
  });

  it.each([
    ['the other subheading', '610990'],
    ['the heading of the other', '6109'],
  ])('accepts it with a trap that refers to %s', (_target, trap) => {
    expect(sharedIn(entry('610831', 'tank top', trap), entry('610990', 'tank top'))).toEqual([]);
  });

  it('warns when a trap separates only two of three', () => {
    const shared = sharedIn(
      entry('610831', 'tank top', '610990'),
      entry('610910', 'tank top'),
      entry('610990', 'tank top'),
    );
    expect(shared.map(({ where }) => where)).toEqual(['610831 610910 610990']);
  });

  it('accepts the same name twice under one subheading', () => {
    expect(sharedIn(entry('610910', 'tank top; Tank top'))).toEqual([]);
  });
});

describe('coverageTable', () => {
  it('averages over the existing entries, by chapter and in total', () => {
    const table = coverageTable(read(entry('610910', 'tee; tank top'), entry('610990', 'wool tee')), HS);
    expect(table.map((row) => row.slice(0, 4))).toEqual([
      ['chapter', 'subheadings', 'names en', 'names vi'],
      ['61', '2/3', '1.5', '0.0'],
      ['all', '2/3', '1.5', '0.0'],
    ]);
  });

  it('right-aligns columns', () => {
    expect(
      tableLines([
        ['a', 'long'],
        ['bcd', '1'],
      ]),
    ).toEqual(['  a  long', 'bcd     1']);
  });
});
