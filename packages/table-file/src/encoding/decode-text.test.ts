import { describe, expect, it } from '@jest/globals';
import type { TextEncoding } from '../table-file.ts';
import { countFurtherSyllables, decodeText } from './decode-text.ts';

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');

describe('the bytes of a file', () => {
  // Bytes by the code pages of Microsoft and the registries of Unicode.
  it.each<[TextEncoding, string, string]>([
    ['windows-1252', '80 20 96 20 e9', '€ – é'],
    ['windows-1258', 'd0 f4 69 20 64 f5 20 fd 20 fe', 'Đôi dơ ư ₫'],
    ['windows-1258', '76 61 d2 69 20 64 ea f2 74', 'vải dệt'],
    ['shift_jis', '87 40 20 87 8a 20 b6 de', '① ㈱ ｶﾞ'],
    ['shift_jis', '95 5c 8e a6', '表示'],
    ['euc-kr', '8c 63 20 c7 b0 b8 ed', '똠 품명'],
    ['utf-16le', 'ff fe 6b 00 1e 01', 'kĞ'],
    ['utf-16be', 'fe ff 3d d8 22 de', '㷘⋞'],
    ['utf-16le', '3d d8 a2 de', '🚢'],
  ])('in %s are read: %s', (encoding, hex, text) => {
    expect(decodeText(bytes(hex), encoding)).toEqual({ text, utf8: null });
  });

  it('in UTF-8 are passed on unchanged, without the byte order mark', () => {
    const plain = Buffer.from('tên;Áo\n');
    expect(decodeText(plain, 'utf-8')).toEqual({ text: 'tên;Áo\n', utf8: plain });
    expect(decodeText(Buffer.from('\ufefftên;Áo\n'), 'utf-8')).toEqual({ text: 'tên;Áo\n', utf8: plain });
  });

  it('in UTF-8 are composed if decomposed, instead of passed on', () => {
    const apart = 'vải dệt kim'.normalize('NFD');
    expect(decodeText(Buffer.from(apart), 'utf-8')).toEqual({ text: 'vải dệt kim', utf8: null });
  });

  it('in damaged UTF-8 become replacement characters, without affecting others', () => {
    expect(decodeText(bytes('61 ff 62'), 'utf-8').text).toBe('a\ufffdb');
  });

  it('lose only a leading byte order mark, not one within the text', () => {
    expect(decodeText(Buffer.from('\ufeffa\ufeffb'), 'utf-8').text).toBe('a\ufeffb');
  });

  it.each<TextEncoding>(['utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-kr', 'windows-1252'])(
    'may be empty in %s',
    (encoding) => expect(decodeText(Buffer.alloc(0), encoding).text).toBe(''),
  );
});

it.each([
  ['', 0],
  ['cotton shirt 6109', 0],
  ['면 티셔츠', 0],
  ['똠얌꿍 소스', 1],
  ['똠 샾 똠', 3],
])('syllables added to EUC-KR by Windows are counted in %j', (text, count) =>
  expect(countFurtherSyllables(text)).toBe(count),
);
