import { describe, expect, it } from '@jest/globals';
import {
  checkExistingCode,
  codeVerdict,
  existingCodeDigits,
  existingCodeText,
  type CodeLookup,
  type FoundCode,
} from './existing-code.ts';

describe('existingCodeDigits', () => {
  it.each([
    ['6109.10.00.12', '6109100012'],
    ['6109 10 00 12', '6109100012'],
    ['6109\u00a010\u00a000\u00a012', '6109100012'],
    ['\u200b6109100012\ufeff', '6109100012'],
    ["'0101210010", '0101210010'],
    ['101210010', '0101210010'],
    ['101.21.00.10', '0101210010'],
    ['1012100', '01012100'],
    ['901', '0901'],
    ['6109100012.0', '6109100012'],
    ['6.109100012E+09', '6109100012'],
    ['6,109100012E9', '6109100012'],
    ['６１０９．１０', '610910'],
    ['61', '61'],
    // A number loses the zeros at its end, and chapters 01 to 09 the one in front.
    ['6109.1', '610910'],
    ['61.1', '6110'],
    ['101.21', '010121'],
    ['101.2', '010120'],
    ['61091000.1', '6109100010'],
    ['1012100.1', '0101210010'],
    ['1.01', '0101'],
    // As numbers are grouped and points are written elsewhere.
    ['6,109,100,012', '6109100012'],
    ['6,109,100,012.00', '6109100012'],
    ['6.109.100.012', '6109100012'],
    ['6 109 100 012', '6109100012'],
    ["6'109'100'012", '6109100012'],
    ['6109,10', '610910'],
    ['6109,1', '610910'],
    ['6109,10,00,12', '6109100012'],
    ['6109・10・00', '61091000'],
    ['6109-10-00', '61091000'],
    ['HS 6109.10', '610910'],
    ['HTS: 6109100012', '6109100012'],
    ['HS code 6109', '6109'],
  ])('reads %s', (text, digits) => {
    expect(existingCodeDigits(text)).toBe(digits);
  });

  it.each([
    '',
    'none',
    'n/a',
    '6.109E+09',
    '6.1E9',
    '6109.10.00.12.34',
    '00.12',
    '6',
    '#N/A',
    '6109-X',
    '12345678901',
    // Dates that a spreadsheet converted from codes, or in the wrong column.
    '2026-02-24',
    '2026-02-24T10:00:00',
    // A digit is missing, other than a leading zero.
    '6109.10.0',
    '6109.10.00.1',
    '101.21.0',
    '6109 10 0',
    // Thousands, or a code that lost zeros: ambiguous.
    '610.910',
    '61.091',
    '6.1',
    '6109,6110',
    '6109.10 / 6109.90',
  ])('rejects %j', (text) => {
    expect(existingCodeDigits(text)).toBeNull();
  });
});

it.each([
  ['\u00a06109.10.00.12 ', '6109.10.00.12'],
  ['101210010', '0101210010'],
  ['6109.1', '610910'],
  ['HS 6109.10', '610910'],
  ['none', null],
])('existingCodeText stores %j as %j', (text, kept) => {
  expect(existingCodeText(text)).toBe(kept);
});

describe('checkExistingCode', () => {
  const lines: Readonly<Record<string, FoundCode>> = {
    '6109100012': { code: '6109.10.00.12', isLeaf: true, below: [] },
    '6109': { code: '6109', isLeaf: false, below: ['6109.10.00.12'] },
    '610910': { code: '6109.10', isLeaf: false, below: ['6109.10.00.12'] },
    '0101210010': { code: '0101.21.00.10', isLeaf: true, below: [] },
  };
  const schedule: CodeLookup = { version: 'v1', find: (digits) => lines[digits] ?? null };

  it.each([
    ['6109100012', '6109.10.00.12', { code: '6109.10.00.12', status: 'valid', level: 10, matches: true }],
    ['610910', '6109.10.00.12', { code: '6109.10', status: 'not_declarable', level: 6, matches: false }],
    ['101210010', '6109.10.00.12', { code: '0101.21.00.10', status: 'valid', level: 0, matches: false }],
    ['6109.99.99', '6109.10.00.12', { code: '6109.99.99', status: 'invalid', level: 4, matches: false }],
    ['101219919', null, { code: '0101219919', status: 'invalid', level: 0, matches: false }],
    ['6109100012', null, { code: '6109.10.00.12', status: 'valid', level: 0, matches: false }],
  ])('%s next to %s', (text, suggested, expected) => {
    expect(checkExistingCode(text, suggested, schedule)).toMatchObject({
      ...expected,
      suggested,
      version: 'v1',
    });
  });

  it('is silent for an empty code', () => {
    expect(checkExistingCode('', '6109', schedule)).toBeNull();
    expect(checkExistingCode('\u00a0', '6109', schedule)).toBeNull();
  });

  it.each([
    ['hello', 'hello'],
    ['0000.00.00.00', '0000.00.00.00'],
    ['6.109E+09', '6.109E+09'],
    ['6109.10.00.12.34', '6109.10.00.12.34'],
    ['x'.repeat(50), `${'x'.repeat(40)}…`],
  ])('reports that %s is not in the schedule', (text, code) => {
    expect(checkExistingCode(text, '6109.10.00.12', schedule)).toEqual({
      code,
      status: 'invalid',
      suggested: '6109.10.00.12',
      level: 0,
      covered: 0,
      below: [],
      matches: false,
      version: 'v1',
    });
  });

  it.each([
    ['6109100012', '6109.10.00.12', 'same', 10],
    // A subheading and a heading at the length that they have.
    ['6109.10', '6109.10.00.12', 'agrees', 6],
    ['6109', '6109.10.00.12', 'agrees', 4],
    // A foreign code: only its first six digits are in the schedule.
    ['6109.10.20', '6109.10.00.12', 'agrees', 6],
    ['6109.10.20', '6109.90.10.07', 'differs', 6],
    ['6109.99.99', '6109.10.00.12', 'differs', 4],
    ['0101.21.00.10', '6109.10.00.12', 'differs', 10],
    ['9999.99', '6109.10.00.12', 'not_compared', 0],
    ['6109.10', null, 'not_compared', 6],
  ])('compares %s with %s at its own length: %s', (text, suggested, verdict, covered) => {
    const check = checkExistingCode(text, suggested, schedule);
    expect(check === null ? null : [codeVerdict(check), check.covered]).toEqual([verdict, covered]);
  });

  it('includes the lines below a code that is not declarable', () => {
    expect(checkExistingCode('6109.10', null, schedule)?.below).toEqual(['6109.10.00.12']);
    expect(checkExistingCode('6109100012', null, schedule)?.below).toEqual([]);
  });

  it('treats a code prefix without a line as not declarable', () => {
    const starts: CodeLookup = { version: 'v1', find: () => ({ code: null, isLeaf: false, below: [] }) };
    expect(checkExistingCode('6109.10', null, starts)).toMatchObject({
      code: '6109.10',
      status: 'not_declarable',
    });
  });
});
