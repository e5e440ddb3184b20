import { describe, expect, it } from '@jest/globals';
import { readPreferenceRows as read } from '@svc/testkit/preference-rows';
import { readPreferences } from './read-preferences.ts';

describe('TARIC preferences', () => {
  it('are lists of countries and programmes by rate', () => {
    const { textFor, faults } = read(
      ['6109', 'VN', '142', '0%'],
      ['6109', '2020', '142', '9.6%'],
      ['61', 'GB', '142', '0%'],
      ['61', 'TR', '106', '0%'],
    );

    expect(faults).toEqual([]);
    expect(textFor('6109100010')).toBe('0% (GB,TR,VN) 9.6% (GSP)');
    expect(textFor('7208370000')).toBeNull();
  });

  it('for a longer code displace those for a shorter one, by origin', () => {
    const { textFor } = read(
      ['02', 'VN', '142', '0%'],
      ['02', 'GB', '142', '0%'],
      ['02071110', 'VN', '142', '3.275 EUR/DTN'],
    );

    expect(textFor('0207111000')).toBe('3.275 EUR/DTN (VN) 0% (GB)');
  });

  it('list the countries of a group without a separate programme', () => {
    expect(read(['01', '2200', '142', '0%']).textFor('0101210000')).toBe('0% (CR,GT,HN,NI,PA,SV)');
  });

  it('are the lower of those of a country and of its group', () => {
    const { textFor } = read(
      ['72', '2012', '142', '0%'],
      ['7208', 'NO', '142', '1%'],
      ['7208', 'IS', '142', '0.5%'],
      ['1902', '2012', '142', '8.2%'],
      ['1902', '2014', '142', '0%'],
      ['08112031', 'XS', '142', '0%'],
      ['08112031', '2000', '142', '0%'],
    );

    expect(textFor('7208370000')).toBe('0% (IS,LI,NO)');
    expect(textFor('1902201000')).toBe('0% (IS) 8.2% (LI,NO)');
    expect(textFor('0811203100')).toBe('0% (EH,RS)');
  });

  it('on end use follow those for all goods', () => {
    const { textFor } = read(
      ['8803', 'US', '145', '0%'],
      ['8803', 'US', '142', '1%'],
      ['8803', 'CA', '145', '0%'],
    );

    expect(textFor('8803000000')).toBe('1% (US) 0% (CA)');
  });

  it('for a season refer to TARIC', () => {
    const { textFor } = read(
      ['0702', 'MA', '142', '0%', '2026-09-30'],
      ['0702', 'JO', '142', '0%', '2026-12-31'],
    );

    expect(textFor('0702001000')).toBe('Entry Price (MA) 0% (JO)');
  });

  it('reject another table', () => {
    expect(readPreferences([['a', 'b']], null).faults).toMatchObject([{ code: 'unknown_format' }]);
  });
});
