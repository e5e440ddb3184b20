import { expect, it } from '@jest/globals';
import { isVietnameseSyllable } from './vietnamese-syllable.ts';

it.each([
  'đôi',
  'đen',
  'găng',
  'len',
  'tre',
  'đường',
  'Ươm',
  'QUĂNG',
  'nghiêng',
  'giày',
  'khuyên',
  'trơn',
  'sơn',
])('accepts %s as a syllable', (word) => {
  expect(isVietnameseSyllable(word)).toBe(true);
});

// Words of other languages with the letters that their bytes become.
it.each(['năo', 'algodăo', 'lă', 'măe', 'pơe', 'viđ', 'ţađ', 'đ', 'ơli', 'shirt', 'A1'])(
  'rejects %s',
  (word) => {
    expect(isVietnameseSyllable(word)).toBe(false);
  },
);
