import { describe, expect, it } from '@jest/globals';
import { foldAccents, tokenize } from './text.ts';

describe('tokenize', () => {
  it('gives one term to the forms of an English word', () => {
    expect(tokenize('Batteries')).toEqual(tokenize('battery'));
    expect(tokenize("men's")).toEqual(tokenize('men'));
    expect(tokenize('knives')).toEqual(tokenize('knife'));
  });

  it('gives one term to British and American spellings', () => {
    expect(tokenize('aluminium fibre tyres')).toEqual(tokenize('aluminum fiber tires'));
  });

  it('leaves stop words out', () => {
    expect(tokenize('of the other, and')).toEqual([]);
  });

  it('leaves an English stop word that is a Vietnamese word', () => {
    expect(tokenize('máy in')).toEqual(['máy', 'mai', 'in']);
    expect(tokenize('than đá')).toEqual(['than', 'đá', 'da']);
  });

  it('returns the accented and the folded form of a Vietnamese term', () => {
    expect(tokenize('áo')).toEqual(['áo', 'ao']);
    expect(tokenize('Điện')).toEqual(['điện', 'dien']);
  });

  it('reads decomposed letters as composed ones', () => {
    expect(tokenize('áo'.normalize('NFD'))).toEqual(tokenize('áo'));
  });

  it('gives no folded form that would be a stop word', () => {
    expect(tokenize('thể')).toEqual(['thể']);
  });

  it('reads full-width letters and digits as plain ones', () => {
    expect(tokenize('ＵＳＢ ８５１７')).toEqual(['usb', '8517']);
  });

  it('reads thousands, decimals and units', () => {
    expect(tokenize('1,000 kg')).toEqual(['1000', 'kg']);
    expect(tokenize('2.5kg')).toEqual(['2.5', 'kg']);
    expect(tokenize('2,5 kg')).toEqual(['2.5', 'kg']);
    expect(tokenize('12V')).toEqual(['12']);
  });

  it('gives halves and whole of a hyphenated word', () => {
    expect(tokenize('lithium-ion')).toEqual(['lithium', 'ion', 'lithiumion']);
  });

  it('leaves a term with a lone letter whole, however it is written', () => {
    expect(tokenize('T-shirts')).toEqual(['tshirt']);
    expect(tokenize('t shirt')).toEqual(['tshirt']);
    expect(tokenize('tshirt')).toEqual(['tshirt']);
  });

  it('cuts Chinese, Japanese and Korean text in pairs', () => {
    expect(tokenize('智能手机')).toEqual(['智能', '能手', '手机']);
    expect(tokenize('スマホ')).toEqual(['スマ', 'マホ']);
    expect(tokenize('전화기')).toEqual(['전화', '화기']);
  });

  it('returns nothing for a text without terms', () => {
    expect(tokenize('')).toEqual([]);
    expect(tokenize('--- !! ()')).toEqual([]);
  });
});

describe('foldAccents', () => {
  it('takes tones and strokes off', () => {
    expect(foldAccents('điện thoại café straße')).toBe('dien thoai cafe strasse');
  });
});
