import { describe, expect, it } from '@jest/globals';
import { isWellFormedText } from '../well-formed-text.ts';
import { readHs6Text } from './hs6-text.ts';

describe('readHs6Text', () => {
  it.each([
    ['61', '61'],
    ['6109', '6109'],
    ['6109.10', '610910'],
    ['01 01', '0101'],
  ])('reads the code %s as %s', (code, hs6) => {
    expect(readHs6Text(code, 'Áo phông')).toEqual({ hs6, text: 'Áo phông' });
  });

  it('trims the text', () => {
    expect(readHs6Text('6109', '  Áo  phông\n')).toEqual({ hs6: '6109', text: 'Áo  phông' });
  });

  it.each([
    ['', 'is not a code'],
    ['cotton', 'is not a code'],
    ['610', 'is not a code'],
    ['00', 'is not a code'],
    ['6109.10.00', 'more than six digits'],
    ['6109.10.00.12', 'more than six digits'],
  ])('reports the error of the code %j: it %s', (code, fault) => {
    expect(readHs6Text(code, 'Áo phông')).toContain(fault);
  });

  it.each([
    ['', 'the text is empty'],
    ['  \n', 'the text is empty'],
    ['a\u0000b', 'not valid'],
    ['a\ud800', 'not valid'],
  ])('reports the error of the text %j', (text, fault) => {
    expect(readHs6Text('6109', text)).toContain(fault);
  });
});

describe('isWellFormedText', () => {
  it.each(['', 'áo', '👕', '\u{10ffff}', '\t\n'])('accepts %j', (text) => {
    expect(isWellFormedText(text)).toBe(true);
  });

  it.each(['\u0000', 'a\u0000', '\ud83d', '\udc55', '\udc55\ud83d'])(
    'rejects %j, which cannot be stored',
    (text) => {
      expect(isWellFormedText(text)).toBe(false);
    },
  );
});
