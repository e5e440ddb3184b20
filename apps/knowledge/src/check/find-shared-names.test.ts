import { describe, expect, it } from '@jest/globals';
import { plainText } from './find-shared-names.ts';

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
