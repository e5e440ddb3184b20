import { describe, expect, it } from '@jest/globals';
import { shippedLaw } from '../law-book.ts';
import { findRequirements } from './find-requirements.ts';

const LAW = shippedLaw('US');

const keys = (code: string, origin = 'VN', date = '2026-11-22') =>
  findRequirements({ line: { codeDigits: code, extra: {} }, origin, date }, LAW).map(({ key }) => key);

describe('requirements of the United States', () => {
  it.each<[string, string, string, string, string]>([
    ['us_children_products', '9503000073', 'toys', '9506910030', 'exercise apparatus'],
    ['us_children_products', '6111206010', "babies' garments", '6110202010', 'sweaters'],
    ['us_children_products', '8715000020', 'baby carriages', '8716805090', 'hand carts'],
    ['us_general_certificate', '8712001510', 'bicycles', '8711600050', 'electric motorcycles'],
    ['us_textile_labelling', '5007100000', 'silk', '4911998000', 'printed matter'],
    ['us_textile_labelling', '6310100000', 'rags', '6402993165', 'shoes'],
    ['us_radio_frequency', '8517130000', 'smartphones', '8515190000', 'soldering machines'],
    ['us_energy_conservation', '8418100010', 'refrigerators', '8417100000', 'furnaces'],
    ['us_cosmetics', '3304991000', 'creams', '3402501100', 'washing powder'],
    ['us_formaldehyde', '4411130000', 'fibreboard', '4407110001', 'sawn pine'],
    ['us_firearms', '9306210000', 'cartridges', '9208900000', 'whistles'],
    ['us_steel_monitoring', '7304110020', 'line pipe', '7308100000', 'bridges'],
    ['us_aluminum_monitoring', '7606110000', 'plates of aluminum', '7602000035', 'scrap of aluminum'],
    ['us_dairy_licence', '0406904600', 'Swiss cheese in the quota', '0406904800', 'beyond it'],
  ])('%s is named for %s (%s), not for %s (%s)', (key, code, _goods, neighbour) => {
    expect(keys(code)).toContain(key);
    expect(keys(neighbour)).not.toContain(key);
  });

  it('include origin marking and wood packaging for all goods', () => {
    for (const code of ['0101210010', '9706000060', '9903880100', '']) {
      expect(keys(code)).toEqual(expect.arrayContaining(['us_origin_marking', 'us_wood_packaging']));
    }
  });

  // The presumption of Public Law 117-78 applies from 21 June 2022, for inputs of Xinjiang whatever the origin of the goods.
  it('include forced labor: all goods of China, inputs of priority sectors elsewhere', () => {
    expect(keys('6109100012', 'CN', '2022-06-20')).not.toContain('us_forced_labor');
    expect(keys('6109100012', 'CN', '2022-06-21')).toContain('us_forced_labor');
    expect(keys('6109100012', 'VN')).not.toContain('us_forced_labor');
    expect(keys('6109100012', 'VN')).toContain('us_forced_labor_inputs');
    expect(keys('6109100012', 'CN')).not.toContain('us_forced_labor_inputs');
    expect(keys('9706000060', 'VN')).not.toContain('us_forced_labor_inputs');
  });

  // 31 CFR 515.204, 560.201 and 510.205; Executive Orders 14066, 14068 and 14114.
  it.each([
    ['us_embargo_cuba', '2402108030', 'CU', 'DO'],
    ['us_embargo_iran', '5701101600', 'IR', 'IN'],
    ['us_embargo_north_korea', '6109100012', 'KP', 'KR'],
    ['us_ban_russia_diamonds', '7102310000', 'RU', 'IN'],
    ['us_ban_russia_energy', '2710192500', 'RU', 'SA'],
    ['us_ban_russia_alcohol_seafood', '2208606000', 'RU', 'PL'],
    ['us_ban_russia_metals', '7601106000', 'RU', 'AE'],
  ])('include the ban %s for %s of %s, not of %s', (key, code, origin, elsewhere) => {
    expect(keys(code, origin)).toContain(key);
    expect(keys(code, elsewhere)).not.toContain(key);
  });

  // Cases A-570-909, A-523-808, A-570-831, A-570-979, A-570-051 and A-552-827 of the Department of Commerce.
  it.each([
    ['7317005502', 'CN', true],
    ['7317005502', 'OM', true],
    ['7317005502', 'AE', false],
    ['0703200010', 'CN', true],
    ['0703200010', 'ES', false],
    ['8541430010', 'VN', true],
    ['4412330640', 'CN', true],
    ['9404210010', 'VN', true],
    ['9404210010', 'PT', false],
  ])('include a hint at trade defence for %s of %s: %s', (code, origin, expected) => {
    expect(keys(code, origin).includes('us_trade_defence')).toBe(expected);
  });

  it('include supplier verification for food, and marine mammals from 1 January 2026', () => {
    expect(keys('0901210035', 'CO')).toContain('us_fsvp');
    expect(keys('2204215040', 'FR')).not.toContain('us_fsvp');
    expect(keys('0306170041', 'EC', '2025-12-31')).not.toContain('us_marine_mammals');
    expect(keys('0306170041', 'EC', '2026-01-01')).toContain('us_marine_mammals');
  });

  it('include aluminum licences later than steel licences', () => {
    expect(keys('7606110000', 'CA', '2021-01-24')).not.toContain('us_aluminum_monitoring');
    expect(keys('7606110000', 'CA', '2021-01-25')).toContain('us_aluminum_monitoring');
    expect(keys('7304110020', 'CA', '2021-01-24')).toContain('us_steel_monitoring');
  });

  it('include the registration of cosmetics from 29 December 2023', () => {
    expect(keys('3304991000', 'KR', '2023-12-28')).not.toContain('us_cosmetics');
    expect(keys('3304991000', 'KR', '2023-12-29')).toContain('us_cosmetics');
  });
});
