import { describe, expect, it } from '@jest/globals';
import { findRequirements } from '../find-requirements.ts';

const keys = (code: string, origin = 'VN', date = '2026-11-22') =>
  findRequirements({ market: 'US', line: { codeDigits: code, extra: {} }, origin, date }).map(
    ({ key }) => key,
  );

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
    ['us_steel_monitoring', '7606110000', 'plates of aluminum', '7602000035', 'scrap of aluminum'],
  ])('%s is named for %s (%s), not for %s (%s)', (key, code, _goods, neighbour) => {
    expect(keys(code)).toContain(key);
    expect(keys(neighbour)).not.toContain(key);
  });

  it('are origin marking and the treatment of wood packaging for all goods', () => {
    for (const code of ['0101210010', '9706000060', '9903880100', '']) {
      expect(keys(code)).toEqual(expect.arrayContaining(['us_origin_marking', 'us_wood_packaging']));
    }
  });

  // The presumption of Public Law 117-78 holds from 21 June 2022.
  it('are the rule on forced labor for goods of China only, from its first day', () => {
    expect(keys('6109100012', 'CN', '2022-06-20')).not.toContain('us_forced_labor');
    expect(keys('6109100012', 'CN', '2022-06-21')).toContain('us_forced_labor');
    expect(keys('6109100012', 'HK')).not.toContain('us_forced_labor');
    expect(keys('6109100012', 'VN')).not.toContain('us_forced_labor');
  });

  it('are the registration of cosmetics from 29 December 2023', () => {
    expect(keys('3304991000', 'KR', '2023-12-28')).not.toContain('us_cosmetics');
    expect(keys('3304991000', 'KR', '2023-12-29')).toContain('us_cosmetics');
  });
});
