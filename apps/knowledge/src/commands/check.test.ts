import { describe, expect, it } from '@jest/globals';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import {
  check,
  findGlossaryFaults,
  glossaryCoverage,
  findLineFaults,
  lineCoverage,
  plainText,
} from './check.ts';

const HS = parseHsCodes('610910\n610990\n');
const chapter = (...codes: readonly string[]): string =>
  [
    "'6109':",
    '  title: { en: T-shirts, vi: Áo, ja: シャツ, ko: 셔츠 }',
    ...codes.flatMap((code) => [`'${code}':`, '  names:', `    en: goods ${code}`]),
  ].join('\n');
const TITLES = '6109\tT-shirts\tÁo\tシャツ\t셔츠\n';

const run = (text: string, more: { readonly titles?: string; readonly glossary?: string } = {}) =>
  check(
    {
      texts: [{ chapter: '61', text }],
      glossary: [{ file: '1.tsv', text: more.glossary ?? '' }],
      lineGoods: [{ market: 'us', chapter: '61', text: '' }],
      titles: more.titles ?? TITLES,
    },
    HS,
  );
const found = (result: ReturnType<typeof run>, level: 'error' | 'warning'): string[] =>
  result.lines.filter((line) => line.startsWith(`${level} `));

describe('check', () => {
  it('accepts a base that is thin but valid', () => {
    const result = run(chapter('610910', '610990'));
    expect(result.exitCode).toBe(0);
    expect(found(result, 'error')).toEqual([]);
    expect(found(result, 'warning')).toHaveLength(2);
  });

  it('still checks the rest of a file with a format error', () => {
    const result = run(`${chapter('610910', '610930')}\n  name: no such field\n`);
    expect(found(result, 'error').map((line) => line.split(/\s+/u)[1])).toEqual([
      '61.yaml:9',
      '610930',
      '610990',
    ]);
    expect(result.exitCode).toBe(1);
  });

  it('names a file with invalid YAML and its missing codes', () => {
    const errors = found(run("'6109': ["), 'error');
    expect(errors.some((line) => line.includes('61.yaml:1'))).toBe(true);
    expect(errors.some((line) => /\b610910\b/u.test(line))).toBe(true);
  });

  it('lists errors after warnings, so that they end a long list', () => {
    const levels = run(chapter('610910'))
      .lines.map((line) => /^(error|warning) {2}/u.exec(line)?.[1])
      .filter((level) => level !== undefined);
    expect(levels).toEqual(['warning', 'error']);
  });

  it.each([
    ['a title differs', TITLES.replace('T-shirts', 'Tees')],
    ['a title is missing', ''],
    ['a title is of no heading', `${TITLES}6110\tx\ty\tz\tw\n`],
  ])('fails if %s in the titles file', (_, titles) => {
    const result = run(chapter('610910', '610990'), { titles });
    expect(found(result, 'error')).toHaveLength(1);
    expect(result.exitCode).toBe(1);
  });

  it('reports a glossary row with a missing language as an error, a repeated word as a warning', () => {
    const rows = 'steel\tthép\t鋼\t강\nsteel\tthép\t鉄鋼\t철강\n';
    const repeated = run(chapter('610910', '610990'), { glossary: rows });
    expect(repeated.exitCode).toBe(0);
    expect(found(repeated, 'warning')).toHaveLength(3);
    expect(run(chapter('610910', '610990'), { glossary: `${rows}iron\tsắt\n` }).exitCode).toBe(1);
  });

  it('ends with the number of errors and warnings', () => {
    expect(run(chapter('610910')).lines.at(-1)).toBe('1 errors, 1 warnings');
  });
});

describe('find glossary faults', () => {
  const found = (text: string) =>
    findGlossaryFaults([{ file: '1.tsv', text }]).map(({ level, where }) => `${level} ${where}`);

  describe('findGlossaryFaults', () => {
    it.each([
      ['steel\tthép\t鋼\t강\n', []],
      ['steel\tthép\t鋼\n', ['error 1.tsv:1']],
      ['steel\t\t鋼\t강\n', ['error 1.tsv:1']],
      ['steel\tthe\u0301p\t鋼\t강\n', ['error 1.tsv:1']],
      ['steel\tthép\t鋼\t강\n\nsteel\tthép\t鉄鋼\t철강\n', ['warning 1.tsv:3']],
    ])('reads %j', (text, findings) => expect(found(text)).toEqual(findings));
  });

  describe('glossaryCoverage', () => {
    it('counts concepts and terms', () => {
      const text = 'wrench; spanner\tcờ lê\tレンチ; スパナ\t렌치\nsteel\tthép\t鋼\t강; 철강\n';
      expect(glossaryCoverage([{ file: '1.tsv', text }])).toEqual([
        'glossary: 2 concepts; terms vi 2, ja 3, ko 3',
      ]);
    });
  });
});

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

describe('lineCoverage', () => {
  it('counts descriptions and lines by market', () => {
    expect(lineCoverage([us('7323930060\tgarlic press', '7323930060\tcolander')])).toEqual([
      'goods by line, us: 2 descriptions of 1 lines',
      'goods by line, eu: 0 descriptions of 0 lines',
      'goods by line, vn: 0 descriptions of 0 lines',
    ]);
  });
});

describe('plainText', () => {
  it.each([
    ['case', 'Tank TOP', 'tank top'],
    ['width', 'Ｔank　ﾄｯﾌﾟ', 'tank トップ'],
    ['blanks around and between', ' \n tank \t  top\u00a0', 'tank top'],
    ['Unicode form', 'áo nữ'.normalize('NFD'), 'áo nữ'.normalize('NFC')],
  ])('ignores %s', (_, text, plain) => expect(plainText(text)).toBe(plain));

  it('preserves accents, which change the meaning', () => {
    expect(plainText('bàn')).not.toBe(plainText('bán'));
    expect(plainText('')).toBe('');
  });
});
