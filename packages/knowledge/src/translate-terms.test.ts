import { describe, expect, it } from '@jest/globals';
import { translateTerms } from './translate-terms.ts';

describe('translateTerms', () => {
  it.each([
    ['a longer word before a shorter one inside it', 'vi', 'máy bơm', 'pump'],
    ['a word that is no part of another', 'vi', 'vang', ''],
    ['words in the order of the text', 'ja', 'ゴムの靴', 'rubber shoe'],
    ['a word as often as it stands there', 'ko', '펌프, 펌프', 'pump pump'],
    ['no particle behind a bracket', 'ko', '롸롸(A)은', ''],
    ['no particle behind a figure', 'ko', '①은 롸롸', ''],
    ['a syllable that is a word', 'ko', '목걸이(은)', 'necklace silver'],
    ['silicon apart from silicone', 'ko', '실리콘 분말, 실리콘', 'silicon silicone'],
    ['syllables of other words as one word', 'vi', 'cá ngừ phi lê', 'tuna fillet'],
    ['capitals', 'vi', 'MÁY BƠM', 'pump'],
    ['a word that begins with a number', 'vi', 'máy bơm 3 pha, 13 pha', 'pump three-phase blended'],
    ['letters with their accents apart', 'vi', 'máy bơm'.normalize('NFD'), 'pump'],
  ] as const)('reads %s', (_, language, text, english) =>
    expect(translateTerms(text, language).english).toBe(english),
  );

  it.each([
    ['ko', '설탕을 첨가하지 않은 펌프', 'pump', '설탕을 첨가하지 않은'],
    ['ko', '고무 없는 펌프', 'pump', '고무 없는'],
    ['ja', '砂糖不使用 ポンプ', 'pump', '砂糖不使用'],
    ['ja', '砂糖を含まないポンプ', 'pump', '砂糖を含まない'],
    ['ja', 'ホース 補強なし', 'hose', '補強なし'],
  ] as const)('does not translate what a %s text denies: %s', (language, text, english, denied) => {
    const translation = translateTerms(text, language);
    expect(translation.english).toBe(english);
    expect(translation.denied.map(({ source }) => source)).toEqual([denied]);
  });

  it('replaces known terms by English, and preserves everything else', () => {
    expect(translateTerms('Máy bơm XR-20 (2 kW)', 'vi').glossed).toBe('pump xr-20 (2 kw)');
    expect(translateTerms('USBポンプ2台', 'ja').glossed).toBe('usb pump 2台');
  });

  // The word has two letters of four that are read.
  it('reports the share of letters understood', () => {
    expect(translateTerms('우산 롸롸', 'ko').coverage).toBeCloseTo(0.5, 9);
    expect(translateTerms('12 34', 'ko').coverage).toBe(0);
  });

  it('counts brands in Latin letters as understood in Japanese and Korean, not in Vietnamese', () => {
    expect(translateTerms('SONY ポンプ', 'ja').coverage).toBe(1);
    expect(translateTerms('sony máy bơm', 'vi').coverage).toBeLessThan(1);
  });

  it('preserves an unknown text unchanged', () => {
    const text = 'qwv $& $1 \\ [x] {y}';
    expect(translateTerms(text, 'ja')).toMatchObject({ english: '', glossed: text });
  });
});
