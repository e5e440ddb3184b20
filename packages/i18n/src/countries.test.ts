import { describe, expect, it } from '@jest/globals';

import { COUNTRY_VARIANTS, countryName, listCountries, readCountry, COUNTRY_CODES } from './countries.ts';
import { LANGUAGES } from './language.ts';

describe('the list of countries', () => {
  it('has the 249 codes of ISO 3166-1, EU and XK, each once', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(251);
    expect(COUNTRY_CODES).toHaveLength(251);
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining(['EU', 'XK', 'VN', 'BQ', 'SS', 'CW', 'SX']));
    expect(COUNTRY_CODES).not.toContain('UK');
  });

  it.each(LANGUAGES)('names every country in %s, distinctly and in order', (language) => {
    const countries = listCountries(language);
    const names = countries.map(({ name }) => name);
    expect(new Set(countries.map(({ code }) => code))).toEqual(new Set(COUNTRY_CODES));
    expect(new Set(names).size).toBe(names.length);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
    const { compare } = new Intl.Collator(language);
    expect(names).toEqual([...names].sort((a, b) => compare(a, b)));
  });

  it('sorts accented names by the rules of the language', () => {
    const names = listCountries('vi').map(({ name }) => name);
    expect(names.indexOf('Ấn Độ')).toBeLessThan(names.indexOf('Ba Lan'));
    expect(names.indexOf('Đức')).toBeGreaterThan(names.indexOf('Dominica'));
  });
});

describe('countryName', () => {
  it.each([
    ['en', 'Vietnam'],
    ['vi', 'Việt Nam'],
    ['ja', 'ベトナム'],
    ['ko', '베트남'],
  ] as const)('names VN in %s', (language, name) => {
    expect(countryName('VN', language)).toBe(name);
  });

  it.each(['', 'ZZ', 'vn', 'not a code'])('returns %j unchanged', (text) => {
    expect(countryName(text, 'en')).toBe(text);
  });
});

describe('readCountry', () => {
  it.each(['vn', 'VN', ' Vn ', 'ＶＮ'])('reads the code %j', (text) => {
    expect(readCountry(text)).toBe('VN');
  });

  it.each(LANGUAGES)('reads every name in %s, also in upper case', (language) => {
    const misread = listCountries(language).filter(
      ({ code, name }) => readCountry(name) !== code || readCountry(name.toUpperCase()) !== code,
    );
    expect(misread).toEqual([]);
  });

  it.each([
    ['USA', 'US'],
    ['u.s.a.', 'US'],
    ['United States of America', 'US'],
    ['Mỹ', 'US'],
    ['hoa ky', 'US'],
    ['米国', 'US'],
    ['UK', 'GB'],
    ['Anh', 'GB'],
    ['South Korea', 'KR'],
    ['Korea, Republic of', 'KR'],
    ['한국', 'KR'],
    ['Han Quoc', 'KR'],
    ['Viet Nam', 'VN'],
    ['VIỆT NAM', 'VN'],
    ['越南', 'VN'],
    ['中国', 'CN'],
    ['中國', 'CN'],
    ['Trung Quoc', 'CN'],
    ['Duc', 'DE'],
    ['Áo', 'AT'],
    ['cote divoire', 'CI'],
    ['Saint Lucia', 'LC'],
    ['Trinidad and Tobago', 'TT'],
    ['the Netherlands', 'NL'],
    ['Hong Kong', 'HK'],
    ['ﾍﾞﾄﾅﾑ', 'VN'],
    ['European Union', 'EU'],
    ['kosovo', 'XK'],
  ])('reads %j as %s', (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  it.each(['', '  ', 'ZZ', 'Atlantis', '--', 'the', 'VN US', 'constructor'])(
    'does not recognize %j',
    (text) => {
      expect(readCountry(text)).toBeNull();
    },
  );

  it('distinguishes kana: ガ is not カ', () => {
    expect(readCountry('ガーナ')).toBe('GH');
    expect(readCountry('カーナ')).toBeNull();
  });

  it('reads every listed variant as its own country', () => {
    const misread = [...COUNTRY_VARIANTS].flatMap(([code, names]) =>
      names.filter((name) => readCountry(name) !== code),
    );
    expect(misread).toEqual([]);
  });
});
