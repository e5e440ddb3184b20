import { describe, expect, it } from '@jest/globals';
import type { Market } from '@svc/tariff/market';
import { shippedLaw } from '../law-book.ts';
import { findRequirements } from './find-requirements.ts';

const LAWS = { US: shippedLaw('US'), EU: shippedLaw('EU'), VN: shippedLaw('VN') };

const keys = (market: Market, code: string, origin: string | null = 'CN', date = '2026-11-22') =>
  findRequirements({ line: { codeDigits: code, extra: {} }, origin, date }, LAWS[market]).map(
    ({ key }) => key,
  );

describe('findRequirements', () => {
  // Flags of CBP of February 2026: 0101.21.0010 has AM7 and FD3, 8703.23.01 EP3 and DT2.
  it.each<[string, Market, string, readonly string[]]>([
    ['live horses', 'US', '0101210010', ['us_fda_possible', 'us_organic', 'us_origin_marking']],
    ['cars', 'US', '8703230140', ['us_epa_engines', 'us_vehicle_safety']],
    ['toys', 'US', '9503000073', ['us_children_products']],
    ['shirts', 'US', '6109100012', ['us_textile_labelling', 'us_forced_labor']],
    ['lipstick', 'US', '3304100000', ['us_cosmetics']],
    ['smartphones', 'US', '8517130000', ['us_radio_frequency']],
    ['toys', 'EU', '9503004100', ['eu_toys', 'eu_product_safety', 'eu_rohs']],
    ['coffee', 'EU', '0901210000', ['eu_food_general']],
    ['steel', 'EU', '7208100000', ['eu_cbam']],
    ['shampoo', 'EU', '3305100000', ['eu_cosmetics', 'eu_reach', 'eu_clp']],
    ['furniture of wood', 'EU', '9403600000', ['eu_product_safety', 'eu_timber']],
    ['cut diamonds', 'EU', '7102391000', ['eu_russian_diamonds']],
    ['rough diamonds', 'EU', '7102310000', ['eu_kimberley', 'eu_russian_diamonds']],
    ['hot-rolled coils', 'EU', '7208390000', ['eu_russian_steel_inputs', 'eu_cbam']],
    ['diesel', 'EU', '2710194600', ['eu_russian_oil_products']],
    ['antiques', 'EU', '9706900000', ['eu_cultural_goods']],
    ['cigarettes', 'EU', '2402209000', ['eu_tobacco']],
    ['weed killer', 'EU', '3808939000', ['eu_pesticides', 'eu_clp']],
    ['milled rice', 'EU', '1006309800', ['eu_agricultural_licence']],
    ['drones', 'EU', '8806220000', ['eu_drones', 'eu_radio']],
    ['plastic waste', 'EU', '3915108000', ['eu_waste']],
    ['rough diamonds', 'US', '7102310000', ['us_kimberley']],
    ['frozen shrimp', 'US', '0306170004', ['us_shrimp', 'us_fisheries']],
    ['difluoromethane', 'US', '2903421000', ['us_hydrofluorocarbons']],
    ['raw sugar in quota', 'US', '1701141000', ['us_sugar_quota']],
    ['electronic cigarettes', 'VN', '85434000', ['vn_electronic_cigarettes']],
    ['steel scrap', 'VN', '72044900', ['vn_scrap']],
    ['gold bars', 'VN', '71081210', ['vn_gold']],
    ['fireworks', 'VN', '36041000', ['vn_weapons']],
    ['drones', 'VN', '88062100', ['vn_drones']],
    ['shirts', 'VN', '61091010', ['vn_labelling', 'vn_textile_formaldehyde', 'vn_used_goods_ban']],
    ['lipstick', 'VN', '33041000', ['vn_cosmetics']],
    ['beef', 'VN', '02013000', ['vn_animal_quarantine', 'vn_food_safety']],
    ['telephones', 'VN', '85171300', ['vn_telecom', 'vn_cipher']],
  ])('%s in %s', (_goods, market, code, wanted) => {
    expect(keys(market, code)).toEqual(expect.arrayContaining([...wanted]));
  });

  it('lists requirements for an origin only with that origin', () => {
    expect(keys('EU', '7208100000', 'RU')).toContain('eu_sanctions_russia');
    expect(keys('EU', '7208100000', 'IN')).not.toContain('eu_sanctions_russia');
  });

  it.each([
    ['ID', '2026-07-01', true],
    ['GH', '2025-10-07', false],
    ['GH', '2025-10-08', true],
    ['BR', '2026-07-01', false],
  ])('a FLEGT licence for sawn mahogany of %s on %s: %s', (origin, date, isAsked) => {
    expect(keys('EU', '4407219100', origin, date).includes('eu_flegt')).toBe(isAsked);
  });

  it('lists requirements for an origin as possible for an unknown one', () => {
    const found = findRequirements(
      {
        line: { codeDigits: '7208100000', extra: {} },
        origin: null,
        date: '2026-11-22',
      },
      LAWS.EU,
    );

    expect(found.find(({ key }) => key === 'eu_sanctions_russia')?.strength).toBe('possible');
  });

  it('follows the date: timber rules are replaced by deforestation rules on 30 December 2026', () => {
    expect(keys('EU', '9403600000', 'CN', '2026-12-29')).toContain('eu_timber');
    expect(keys('EU', '9403600000', 'CN', '2026-12-30')).toEqual(
      expect.arrayContaining(['eu_deforestation']),
    );
    expect(keys('EU', '9403600000', 'CN', '2026-12-30')).not.toContain('eu_timber');
  });

  it('lists the most certain first', () => {
    const order = findRequirements(
      {
        line: { codeDigits: '6109100012', extra: {} },
        origin: 'CN',
        date: '2026-11-22',
      },
      LAWS.US,
    ).map(({ strength }) => strength);

    expect(order).toEqual(
      [...order].toSorted(
        (a, b) =>
          ['required', 'likely', 'possible'].indexOf(a) - ['required', 'likely', 'possible'].indexOf(b),
      ),
    );
    expect(order[0]).toBe('required');
  });

  it('quotes the notes of Vietnam’s workbook', () => {
    const policy =
      'Động vật, sản phẩm động vật trên cạn phải kiểm dịch (01/2024/TT-BNNPTNT M1); Giống vật nuôi cần bảo tồn (01/2024/TT-BNNPTNT M4)';
    const found = findRequirements(
      {
        line: { codeDigits: '01012100', extra: { policy } },
        origin: 'CN',
        date: '2026-11-22',
      },
      LAWS.VN,
    );

    expect(found.filter(({ key }) => key.startsWith('vn_policy_'))).toMatchObject([
      {
        kind: 'inspection',
        legalBasis: '01/2024/TT-BNNPTNT M1',
        title: { vi: 'Động vật, sản phẩm động vật trên cạn phải kiểm dịch' },
      },
      { kind: 'permit', legalBasis: '01/2024/TT-BNNPTNT M4' },
    ]);
  });

  // Decree 37/2026/NĐ-CP repeals 43/2017 and 111/2021 on 23 January 2026; 292/2026 replaces 69/2018 on 5 September.
  it.each([
    ['2026-01-22', ['Decrees 43/2017/NĐ-CP and 111/2021/NĐ-CP', 'Decree 69/2018/NĐ-CP, annex I']],
    ['2026-01-23', ['Decree 37/2026/NĐ-CP', 'Decree 69/2018/NĐ-CP, annex I']],
    ['2026-09-05', ['Decree 37/2026/NĐ-CP', 'Decree 292/2026/NĐ-CP']],
  ])('cites the law of Vietnam in force on %s: %j', (date, laws) => {
    const line = { codeDigits: '61091010', extra: {} };
    const found = findRequirements({ line, origin: 'CN', date }, LAWS.VN);
    const cited = found.filter(({ key }) => key === 'vn_labelling' || key === 'vn_used_goods_ban');

    expect(cited.map(({ legalBasis }) => legalBasis)).toEqual(laws);
  });
});
