import { describe, expect, it } from '@jest/globals';
import { selectMeasures } from './select-measures.ts';
import { EU_MEASURES, VN_MEASURES } from './trade-defence.ts';

const hints = (market: 'EU' | 'VN', digits: string, origin: string | null, date: string) => {
  const { owed, possible } = selectMeasures(market === 'EU' ? EU_MEASURES : VN_MEASURES, {
    digits,
    origin,
    date,
    programme: null,
    metalPct: null,
  });
  expect(owed).toEqual([]);
  return possible.map(({ title }) => title.replace(/^.*?: /, ''));
};

const TODAY = '2026-11-22';

// First days by the regulations and decisions that the measures name.
describe('hints at trade defence', () => {
  it.each<['EU' | 'VN', string, string, string, string, readonly string[]]>([
    ['EU', 'electric bicycles', '8711601000', 'CN', '2019-01-18', []],
    ['EU', 'electric bicycles', '8711601000', 'CN', '2019-01-19', ['electric bicycles']],
    ['EU', 'electric bicycles', '8711601000', 'TW', TODAY, []],
    ['EU', 'other electric motorcycles', '8711609000', 'CN', TODAY, []],
    ['EU', 'bicycles', '8712003000', 'CN', TODAY, ['bicycles']],
    ['EU', 'electric cars', '8703801000', 'CN', '2024-10-29', []],
    ['EU', 'electric cars', '8703801000', 'CN', '2024-10-30', ['battery electric vehicles (countervailing)']],
    ['EU', 'hybrid cars', '8703601000', 'CN', TODAY, []],
    ['EU', 'tiles of India', '6907210000', 'IN', TODAY, ['ceramic tiles']],
    ['EU', 'tiles of Türkiye', '6907210000', 'TR', TODAY, ['ceramic tiles']],
    ['EU', 'tiles of Viet Nam', '6907210000', 'VN', TODAY, []],
    ['EU', 'titanium dioxide', '3206110000', 'CN', '2025-01-08', []],
    ['EU', 'titanium dioxide', '3206110000', 'CN', '2025-01-09', ['titanium dioxide']],
    ['VN', 'hot-rolled coil', '72081000', 'CN', '2025-03-07', []],
    ['VN', 'hot-rolled coil', '72081000', 'CN', '2025-03-08', ['hot-rolled steel']],
    ['VN', 'hot-rolled coil', '72083700', 'CN', TODAY, ['hot-rolled steel']],
    ['VN', 'hot-rolled coil of India', '72083700', 'IN', TODAY, []],
    ['VN', 'sugar of Thailand', '17019910', 'TH', '2021-06-16', ['cane sugar']],
    ['VN', 'sugar of Brazil', '17019910', 'BR', TODAY, []],
    ['VN', 'seasoning', '29224220', 'CN', TODAY, ['monosodium glutamate']],
    ['VN', 'glutamic acid', '29224210', 'CN', TODAY, []],
  ])('%s: %s (%s) of %s on %s: %j', (market, _goods, digits, origin, date, titles) => {
    expect(hints(market, digits, origin, date)).toEqual(titles);
  });

  // Decisions of the Ministry of Industry and Trade: AD20 of July 2025, AD19 of August 2025.
  it.each([
    ['72083900', 'CN', '2025-07-05', [null]],
    ['72083700', 'CN', '2025-07-06', ['27.83']],
    ['72104911', 'CN', TODAY, ['37.13']],
    ['72104911', 'KR', TODAY, ['15.67']],
    ['17019910', 'TH', '2026-06-15', ['47.64']],
    ['17019910', 'TH', '2026-06-16', [null]],
  ])('state the highest rate of a producer: %s of %s on %s: %j', (digits, origin, date, rates) => {
    const { possible } = selectMeasures(VN_MEASURES, {
      digits,
      origin,
      date,
      programme: null,
      metalPct: null,
    });
    expect(possible.map(({ rate }) => rate?.pct ?? null)).toEqual(rates);
  });

  it('name the safeguard on steel for every origin until 30 June 2026', () => {
    const safeguard = '25 % beyond the tariff quota';

    expect(hints('EU', '7209150000', 'US', '2019-02-01')).toEqual([]);
    expect(hints('EU', '7209150000', 'US', '2019-02-02')).toEqual([safeguard]);
    expect(hints('EU', '7209150000', 'US', '2026-06-30')).toEqual([safeguard]);
    expect(hints('EU', '7209150000', 'NO', '2026-06-30')).toEqual([]);
    expect(hints('EU', '7218100000', 'US', '2026-06-30')).toEqual([]);
  });

  // Regulation (EU) 2026/1384 from 1 July 2026; for partners with bilateral clauses 2026/1930 from 6 August.
  it.each([
    ['IN', '2026-07-01', ['50 % beyond the tariff quota']],
    ['TR', '2026-07-01', []],
    ['TR', '2026-08-06', ['50 % beyond the tariff quota']],
    ['NO', '2026-08-06', []],
    ['IN', '2031-07-01', []],
  ])('name the duty on cold-rolled steel of %s on %s beyond the quota: %j', (origin, date, titles) => {
    expect(hints('EU', '7209150000', origin, date).filter((title) => title.includes('quota'))).toEqual(
      titles,
    );
  });

  it('stand side by side for one code', () => {
    expect(hints('EU', '7208100000', 'CN', '2026-06-30')).toEqual([
      'hot-rolled flat products',
      '25 % beyond the tariff quota',
    ]);
  });

  it('are all named while the origin is not known', () => {
    expect(hints('EU', '6907210000', null, TODAY)).toEqual(['ceramic tiles']);
  });
});
