import { describe, expect, it } from '@jest/globals';
import { estimate, type Given } from '../../test/duty-request.ts';

describe('Vietnamese duties', () => {
  const SHIRT: Given = {
    code: '6109.10.10',
    rate: '20',
    column2: '30',
    agreements: { ACFTA: '0 (-KH, ID)', ATIGA: '0', EVFTA: '7,5', RCEP: '20' },
    value: 1_000_000,
  };

  it.each<[string, Given, string]>([
    ['MFN 20 % of 1,000,000 = 200,000', { ...SHIRT, origin: 'US' }, '200000'],
    ['China under ACFTA: 0', { ...SHIRT, origin: 'CN', preference: 'ACFTA' }, '0'],
    ['Germany under EVFTA: 7.5 % = 75,000', { ...SHIRT, origin: 'DE', preference: 'EVFTA' }, '75000'],
    ['Cambodia is left out of ACFTA: MFN 200,000', { ...SHIRT, origin: 'KH', preference: 'ACFTA' }, '200000'],
    ['Cambodia under ATIGA: 0', { ...SHIRT, origin: 'KH', preference: 'ATIGA' }, '0'],
    [
      'Mexico under CPTPP: 18 % = 180,000',
      { ...SHIRT, agreements: { CPTPP: '15; M: 18' }, origin: 'MX', preference: 'CPTPP' },
      '180000',
    ],
    [
      'Japan under CPTPP: 15 % = 150,000',
      { ...SHIRT, agreements: { CPTPP: '15; M: 18' }, origin: 'JP', preference: 'CPTPP' },
      '150000',
    ],
    [
      'the second case of 0/5 = 50,000',
      { ...SHIRT, agreements: { VKFTA: '0/5' }, rateCase: 2, origin: 'KR', preference: 'VKFTA' },
      '50000',
    ],
    [
      'claimed before the agreement: MFN',
      { ...SHIRT, origin: 'DE', preference: 'EVFTA', date: '2020-07-31' },
      '200000',
    ],
    ['7.5 % written with a comma = 75,000', { ...SHIRT, rate: '7,5', origin: 'US' }, '75000'],
  ])('%s', (_arithmetic, given, amount) => {
    expect(estimate('VN', given).amount?.toFixed()).toBe(amount);
  });

  it('lists the agreements of an origin, subject to their rules', () => {
    const answer = estimate('VN', { ...SHIRT, origin: 'CN' });

    expect(answer.preferences.map(({ programme, state }) => [programme.code, state])).toEqual([
      ['ACFTA', 'conditional'],
      ['RCEP', 'conditional'],
    ]);
    expect(
      estimate('VN', { ...SHIRT, origin: 'KH' }).preferences.map(({ programme, state }) => [
        programme.code,
        state,
      ]),
    ).toContainEqual(['ACFTA', 'not_granted']);
  });

  it('has a minimum of zero if the claimed rate is in no workbook column', () => {
    const answer = estimate('VN', {
      ...SHIRT,
      agreements: {},
      origin: 'MY',
      preference: 'ATIGA',
      date: '2026-09-01',
    });

    expect([answer.boundPct.low.toFixed(), answer.boundPct.high?.toFixed(), answer.isDefinite]).toEqual([
      '0',
      '20',
      false,
    ]);
  });

  it('bounds a line by the general rate if the agreement leaves out a part of it', () => {
    const cleaner = { ...SHIRT, agreements: { VIFTA: '*/14' }, origin: 'IL', preference: 'VIFTA' };
    const owed = (rateCase?: number) => {
      const { boundPct, amount } = estimate('VN', {
        ...cleaner,
        ...(rateCase && { rateCase }),
        date: '2026-09-01',
      });
      return [boundPct.low.toFixed(), boundPct.high?.toFixed(), amount?.toFixed()];
    };

    expect(owed()).toEqual(['14', '20', undefined]);
    expect(owed(1)).toEqual(['20', '20', '200000']);
    expect(owed(2)).toEqual(['14', '14', '140000']);
  });

  // The fiscal year of both agreements begins on 1 April: decrees 120/2022 and 124/2022.
  it.each(['AJCEP', 'VJEPA'])('has the rates of %s to the end of their year only', (preference) => {
    const shirt = { ...SHIRT, agreements: { [preference]: '5' }, origin: 'JP', preference };
    const bounds = (date: string) => {
      const { low, high } = estimate('VN', { ...shirt, date }).boundPct;
      return [low.toFixed(), high?.toFixed()];
    };

    expect([bounds('2026-03-31'), bounds('2026-04-01')]).toEqual([
      ['5', '5'],
      ['0', '20'],
    ]);
  });

  it('has no rate if the workbook has none', () => {
    expect(estimate('VN', { code: '8703.23.61', origin: 'JP', value: 1000 })).toMatchObject({
      isAvailable: false,
      amount: null,
    });
  });

  it('reports that the ordinary rate may apply to an origin outside the WTO', () => {
    expect(estimate('VN', { ...SHIRT, origin: 'KP' }).mayApply).toMatchObject([
      { rateText: '30', reason: 'use' },
    ]);
  });
});
