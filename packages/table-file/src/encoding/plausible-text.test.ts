import { describe, expect, it } from '@jest/globals';
import { isPlausible } from './plausible-text.ts';

/** Text in another encoding, decoded as a Western one. */
const misread = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1');

describe('text in a Western encoding', () => {
  it.each([
    ['plain words', 'Cotton shirt, blue'],
    ['a few accents', 'Größe für Männer, Café crème'],
    ['signs between words and figures', 'Pipe ½" ±2° – 5 € × 3'],
    ['ordinals and degrees', 'Bougie nº5, lot n°3a'],
    ['names in capitals', 'DÉCORATION DE NOËL'],
    ['letters that come apart', 'Thiết bị điện'.normalize('NFD')],
    ['one short word of accents', 'Où ça'],
  ])('is plausible if written with %s', (_what, text) => {
    expect(isPlausible(text, 'windows-1252')).toBe(true);
  });

  it.each([
    // "Рубашка мужская" in Windows-1251.
    ['Russian', misread('d0f3e1e0f8eae020ecf3e6f1eae0ff')],
    // "Περιγραφή" in ISO 8859-7.
    ['Greek', misread('d0e5f1e9e3f1e1f6de')],
    ['letters that became signs within words', 'pr¤duct n¦me s¨ze'],
  ])('is implausible if it is %s, misread', (_what, text) => {
    expect(isPlausible(text, 'windows-1252')).toBe(false);
    expect(isPlausible(text, 'windows-1258')).toBe(false);
  });
});

describe('Korean text', () => {
  it('is plausible with common syllables and some Chinese characters', () => {
    expect(isPlausible('면 티셔츠, 남성용 (綿, 毛 100 %) 원산지 베트남', 'euc-kr')).toBe(true);
  });

  it('is implausible with rare syllables among many Chinese characters', () => {
    expect(isPlausible('뚱쳄癸뷰뭡閭룔蚓멱굣뮈紂', 'euc-kr')).toBe(false);
  });

  it('is plausible if too short to judge', () => {
    expect(isPlausible('癸뷰뭡閭', 'euc-kr')).toBe(true);
  });
});
