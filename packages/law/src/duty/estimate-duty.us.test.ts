import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import type { Market } from '@svc/tariff/market';
import type { DutyEstimate } from './estimate.ts';
import { estimateDuty } from './estimate-duty.ts';

const estimate = (market: Market, given: Given) => estimateDuty(dutyRequest(market, given));
const total = ({ totalPct }: DutyEstimate) => [totalPct.low.toFixed(), totalPct.high?.toFixed() ?? null];
const keys = ({ additional }: DutyEstimate) => additional.map(({ measure }) => measure.code ?? measure.key);

const COIL: Given = { code: '7208.10.00', rate: 'Free', column2: '0.4¢/kg + 20%' };
const CAR: Given = { code: '8703.23.01', rate: '2.5%' };
const T_SHIRT: Given = {
  code: '6109.10.00.12',
  rate: '16.5%',
  column2: '90%',
  special: 'Free (AU,BH,CL,CO,IL,JO,KR,MA,OM,P,PA,PE,S,SG)',
};
const CABLE: Given = { code: '8544.42.90.90', rate: '2.6%' };

// Known answers and worked examples: case, consignment, headings applied, percent in all, duty for the value.
const US: readonly (readonly [string, Given, readonly string[], string, string])[] = [
  [
    '232 50 + 301 25 + fentanyl 20 = 95 % on free goods, 10,000 → 9,500',
    { ...COIL, origin: 'CN', date: '2025-09-01', value: 10_000 },
    ['9903.91.01', '9903.81.87', '9903.01.24'],
    '95',
    '9500',
  ],
  [
    'from 10 November 2025 fentanyl is 10: 85 %',
    { ...COIL, origin: 'CN', date: '2026-02-23', value: 100 },
    ['9903.91.01', '9903.81.87', '9903.01.24'],
    '85',
    '85',
  ],
  [
    'from 24 February 2026 fentanyl is gone: 50 + 25 = 75 %',
    { ...COIL, origin: 'CN', date: '2026-02-24', value: 100 },
    ['9903.91.01', '9903.81.87'],
    '75',
    '75',
  ],
  [
    'Germany: 232 displaces the reciprocal duty: 50 %',
    { ...COIL, origin: 'DE', date: '2025-09-01', value: 100 },
    ['9903.81.87'],
    '50',
    '50',
  ],
  [
    'before 4 June 2025 steel is 25 %',
    { ...COIL, origin: 'DE', date: '2025-06-03', value: 100 },
    ['9903.81.87'],
    '25',
    '25',
  ],
  [
    'before 12 March 2025 Germany is under a quota: 0 %',
    { ...COIL, origin: 'DE', date: '2025-03-11', value: 100 },
    [],
    '0',
    '0',
  ],
  [
    'steel of the United Kingdom stays at 25 %',
    { ...COIL, origin: 'GB', date: '2025-09-01', value: 100 },
    ['9903.81.94'],
    '25',
    '25',
  ],
  [
    'annex I-A from 6 April 2026: 50 %',
    { ...COIL, origin: 'DE', date: '2026-04-06', value: 100 },
    ['9903.82'],
    '50',
    '50',
  ],
  [
    'shirts of China: 16.5 + 301 list 4A 7.5 = 24 %',
    { ...T_SHIRT, origin: 'CN', value: 1000 },
    ['9903.88.15'],
    '24',
    '240',
  ],
  [
    'shirts of China on 1 September 2025: 16.5 + 7.5 + fentanyl 20 + reciprocal 10 = 54 %',
    { ...T_SHIRT, origin: 'CN', date: '2025-09-01', value: 1000 },
    ['9903.88.15', '9903.01.24', '9903.01.25'],
    '54',
    '540',
  ],
  [
    'shirts of Vietnam: 16.5 + 20 = 36.5 %',
    { ...T_SHIRT, origin: 'VN', date: '2025-09-01', value: 1000 },
    ['9903.02.69'],
    '36.5',
    '365',
  ],
  [
    'shirts of Germany: 16.5 is over the floor of 15: 16.5 %',
    { ...T_SHIRT, origin: 'DE', date: '2025-09-01', value: 1000 },
    ['9903.02.20'],
    '16.5',
    '165',
  ],
  [
    'the reciprocal 10 % of April 2025: 9.8 + 10 = 19.8 %',
    { code: '6912.00.35', rate: '9.8%', origin: 'DE', date: '2025-07-01', value: 100 },
    ['9903.01.25'],
    '19.8',
    '19.8',
  ],
  [
    'cable of Germany: 2.6 + 12.4 up to the floor, without copper',
    { ...CABLE, code: '8536.90.80', rate: 'Free', origin: 'DE', date: '2025-09-01', value: 100 },
    ['9903.02.20'],
    '15',
    '15',
  ],
  [
    'section 122: shirts 16.5 + 10 = 26.5 %',
    { ...T_SHIRT, origin: 'VN', date: '2026-07-23', value: 100 },
    ['9903.03.01'],
    '26.5',
    '26.5',
  ],
  [
    'section 122 ends after 150 days, at 12:01 a.m. of 24 July 2026',
    { ...T_SHIRT, origin: 'VN', date: '2026-07-24', value: 100 },
    [],
    '16.5',
    '16.5',
  ],
  // A tracker adds 2.5 + 20 reciprocal + 10 section 122 = 32.5 for this car. On no date are both owed: the reciprocal duties
  // ended when section 122 began, and headings 9903.03.06 and 9903.94.51 leave a car of the EU with 15 % in all.
  [
    'a car of Germany in March 2026 pays 15 % in all by section 232, which displaces section 122',
    { ...CAR, origin: 'DE', date: '2026-03-01', value: 100 },
    ['9903.94.51'],
    '15',
    '15',
  ],
  [
    'the same car without an agreement: 2.5 + 25 = 27.5 %',
    { ...CAR, origin: 'TR', date: '2026-03-01', value: 100 },
    ['9903.94.01'],
    '27.5',
    '27.5',
  ],
  [
    'solar cells of China: the review stands in the place of list 2: 50 %',
    { code: '8541.42.00.10', rate: 'Free', origin: 'CN', date: '2025-01-15', value: 100 },
    ['9903.91.02'],
    '50',
    '50',
  ],
  [
    'list 3 was 10 % until 9 May 2019: 20 + 10 = 30 %',
    { code: '4202.12.21', rate: '20%', origin: 'CN', date: '2019-05-09', value: 100 },
    ['9903.88.03'],
    '30',
    '30',
  ],
  [
    'and 25 % from 10 May 2019: 20 + 25 = 45 %',
    { code: '4202.12.21', rate: '20%', origin: 'CN', date: '2019-05-10', value: 100 },
    ['9903.88.03'],
    '45',
    '45',
  ],
];

describe('duties of the United States', () => {
  it.each(US)('%s', (_arithmetic, given, headings, pct, amount) => {
    const answer = estimate('US', given);

    expect(keys(answer).filter((code) => code !== '9903.03.01' || headings.includes(code))).toEqual(
      expect.arrayContaining([...headings]),
    );
    expect(total(answer)).toEqual([pct, pct]);
    expect(answer.amount?.toFixed()).toBe(amount);
  });

  it('takes column 2 for goods of Cuba, whatever is claimed', () => {
    expect(estimate('US', { ...T_SHIRT, origin: 'CU', preference: 'P', value: 100 })).toMatchObject({
      basis: 'column2',
      preferences: [],
    });
    expect(estimate('US', { ...T_SHIRT, origin: 'CU', value: 100 }).amount?.toFixed()).toBe('90');
  });

  it('takes column 2 for goods of Russia from 9 April 2022 only', () => {
    expect(estimate('US', { ...T_SHIRT, origin: 'RU', date: '2022-04-08' }).basis).toBe('general');
    expect(estimate('US', { ...T_SHIRT, origin: 'RU', date: '2022-04-09' }).basis).toBe('column2');
  });

  it('offers a preference on condition and applies it when it is claimed', () => {
    const offered = estimate('US', { ...T_SHIRT, origin: 'KR', value: 100 });
    expect(offered.preferences.map(({ programme, state }) => [programme.code, state])).toEqual([
      ['KR', 'conditional'],
    ]);
    expect(offered.amount?.toFixed()).toBe('16.5');

    const claimed = estimate('US', { ...T_SHIRT, origin: 'KR', value: 100, preference: 'KR' });
    expect(claimed).toMatchObject({ basis: 'preference' });
    expect(claimed.amount?.toFixed()).toBe('0');
  });

  it.each<[string, Given, string]>([
    ['of another origin', { ...T_SHIRT, origin: 'CN', preference: 'KR' }, 'origin'],
    ['that lapsed', { ...T_SHIRT, origin: 'NP', preference: 'NP', date: '2026-01-01' }, 'lapsed'],
    ['that the line does not grant', { ...T_SHIRT, origin: 'JP', preference: 'JP' }, 'not_granted'],
  ])('says that a claim %s lowers nothing', (_why, given, state) => {
    const answer = estimate('US', given);

    expect(answer.basis).toBe('general');
    expect(answer.preferences.find(({ programme }) => programme.code === given.preference)?.state).toBe(
      state,
    );
  });

  it('leaves out the duty on Mexico for goods under the agreement', () => {
    const given: Given = { ...T_SHIRT, origin: 'MX', date: '2025-09-01', value: 100 };
    expect(total(estimate('US', given))).toEqual(['41.5', '41.5']);
    expect(total(estimate('US', { ...given, preference: 'S' }))).toEqual(['0', '0']);
  });

  // 2.6 % of 1,000 + 50 % of 200 of copper = 126; the reciprocal 20 % of the other 800 = 160.
  it('owes duty on a content of metal on that part, and the reciprocal duty on the rest', () => {
    const given: Given = {
      ...CABLE,
      origin: 'VN',
      date: '2025-10-01',
      value: 1000,
      measures: { copper_content_value: 200, aluminum_content_value: 0 },
    };
    expect(estimate('US', given).amount?.toFixed()).toBe('286');

    const unknown = estimate('US', { ...CABLE, origin: 'VN', date: '2025-10-01', value: 1000 });
    expect(unknown.amount).toBeNull();
    expect(unknown.missing.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['copper_content_value']),
    );
    expect(unknown.totalPct.low.toFixed()).toBe('2.6');
  });

  it('names the origin as missing and what may apply by it', () => {
    const answer = estimate('US', { ...T_SHIRT, value: 100 });

    expect(answer.missing[0]).toEqual({ field: 'origin', unit: null, why: 'origin' });
    expect(answer.mayApply.map(({ measure, reason }) => [measure.code, reason])).toEqual([
      ['9903.88.15', 'origin_unknown'],
    ]);
    expect(answer.additional).toEqual([]);
  });

  it('says that duties on parts of vehicles depend on their use', () => {
    const answer = estimate('US', { code: '8708.30.50', rate: '2.5%', origin: 'TR', date: '2025-09-01' });

    expect(answer.mayApply.map(({ measure, reason }) => [measure.code, reason])).toContainEqual([
      '9903.94.05',
      'use',
    ]);
  });

  it('needs the weight of a compound rate and bounds what it can', () => {
    const answer = estimate('US', { code: '0402.10.05', rate: '2.4¢/kg + 5%', origin: 'NZ', value: 100 });

    expect(answer).toMatchObject({ isAvailable: true, hasSpecific: true, amount: null });
    expect(total(answer)).toEqual(['5', null]);
    expect(answer.missing).toEqual([{ field: 'weight_kg', unit: 'kg', why: 'specific' }]);
  });

  it('gives a rate that leads elsewhere as text and nothing more', () => {
    expect(
      estimate('US', { code: '2204.30.00', rate: 'See additional U.S. note 1', origin: 'FR' }),
    ).toMatchObject({ isAvailable: false, amount: null });
    expect(estimate('US', { code: '0101.21.00', rate: '37% /', origin: 'FR' })).toMatchObject({
      isAvailable: false,
      amount: null,
    });
    expect(estimate('US', { code: '0101.21.00', origin: 'FR' }).base.text).toBeNull();
  });
});
