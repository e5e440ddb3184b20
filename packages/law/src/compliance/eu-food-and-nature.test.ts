import { describe, expect, it } from '@jest/globals';
import { shippedLaw } from '../law-book.ts';
import { findRequirements } from './find-requirements.ts';

const LAW = shippedLaw('EU');

const keys = (code: string, date = '2027-06-01', origin = 'CN') =>
  findRequirements({ line: { codeDigits: code, extra: {} }, origin, date }, LAW).map(({ key }) => key);

describe('EU requirements for food, nature and special goods', () => {
  it.each<[string, string, string, string, string]>([
    ['eu_food_animal', '16010091', 'sausages', '21069098', 'food preparations'],
    ['eu_food_composite', '19053199', 'biscuits', '20091200', 'orange juice'],
    ['eu_dual_use', '88062110', 'drones', '94036010', 'furniture'],
    ['eu_live_animals', '01012100', 'horses', '02050020', 'horse meat'],
    ['eu_food_animal', '02013000', 'beef', '08081080', 'apples'],
    ['eu_food_animal', '04061030', 'mozzarella', '05010000', 'human hair'],
    ['eu_plants', '08081080', 'apples', '08134010', 'dried peaches'],
    ['eu_food_general', '09012100', 'coffee', '06031100', 'roses'],
    ['eu_fishing', '03028990', 'fresh fish', '03011100', 'ornamental fish'],
    ['eu_f_gases', '84151010', 'air conditioners', '84161010', 'burners'],
    ['eu_medical_devices', '90189084', 'instruments', '90171010', 'drawing tables'],
    ['eu_medicines', '30049000', 'medicines', '30051000', 'plasters'],
    ['eu_ppe', '65061010', 'helmets', '65050030', 'caps'],
    ['eu_food_contact', '69120081', 'tableware', '69101000', 'wash basins'],
    ['eu_vehicles', '87038010', 'electric cars', '87091110', 'works trucks'],
    ['eu_conflict_minerals', '71081200', 'gold', '71101910', 'platinum'],
    ['eu_conflict_minerals', '80011000', 'tin', '71069100', 'silver'],
    ['eu_conflict_minerals', '26110000', 'tungsten ores', '71069200', 'silver in semi-manufactured forms'],
  ])('%s is named for %s (%s), not for %s (%s)', (key, code, _goods, neighbour) => {
    expect(keys(code)).toContain(key);
    expect(keys(neighbour)).not.toContain(key);
  });

  // Annex I to Regulation (EU) 2023/956: scrap, nails and household articles are outside it.
  it.each([
    ['72083700', true],
    ['72041000', false],
    ['73181290', true],
    ['73170080', false],
    ['73239300', false],
    ['76061191', true],
    ['76020011', false],
    ['76151010', false],
    ['25232900', true],
    ['25231000', true],
    ['31021010', true],
    ['31042050', false],
    ['27160000', true],
    ['27111100', false],
    ['28041000', true],
  ])('the carbon border adjustment applies to %s: %s', (code, expected) => {
    expect(keys(code).includes('eu_cbam')).toBe(expected);
  });

  it.each([
    ['72021100', true],
    ['72022100', false],
    ['26011200', true],
    ['28042100', false],
  ])('the carbon border adjustment in TARIC applies to %s: %s', (code, expected) => {
    expect(keys(code).includes('eu_cbam')).toBe(expected);
  });

  it.each(['CH', 'IS', 'LI', 'NO'])('the carbon border adjustment excludes goods of %s', (origin) => {
    expect(keys('72083700', '2026-11-24', origin)).not.toContain('eu_cbam');
    expect(keys('72083700', '2026-11-24', 'TR')).toContain('eu_cbam');
  });

  it('requires the country of melt and pour from 1 October 2026', () => {
    expect(keys('72083700', '2026-09-30', 'IN')).not.toContain('eu_steel_melt_and_pour');
    expect(keys('72083700', '2026-10-01', 'IN')).toContain('eu_steel_melt_and_pour');
    expect(keys('72083700', '2026-10-01', 'NO')).not.toContain('eu_steel_melt_and_pour');
  });

  it('includes sanctions on Belarusian wood, and packaging for all goods from 12 August 2026', () => {
    expect(keys('44071110', '2026-11-24', 'BY')).toContain('eu_sanctions_belarus');
    expect(keys('44071110', '2026-08-11', 'CN')).not.toContain('eu_packaging');
    expect(keys('44071110', '2026-08-12', 'CN')).toContain('eu_packaging');
  });

  it('includes the carbon border adjustment from 1 January 2026', () => {
    expect(keys('72083700', '2025-12-31')).not.toContain('eu_cbam');
    expect(keys('72083700', '2026-01-01')).toContain('eu_cbam');
  });

  it.each([
    ['18010000', 'cocoa beans', true],
    ['12019000', 'soya beans', true],
    ['40111000', 'tyres', true],
    ['09012100', 'coffee', true],
    ['09021000', 'tea', false],
    ['12051090', 'rape', false],
    ['40021100', 'synthetic rubber', false],
    ['15121110', 'sunflower oil', false],
  ])('the deforestation rule applies to %s (%s) from 30 December 2026: %s', (code, _goods, expected) => {
    expect(keys(code, '2026-12-30').includes('eu_deforestation')).toBe(expected);
    expect(keys(code, '2026-12-29')).not.toContain('eu_deforestation');
  });

  // Annexes I, II and IIa to Implementing Regulation (EU) 2019/1793, text of 18 February 2026.
  it.each([
    ['0709609920', 'peppers', 'UG', 'eu_food_checks_pesticides', '50 % of consignments'],
    ['0709609920', 'peppers', 'VN', 'eu_food_conditions_pesticides', '50 % of consignments'],
    ['0802520000', 'pistachios', 'IR', 'eu_food_conditions_aflatoxins', '50 % of consignments'],
    ['0802520000', 'pistachios', 'US', 'eu_food_conditions_by_dispatch', 'country of dispatch'],
    ['0908110000', 'nutmeg', 'IN', 'eu_food_conditions_ethylene_oxide', '30 % of consignments'],
    ['1207409000', 'sesame', 'ET', 'eu_food_checks_salmonella', '50 % of consignments'],
    ['1006309800', 'rice', 'PK', 'eu_food_checks_mycotoxins', '10 % of consignments'],
  ])('a food check with its document code for %s (%s) of %s: %s', (code, _goods, origin, key, text) => {
    const line = { codeDigits: code, extra: {} };
    const checks = findRequirements({ line, origin, date: '2026-07-01' }, LAW);
    const summary = checks.find((check) => check.key === key)?.summary.en;

    expect(summary).toContain(text);
    expect(summary).toContain('CHED-D, code C678');
    expect(keys(code, '2026-07-01', 'NZ').filter((each) => each.startsWith('eu_food_c'))).toEqual([]);
  });

  it.each([
    ['0713350000', 'NG', '2022-07-03', '2022-07-02', 'eu_food_suspension'],
    ['1515609110', 'CN', '2026-02-26', '2026-02-25', 'eu_food_conditions_cereulide'],
    ['0702000099', 'TR', '2025-08-12', '2025-08-11', 'eu_food_checks_pesticides'],
    ['1806310000', 'BY', '2026-05-29', '2026-05-28', 'eu_food_radioactivity'],
    ['7318129000', 'TR', '2023-10-01', '2023-09-30', 'eu_cbam_reports'],
    ['7601101000', 'IN', '2025-12-31', '2026-01-01', 'eu_cbam_reports'],
  ])('%s of %s: from %s, not on %s, %s', (code, origin, first, before, key) => {
    expect(keys(code, first, origin)).toContain(key);
    expect(keys(code, before, origin)).not.toContain(key);
  });

  it.each([
    ['2204219441', 'CL', 'code C014'],
    ['2204219461', 'US', 'code C652'],
    ['2204219441', 'GB', 'code C083'],
  ])('wine %s of %s comes with the document of %s', (code, origin, document) => {
    const found = findRequirements(
      { line: { codeDigits: code, extra: {} }, origin, date: '2026-07-01' },
      LAW,
    );
    expect(found.find(({ key }) => key === 'eu_wine_document')?.summary.en).toContain(document);
  });

  // Agreement with Switzerland on agricultural products; annex I to the EEA Agreement.
  it('has no veterinary checks of the common area, and no certificate for fruit of annex XI, part C', () => {
    expect(keys('04061030', '2026-07-01', 'CH')).not.toContain('eu_food_animal');
    expect(keys('03028990', '2026-07-01', 'NO')).not.toContain('eu_food_animal');
    expect(keys('04061030', '2026-07-01', 'GB')).toContain('eu_food_animal');
    expect(keys('08043000', '2026-07-01', 'CR')).not.toContain('eu_plants');
  });

  it('includes sanctions on Russian goods in certain chapters from the first day', () => {
    expect(keys('44071110', '2027-06-01', 'RU')).toContain('eu_sanctions_russia');
    expect(keys('44071110', '2022-03-14', 'RU')).not.toContain('eu_sanctions_russia');
    expect(keys('44071110', '2027-06-01', 'KZ')).not.toContain('eu_sanctions_russia');
    expect(keys('10019900', '2027-06-01', 'RU')).not.toContain('eu_sanctions_russia');
    expect(keys('27090090', '2026-11-24', 'IR')).toContain('eu_sanctions_iran');
  });
});
