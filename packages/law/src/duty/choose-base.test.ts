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

describe('the base of the United States', () => {
  it('is the general rate while nothing is claimed', () => {
    expect(choose('US', { ...SHIRT, origin: 'KR' })).toMatchObject({
      basis: 'general',
      base: { text: '16.5%' },
    });
    expect(choose('US', { ...SHIRT, origin: 'KR', preference: 'none' }).basis).toBe('general');
  });

  it('is the rate of the programme that is claimed, of several in one text', () => {
    expect(choose('US', { ...SHIRT, origin: 'AU', preference: 'AU', value: 100 }).base).toMatchObject({
      text: 'Free',
      isAvailable: true,
    });
    const japan = choose('US', { ...SHIRT, origin: 'JP', preference: 'JP', value: 100 });
    expect(japan.basis).toBe('preference');
    expect(japan.base.amount?.toFixed()).toBe('3.2');
  });

  it('is column 2 by origin and day, without any offer', () => {
    const given: Given = { ...SHIRT, origin: 'BY', preference: 'AU' };

    expect(choose('US', { ...given, date: '2022-04-08' }).basis).toBe('general');
    expect(choose('US', { ...given, date: '2022-04-09' })).toMatchObject({
      basis: 'column2',
      preferences: [],
      base: { text: '90%' },
    });
  });

  it('falls back on the general rate where the line has none in column 2', () => {
    expect(choose('US', { ...SHIRT, column2: null, origin: 'CU' })).toMatchObject({
      basis: 'column2',
      base: { text: '16.5%' },
    });
  });

  it('knows no column 2 while the origin is not known', () => {
    expect(choose('US', { ...SHIRT, origin: null })).toMatchObject({ basis: 'general', preferences: [] });
  });

  it('has no rate, and is no preference, for a line without any text', () => {
    expect(choose('US', { code: '6109', origin: 'KR' })).toMatchObject({
      basis: 'general',
      preferences: [],
      base: { text: null, rate: null, isAvailable: false, amount: null },
    });
  });
});

describe('offers of preference', () => {
  it('are those that the line grants to the origin, on condition', () => {
    expect(states('US', { ...SHIRT, origin: 'SG' })).toEqual([['SG', 'conditional']]);
    expect(states('US', { ...SHIRT, origin: 'PE' })).toEqual([]);
    expect(states('US', { ...SHIRT, origin: 'MX' })).toEqual([['S', 'conditional']]);
  });

  it('name a programme for goods of any origin only where it is claimed', () => {
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
  ])('lower nothing where %s', (_why, given, state) => {
    expect(states('US', given)).toContainEqual([given.preference, state]);
    expect(choose('US', given).basis).toBe('general');
  });

  it('pass a claim of an unknown programme over', () => {
    expect(choose('US', { ...SHIRT, origin: 'KR', preference: 'XX' })).toMatchObject({ basis: 'general' });
    expect(states('US', { ...SHIRT, origin: 'KR', preference: 'XX' })).toEqual([['KR', 'conditional']]);
  });
});

describe('offers of the European Union', () => {
  const shirt: Given = { code: '6109 10 00', rate: '12.0%', value: 100 };

  it('are elsewhere for a schedule without a column of special rates, claimed or not', () => {
    expect(states('EU', { ...shirt, origin: 'CA' })).toEqual([['CETA', 'rate_elsewhere']]);
    expect(states('EU', { ...shirt, origin: 'CA', preference: 'CETA' })).toEqual([
      ['CETA', 'rate_elsewhere'],
    ]);
    expect(choose('EU', { ...shirt, origin: 'CA', preference: 'CETA' }).basis).toBe('general');
  });

  it('are named for each programme of an origin', () => {
    expect(states('EU', { ...shirt, origin: 'KE' }).map(([code]) => code)).toEqual(['EPA', 'GSP']);
    expect(states('EU', { ...shirt, origin: 'AE' })).toEqual([]);
  });

  it('take a list that names the programme, else one that names the country', () => {
    const special = '3.5% (CETA) 4.5% (VN)';

    expect(text('EU', { ...shirt, special, origin: 'CA', preference: 'CETA' })).toBe('3.5%');
    expect(text('EU', { ...shirt, special, origin: 'VN', preference: 'EVFTA' })).toBe('4.5%');
    expect(states('EU', { ...shirt, special, origin: 'JP', preference: 'JEEPA' })).toEqual([
      ['JEEPA', 'not_granted'],
    ]);
  });
});

describe('offers of Vietnam', () => {
  const shirt: Given = {
    code: '6109.10.10',
    rate: '20',
    agreements: { ACFTA: '0 (-KH)', ATIGA: '0', RCEP: '20', AJCEP: '*' },
    value: 100,
  };

  it('are read from the columns of the agreements', () => {
    expect(states('VN', { ...shirt, origin: 'CN' })).toEqual([
      ['ACFTA', 'conditional'],
      ['RCEP', 'conditional'],
    ]);
    expect(text('VN', { ...shirt, origin: 'CN', preference: 'ACFTA' })).toBe('0 (-KH)');
  });

  it('do not grant what a cell stars out or an origin is left out of', () => {
    expect(states('VN', { ...shirt, origin: 'JP', preference: 'AJCEP' })).toContainEqual([
      'AJCEP',
      'not_granted',
    ]);
    expect(states('VN', { ...shirt, origin: 'KH' })).toContainEqual(['ACFTA', 'not_granted']);
  });

  it('are elsewhere where the cell of an agreement is empty, claimed or not', () => {
    const malaysian = { ...shirt, agreements: { ACFTA: '0' }, origin: 'MY', preference: 'ATIGA' };

    expect(states('VN', malaysian)).toContainEqual(['ATIGA', 'rate_elsewhere']);
    expect(states('VN', { ...malaysian, preference: null })).toContainEqual(['CPTPP', 'rate_elsewhere']);
    expect(choose('VN', malaysian).basis).toBe('general');
  });

  it('take the schedule that the Regional Comprehensive Economic Partnership has for the partner', () => {
    const agreements = { 'RCEP-A': '0', 'RCEP-B': '2', 'RCEP-C': '7,5', 'RCEP-E': '*' };
    const partner = (origin: string) => ({ ...shirt, agreements, origin, preference: 'RCEP' });

    expect(text('VN', partner('TH'))).toBe('0');
    expect(text('VN', partner('AU'))).toBe('2');
    expect(text('VN', partner('CN'))).toBe('7,5');
    expect(states('VN', partner('KR'))).toContainEqual(['RCEP', 'not_granted']);
    expect(states('VN', partner('NZ'))).toContainEqual(['RCEP', 'rate_elsewhere']);
  });

  it.each([null, 'ACFTA: 0', 5, []])('are elsewhere where the agreements are %j', (agreements) => {
    expect(states('VN', { code: '6109.10.10', rate: '20', extra: { agreements }, origin: 'CN' })).toEqual([
      ['ACFTA', 'rate_elsewhere'],
      ['RCEP', 'rate_elsewhere'],
    ]);
  });
});
