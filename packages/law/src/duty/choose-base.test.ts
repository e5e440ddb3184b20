import { describe, expect, it } from '@jest/globals';
import { estimate, type Given } from '../../test/duty-request.ts';
import type { Market } from '@svc/tariff/market';

const choose = estimate;
const states = (market: Market, given: Given) =>
  choose(market, given).preferences.map(({ programme, state }) => [programme.code, state]);
const text = (market: Market, given: Given) => choose(market, given).base.text;

const SHIRT: Given = {
  code: '6109.10.00.12',
  rate: '16.5%',
  special: 'Free (AU,BH,C,CL,IL,KR,S,SG) 3.2% (JP) See 9822.04.25 (CO)',
  column2: '90%',
  date: '2026-11-22',
};

describe('the US base rate', () => {
  it('is the general rate without a claim', () => {
    expect(choose('US', { ...SHIRT, origin: 'KR' })).toMatchObject({
      basis: 'general',
      base: { text: '16.5%' },
    });
    expect(choose('US', { ...SHIRT, origin: 'KR', preference: 'none' }).basis).toBe('general');
  });

  it('is the rate of the claimed programme, one of several in a text', () => {
    expect(choose('US', { ...SHIRT, origin: 'AU', preference: 'AU', value: 100 }).base).toMatchObject({
      text: 'Free',
      isAvailable: true,
    });
    const japan = choose('US', { ...SHIRT, origin: 'JP', preference: 'JP', value: 100 });
    expect(japan.basis).toBe('preference');
    expect(japan.base.amount?.toFixed()).toBe('3.2');
  });

  it('is column 2 by origin and day, without any claim', () => {
    const given: Given = { ...SHIRT, origin: 'BY', preference: 'AU' };

    expect(choose('US', { ...given, date: '2022-04-08' }).basis).toBe('general');
    expect(choose('US', { ...given, date: '2022-04-09' })).toMatchObject({
      basis: 'column2',
      preferences: [],
      base: { text: '90%' },
    });
  });

  it('falls back to the general rate if the line has none in column 2', () => {
    expect(choose('US', { ...SHIRT, column2: null, origin: 'CU' })).toMatchObject({
      basis: 'column2',
      base: { text: '16.5%' },
    });
  });

  it('excludes column 2 while the origin is unknown', () => {
    expect(choose('US', { ...SHIRT, origin: null })).toMatchObject({ basis: 'general', preferences: [] });
  });

  it('is unknown, and not preferential, for an empty line', () => {
    expect(choose('US', { code: '6109', origin: 'KR' })).toMatchObject({
      basis: 'general',
      preferences: [],
      base: { text: null, rate: null, isAvailable: false, amount: null },
    });
  });
});

describe('preference offers', () => {
  it('are those granted by the line to the origin, with conditions', () => {
    expect(states('US', { ...SHIRT, origin: 'SG' })).toEqual([['SG', 'conditional']]);
    expect(states('US', { ...SHIRT, origin: 'PE' })).toEqual([]);
    expect(states('US', { ...SHIRT, origin: 'MX' })).toEqual([['S', 'conditional']]);
  });

  it('include a programme for goods of any origin only if claimed', () => {
    expect(states('US', { ...SHIRT, origin: 'FR' })).toEqual([]);
    expect(states('US', { ...SHIRT, origin: 'FR', preference: 'C' })).toEqual([['C', 'claimed']]);
    expect(text('US', { ...SHIRT, origin: 'FR', preference: 'C' })).toBe('Free');
  });

  it.each<[string, Given, string]>([
    ['the origin is not known', { ...SHIRT, origin: null, preference: 'KR' }, 'origin'],
    ['the origin is another', { ...SHIRT, origin: 'NZ', preference: 'AU' }, 'origin'],
    [
      'the programme begins tomorrow',
      { ...SHIRT, origin: 'KR', preference: 'KR', date: '2012-03-14' },
      'lapsed',
    ],
    ['another provision has the rate', { ...SHIRT, origin: 'CO', preference: 'CO' }, 'rate_elsewhere'],
    ['the line does not grant it', { ...SHIRT, origin: 'MA', preference: 'MA' }, 'not_granted'],
    [
      'the special text is not read',
      { ...SHIRT, special: 'Free (KR', origin: 'KR', preference: 'KR' },
      'not_granted',
    ],
  ])('reduce nothing if %s', (_why, given, state) => {
    expect(states('US', given)).toContainEqual([given.preference, state]);
    expect(choose('US', given).basis).toBe('general');
  });

  it('ignore a claim of an unknown programme', () => {
    expect(choose('US', { ...SHIRT, origin: 'KR', preference: 'XX' })).toMatchObject({ basis: 'general' });
    expect(states('US', { ...SHIRT, origin: 'KR', preference: 'XX' })).toEqual([['KR', 'conditional']]);
  });
});

describe('EU preference offers', () => {
  const shirt: Given = { code: '6109 10 00', rate: '12.0%', value: 100 };

  it('are marked as external for a schedule without special rates, claimed or not', () => {
    expect(states('EU', { ...shirt, origin: 'CA' })).toEqual([['CETA', 'rate_elsewhere']]);
    expect(states('EU', { ...shirt, origin: 'CA', preference: 'CETA' })).toEqual([
      ['CETA', 'rate_elsewhere'],
    ]);
    expect(choose('EU', { ...shirt, origin: 'CA', preference: 'CETA' }).basis).toBe('general');
  });

  it('are listed for each programme of an origin', () => {
    expect(states('EU', { ...shirt, origin: 'KE' }).map(([code]) => code)).toEqual(['EPA', 'GSP']);
    expect(states('EU', { ...shirt, origin: 'AE' })).toEqual([]);
  });

  it('use a list naming the programme, else one naming the country', () => {
    const special = '3.5% (CETA) 4.5% (VN)';

    expect(text('EU', { ...shirt, special, origin: 'CA', preference: 'CETA' })).toBe('3.5%');
    expect(text('EU', { ...shirt, special, origin: 'VN', preference: 'EVFTA' })).toBe('4.5%');
    expect(states('EU', { ...shirt, special, origin: 'JP', preference: 'JEEPA' })).toEqual([
      ['JEEPA', 'not_granted'],
    ]);
  });
});

describe('Vietnamese preference offers', () => {
  const shirt: Given = {
    code: '6109.10.10',
    rate: '20',
    agreements: { ACFTA: '0 (-KH)', ATIGA: '0', RCEP: '20', AJCEP: '*' },
    value: 100,
  };

  it('are read from the agreement columns', () => {
    expect(states('VN', { ...shirt, origin: 'CN' })).toEqual([
      ['ACFTA', 'conditional'],
      ['RCEP', 'conditional'],
    ]);
    expect(text('VN', { ...shirt, origin: 'CN', preference: 'ACFTA' })).toBe('0 (-KH)');
  });

  it('are not granted for starred cells and excluded origins', () => {
    const japanese = { ...shirt, origin: 'JP', preference: 'AJCEP', date: '2026-03-31' };
    expect(states('VN', japanese)).toContainEqual(['AJCEP', 'not_granted']);
    expect(states('VN', { ...shirt, origin: 'KH' })).toContainEqual(['ACFTA', 'not_granted']);
  });

  it('are marked as external if the agreement’s cell is empty, claimed or not', () => {
    const malaysian = { ...shirt, agreements: { ACFTA: '0' }, origin: 'MY', preference: 'ATIGA' };

    expect(states('VN', malaysian)).toContainEqual(['ATIGA', 'rate_elsewhere']);
    expect(states('VN', { ...malaysian, preference: null })).toContainEqual(['CPTPP', 'rate_elsewhere']);
    expect(choose('VN', malaysian).basis).toBe('general');
  });

  it('use the partner’s RCEP schedule', () => {
    const agreements = { 'RCEP-A': '0', 'RCEP-B': '2', 'RCEP-C': '7,5', 'RCEP-E': '*' };
    const partner = (origin: string) => ({ ...shirt, agreements, origin, preference: 'RCEP' });

    expect(text('VN', partner('TH'))).toBe('0');
    expect(text('VN', partner('AU'))).toBe('2');
    expect(text('VN', partner('CN'))).toBe('7,5');
    expect(states('VN', partner('KR'))).toContainEqual(['RCEP', 'not_granted']);
    expect(states('VN', partner('NZ'))).toContainEqual(['RCEP', 'rate_elsewhere']);
  });

  it.each([null, 'ACFTA: 0', 5, []])('are marked as external if the agreements are %j', (agreements) => {
    expect(states('VN', { code: '6109.10.10', rate: '20', extra: { agreements }, origin: 'CN' })).toEqual([
      ['ACFTA', 'rate_elsewhere'],
      ['RCEP', 'rate_elsewhere'],
    ]);
  });
});
