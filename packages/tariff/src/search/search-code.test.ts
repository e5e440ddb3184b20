import { describe, expect, it } from '@jest/globals';
import { buildLineIndex } from './index/line-index.ts';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { findCode, readQuery, searchCode } from './search-code.ts';

describe('readQuery', () => {
  it.each([
    ['8517.13', '851713'],
    ['8517 13', '851713'],
    ['6109100012', '6109100012'],
    ['6109.10.00.12', '6109100012'],
    ['6109-10-00-12', '6109100012'],
    ['8517', '8517'],
    [' 85 ', '85'],
    ['8517.', '8517'],
    ['01.01', '0101'],
    ['HS 8517.13', '851713'],
    ['HTS code: 8517', '8517'],
    ['８５１７', '8517'],
  ])('reads %s as a code', (text, digits) => {
    expect(readQuery(text)).toEqual({ mode: 'code', digits });
  });

  it.each(['100% cotton', '3 in 1 cable', '1.5', '8517 phone', 'cotton', '12V', '1234567890123', ''])(
    'reads %s as terms',
    (text) => {
      expect(readQuery(text).mode).toBe('keyword');
    },
  );
});

describe('searchCode', () => {
  const lines = sampleSchedule();
  const index = buildLineIndex(lines);
  const codes = (digits: string, limit = 50): (string | null | undefined)[] =>
    searchCode(index, digits, limit).map((position) => lines[position]?.code);

  it('returns the line itself first, then its descendants in order', () => {
    expect(codes('6109')).toEqual(['6109', '6109.10', '6109.10.10', '6109.10.90']);
  });

  it('accepts a prefix that ends within a level', () => {
    expect(codes('85171')).toEqual(['8517.13', '8517.18']);
  });

  it('respects the limit', () => {
    expect(codes('85', 2)).toEqual(['85', '8507']);
  });

  it('finds nothing for a code longer than any in the schedule', () => {
    expect(codes('8517130')).toEqual([]);
    expect(codes('0101')).toEqual([]);
    expect(codes('x')).toEqual([]);
  });

  it('matches a plain scan for every prefix of every code', () => {
    for (const { codeDigits } of lines) {
      for (let length = 1; length <= (codeDigits?.length ?? 0); length += 1) {
        const start = codeDigits?.slice(0, length) ?? '';
        const wanted = lines
          .filter((line) => line.codeDigits?.startsWith(start))
          .map(({ position }) => position);
        expect(searchCode(index, start, 50)).toEqual(wanted);
      }
    }
  });
});

describe('findCode', () => {
  const lines = sampleSchedule();

  it('finds every code but no prefix of one', () => {
    const built = buildLineIndex(lines);
    for (const { codeDigits, position } of lines) {
      if (codeDigits === null) continue;
      expect(findCode(built, codeDigits)).toBe(position);
      expect(findCode(built, codeDigits.slice(0, -1))).toBeUndefined();
      expect(findCode(built, `${codeDigits}00`)).toBeUndefined();
    }
  });

  it.each(['', 'cotton', '61.09', '1234567890123', '-6109', '6109 '])('finds nothing for %j', (text) => {
    expect(findCode(buildLineIndex(lines), text)).toBeUndefined();
  });

  it('finds the later of two lines with one code, which is the deeper', () => {
    const chapter = lines.slice(0, 1);
    const twice = [...chapter, ...chapter.map((line) => ({ ...line, position: 1, parent: 0 }))];
    expect(findCode(buildLineIndex(twice), '61')).toBe(1);
  });
});
