import { describe, expect, it } from '@jest/globals';
import { foldAccents, tokenize } from './text.ts';

describe('tokenize', () => {
  it('returns one term for the forms of an English word', () => {
    expect(tokenize('Batteries')).toEqual(tokenize('battery'));
    expect(tokenize("men's")).toEqual(tokenize('men'));
    expect(tokenize('knives')).toEqual(tokenize('knife'));
  });

  it('returns one term for British and American spellings', () => {
    expect(tokenize('aluminium fibre tyres')).toEqual(tokenize('aluminum fiber tires'));
  });

  it('drops common terms', () => {
    expect(tokenize('of the other, and')).toEqual([]);
  });

  it('preserves an English stop word that is a Vietnamese word', () => {
    expect(tokenize('máy in')).toEqual(['máy', 'mai', 'in']);
    expect(tokenize('than đá')).toEqual(['than', 'đá', 'da']);
  });

  it('returns the accented and the folded form of a Vietnamese term', () => {
    expect(tokenize('áo')).toEqual(['áo', 'ao']);
    expect(tokenize('Điện')).toEqual(['điện', 'dien']);
  });

  it('treats decomposed letters as composed', () => {
    expect(tokenize('áo'.normalize('NFD'))).toEqual(tokenize('áo'));
  });

  it('returns no folded form that is a stop word', () => {
    expect(tokenize('thể')).toEqual(['thể']);
  });

  it('treats full-width letters and digits as plain', () => {
    expect(tokenize('ＵＳＢ ８５１７')).toEqual(['usb', '8517']);
  });

  it('reads thousands, decimals and units', () => {
    expect(tokenize('1,000 kg')).toEqual(['1000', 'kg']);
    expect(tokenize('2.5kg')).toEqual(['2.5', 'kg']);
    expect(tokenize('2,5 kg')).toEqual(['2.5', 'kg']);
    expect(tokenize('12V')).toEqual(['12']);
  });

  it('returns the parts and the whole of a hyphenated word', () => {
    expect(tokenize('lithium-ion')).toEqual(['lithium', 'ion', 'lithiumion']);
  });

  it('does not split a term with a single letter, in any notation', () => {
    expect(tokenize('T-shirts')).toEqual(['tshirt']);
    expect(tokenize('t shirt')).toEqual(['tshirt']);
    expect(tokenize('tshirt')).toEqual(['tshirt']);
  });

  it('splits Chinese, Japanese and Korean text into pairs', () => {
    expect(tokenize('智能手机')).toEqual(['智能', '能手', '手机']);
    expect(tokenize('スマホ')).toEqual(['スマ', 'マホ']);
    expect(tokenize('전화기')).toEqual(['전화', '화기']);
  });

  it('returns nothing for a text without terms', () => {
    expect(tokenize('')).toEqual([]);
    expect(tokenize('--- !! ()')).toEqual([]);
  });
});

it('foldAccents removes tones and strokes', () => {
  expect(foldAccents('điện thoại café straße')).toBe('dien thoai cafe strasse');
});
