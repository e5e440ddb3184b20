import { describe, expect, it } from '@jest/globals';
import { guessLanguage, isOtherLanguage } from './guess-language.ts';

describe('guessLanguage', () => {
  it.each([
    ['Vietnamese letters taken apart', 'áo sơ mi nam'.normalize('NFD'), 'vi'],
    ['Vietnamese in capitals', 'ÁO THUN NAM', 'vi'],
    ['an accent beside a Vietnamese word', 'túi cotton', 'vi'],
    ['an accent of French', 'chemise à manches longues', 'en'],
    ['a Vietnamese syllable without accent', 'cotton da bag', 'en'],
    ['half-width katakana', 'ﾎﾝﾌ', 'ja'],
    ['full-width Latin letters', 'Ｐｕｍｐ', 'en'],
    ['Korean with a Chinese sign', '강철 管', 'ko'],
    ['Japanese with a Korean brand', '綿製のシャツ 삼성', 'ja'],
    ['numbers and signs only', '12 % — 34', 'en'],
  ])('reads %s: %j', (_, text, language) => expect(guessLanguage(text)).toBe(language));

  it('requires more than a fifth of the letters, ignoring other characters', () => {
    expect(guessLanguage('abcd東')).toBe('en');
    expect(guessLanguage('abc東')).toBe('ja');
    expect(guessLanguage(`abc東 ${'1'.repeat(500)}`)).toBe('ja');
  });
});

describe('isOtherLanguage', () => {
  it.each([
    ['Schuhe mit Sohlen aus Gummi', true],
    ['chapeau de la marque pour dame', true],
    ['chaussures avec une semelle', true],
    ['schoenen van leer met een zool', true],
    ['SCHUHE MIT SOHLEN AUS GUMMI', true],
    ['Eau de Cologne', false],
    ['de de de de', false],
    ['crème de la mer, a cream for the skin of the face', false],
    ['cotton shirt', false],
    ['', false],
  ])('of %j is %s', (text, isOther) => expect(isOtherLanguage(text)).toBe(isOther));
});
