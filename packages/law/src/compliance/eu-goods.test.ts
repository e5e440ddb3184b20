import { describe, expect, it } from '@jest/globals';
import { shippedLaw } from '../law-book.ts';
import { findRequirements } from './find-requirements.ts';

const LAW = shippedLaw('EU');

const keys = (code: string, date = '2026-11-22', origin = 'CN') =>
  findRequirements({ line: { codeDigits: code, extra: {} }, origin, date }, LAW).map(({ key }) => key);

describe('EU requirements for goods', () => {
  it.each<[string, string, string, string, string]>([
    ['eu_toys', '95030041', 'stuffed toys', '95066200', 'balls'],
    ['eu_cosmetics', '33051000', 'shampoo', '34029010', 'washing preparations'],
    ['eu_textile_labelling', '61091000', 'T-shirts', '64039118', 'boots'],
    ['eu_footwear_labelling', '64039118', 'boots', '64061010', 'uppers'],
    ['eu_reach', '29051100', 'methanol', '30049000', 'medicines'],
    ['eu_clp', '38089190', 'insecticides', '39011010', 'polyethylene'],
    ['eu_low_voltage_emc', '85167100', 'coffee machines', '85061011', 'batteries'],
    ['eu_radio', '85171300', 'smartphones', '85167100', 'coffee machines'],
    ['eu_rohs', '94051140', 'lamps', '94036010', 'furniture'],
    ['eu_weee', '85094000', 'mixers', '84314980', 'parts of excavators'],
    ['eu_energy_label', '40111000', 'tyres', '40131000', 'inner tubes'],
    ['eu_batteries', '85076000', 'lithium-ion batteries', '85045095', 'inductors'],
    ['eu_machinery', '84581120', 'lathes', '84713000', 'laptops'],
  ])('%s is named for %s (%s), not for %s (%s)', (key, code, _goods, neighbour) => {
    expect(keys(code)).toContain(key);
    expect(keys(neighbour)).not.toContain(key);
  });

  it.each([
    ['eu_product_safety', '95030041', '2024-12-12', '2024-12-13'],
    ['eu_batteries', '85076000', '2024-02-17', '2024-02-18'],
    ['eu_cosmetics', '33051000', '2013-07-10', '2013-07-11'],
    ['eu_radio', '85171300', '2016-06-12', '2016-06-13'],
  ])('%s starts on its date', (key, code, before, first) => {
    expect(keys(code, before)).not.toContain(key);
    expect(keys(code, first)).toContain(key);
  });

  it('applies to goods of every origin', () => {
    expect(keys('95030041', '2026-11-22', 'US')).toContain('eu_toys');
  });
});
