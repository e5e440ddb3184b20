import { describe, expect, it } from '@jest/globals';
import { parseHsCodes } from '@svc/knowledge/base/hs-codes';
import { check } from './check.ts';

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
