import { describe, expect, it } from '@jest/globals';
import {
  codeDigits,
  commonDigits,
  formatCode,
  hs6,
  isSpecialProvision,
  sameCode,
  wholeCodeDigits,
} from './code.ts';

const SPELLINGS = [
  '6109.10.00.12',
  '6109100012',
  '6109 10 00 12',
  ' 6109.10.0012 ',
  '6109\u00a010\u00a000\u00a012',
  '６１０９．１０．００．１２',
  '6109-10-00-12',
  '6109\u201310\u201300\u201312',
  '6109\u300010\u300000\u300012',
];

describe('codeDigits', () => {
  it.each(SPELLINGS)('reads %j', (text) => {
    expect(codeDigits(text)).toBe('6109100012');
  });

  it.each(['', '.', 'cotton', '6109.10.00.12.34', '6109a', '6109,10', '6.109E+09', '٦١٠٩'])(
    'rejects %j',
    (text) => {
      expect(codeDigits(text)).toBeNull();
    },
  );

  it('accepts the start of a code', () => {
    expect(codeDigits('6109.1')).toBe('61091');
  });
});

it.each([
  ['61', '61'],
  ['6109.10', '610910'],
  ['61091', null],
  ['0012.34', null],
  ['x', null],
])('wholeCodeDigits %j', (text, digits) => {
  expect(wholeCodeDigits(text)).toBe(digits);
});

it.each([
  ['6109100012', 'US', '6109.10.00.12'],
  ['61091000', 'US', '6109.10.00'],
  ['610910', 'US', '6109.10'],
  ['6109', 'US', '6109'],
  ['61', 'US', '61'],
  ['61091', 'US', '6109.1'],
  ['6109.10.00.10', 'EU', '6109 10 00 10'],
  ['61091000', 'EU', '6109 10 00'],
  ['6109 10 10', 'VN', '6109.10.10'],
  [' not a code ', 'US', 'not a code'],
] as const)('formatCode %j in the format of %s', (text, market, code) => {
  expect(formatCode(text, market)).toBe(code);
});

describe('comparing codes', () => {
  it('compares digits', () => {
    for (const text of SPELLINGS) expect(sameCode(text, '6109.10.00.12')).toBe(true);
    expect(sameCode('6109.10.00', '6109.10.00.12')).toBe(false);
    expect(sameCode('no code', 'no code')).toBe(false);
  });

  it.each([
    ['6109.10.00.12', '6109.10.00.14', 8],
    ['6109.10', '6109100012', 6],
    ['6109', '6110', 2],
    ['6109', '8517', 0],
    ['6109.10.00.12', '6109 10 00 12', 10],
    ['none', '6109', 0],
  ])('%j and %j have %i digits in common', (left, right, digits) => {
    expect(commonDigits(left, right)).toBe(digits);
  });
});

it('hs6 is the first six digits of a code that has them', () => {
  expect(hs6('6109 10 00 12')).toBe('610910');
  expect(hs6('6109.1')).toBeNull();
});

it.each([
  ['9903.88.15', 'US', true],
  ['9801.00.10.10', 'US', true],
  ['9705.10.00.00', 'US', false],
  ['9905 00 00', 'EU', true],
  ['9801.00.10', 'VN', true],
  ['6109', 'US', false],
] as const)('isSpecialProvision %s in %s: %s', (code, market, expected) => {
  expect(isSpecialProvision(code, market)).toBe(expected);
});
