import { describe, expect, it } from '@jest/globals';
import { plainText, textOrNull } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['m<sup>2</sup>', 'm2'],
    ['H<sub>2</sub>O', 'H2O'],
    ['Of <i>Mangifera</i>,<br/>dried', 'Of Mangifera, dried'],
    ['Of <il>Mangifera</il>', 'Of Mangifera'],
    ['a<newline>b</newline>c', 'a b c'],
    ['<p class="x">text</p>', 'text'],
    ['< 5 kg', '< 5 kg'],
    ['3 < 5 > 4', '3 < 5 > 4'],
    ['  a \t\n b  ', 'a b'],
    ['a\u00a0b\u3000c', 'a b c'],
    ['', ''],
    [7.5, '7.5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [['a'], ''],
    [{ a: 1 }, ''],
  ])('of %j is "%s"', (cell, text) => expect(plainText(cell)).toBe(text));

  it('leaves plain text unchanged', () => {
    for (const cell of ['m<sup>2</sup>', '  a \t b ', 'a < b']) {
      expect(plainText(plainText(cell))).toBe(plainText(cell));
    }
  });

  it('preserves accents, and composes combining marks', () => {
    expect(plainText('Thịt\u00a0ngựa')).toBe('Thịt ngựa');
    expect(plainText('Loại khác'.normalize('NFD'))).toBe('Loại khác'.normalize('NFC'));
    expect(plainText('m²')).toBe('m²');
  });
});

it('is null if nothing is left', () => {
  expect([textOrNull('  '), textOrNull('<br>'), textOrNull(null), textOrNull('0')]).toEqual([
    null,
    null,
    null,
    '0',
  ]);
});
