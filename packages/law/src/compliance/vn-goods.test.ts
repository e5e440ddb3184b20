import { describe, expect, it } from '@jest/globals';
import { shippedLaw } from '../law-book.ts';
import { findRequirements } from './find-requirements.ts';

const LAW = shippedLaw('VN');

const keys = (code: string, date = '2026-11-22') =>
  findRequirements({ line: { codeDigits: code, extra: {} }, origin: 'CN', date }, LAW).map(({ key }) => key);

describe('requirements of Vietnam', () => {
  it.each<[string, string, string, string, string]>([
    ['vn_toys', '95030010', 'toys', '95045000', 'video games'],
    ['vn_quality_risk_most', '85167100', 'coffee machines', '40169390', 'gaskets'],
    ['vn_quality_risk_moc', '69072124', 'tiles', '69120000', 'tableware'],
    ['vn_food_safety', '19053110', 'biscuits', '06031100', 'roses'],
    ['vn_animal_quarantine', '02013000', 'beef', '19053110', 'biscuits'],
    ['vn_plant_quarantine', '09011110', 'coffee', '22021010', 'soda water'],
    ['vn_cosmetics', '33041000', 'lipstick', '34022000', 'washing preparations'],
    ['vn_medicines', '30049099', 'medicines', '30051010', 'plasters'],
    ['vn_medical_devices', '90189090', 'instruments', '90171010', 'plotters'],
    ['vn_telecom', '85171300', 'smartphones', '85167100', 'coffee machines'],
    ['vn_cipher', '84715010', 'computers', '84701000', 'calculators'],
    ['vn_energy_label', '84181011', 'refrigerators', '84171000', 'furnaces'],
    ['vn_used_machinery', '84581100', 'lathes', '90318090', 'measuring machines'],
    ['vn_textile_formaldehyde', '61091010', 'T-shirts', '64039990', 'shoes'],
    ['vn_used_goods_ban', '87032361', 'cars', '88022010', 'aeroplanes'],
    ['vn_chemicals', '28151100', 'caustic soda', '30049099', 'medicines'],
    ['vn_pesticides', '38089110', 'insecticides', '38099110', 'finishing agents'],
    ['vn_timber', '44071110', 'pine', '46012910', 'mats'],
    ['vn_alcohol_tobacco', '22082050', 'brandy', '22021010', 'soda water'],
    ['vn_alcohol_tobacco', '24041100', 'heated tobacco', '24011010', 'leaf tobacco'],
    ['vn_vehicles', '87111011', 'motorcycles', '87120010', 'bicycles'],
    ['vn_refrigerants', '84151010', 'air conditioners', '84161000', 'burners'],
    ['vn_publications', '49019910', 'books', '49070010', 'banknotes'],
  ])('%s is named for %s (%s), not for %s (%s)', (key, code, _goods, neighbour) => {
    expect(keys(code)).toContain(key);
    expect(keys(neighbour)).not.toContain(key);
  });

  it('include labels for all goods, from 1 June 2017', () => {
    expect(keys('25010010')).toContain('vn_labelling');
    expect(keys('25010010', '2017-05-31')).not.toContain('vn_labelling');
    expect(keys('25010010', '2017-06-01')).toContain('vn_labelling');
  });

  it.each([
    ['vn_toys', '95030010', '2020-12-31', '2021-01-01'],
    ['vn_telecom', '85171300', '2024-06-30', '2024-07-01'],
    ['vn_energy_label', '84181011', '2023-07-14', '2023-07-15'],
    ['vn_timber', '44071110', '2020-10-29', '2020-10-30'],
  ])('%s starts on its date', (key, code, before, first) => {
    expect(keys(code, before)).not.toContain(key);
    expect(keys(code, first)).toContain(key);
  });

  // Decree 37/2026/NĐ-CP puts three levels of risk in the place of groups 1 and 2 on 1 July 2026.
  it('have risk levels instead of group 2 from 1 July 2026', () => {
    expect(keys('85167100', '2026-06-30')).toEqual(expect.arrayContaining(['vn_quality_group_2']));
    expect(keys('85167100', '2026-06-30')).not.toContain('vn_quality_risk_most');
    expect(keys('85167100', '2026-07-01')).not.toContain('vn_quality_group_2');
    expect(keys('85167100', '2026-07-01')).toContain('vn_quality_risk_most');
  });

  it('each cite a law with a separate URL', () => {
    const homes = LAW.pack.requirements.filter(
      ({ url }) => new URL(url).pathname.length < 2 && new URL(url).search === '',
    );
    expect(homes).toEqual([]);
  });

  it('state the condition for rules that depend on the state of the goods', () => {
    const used = findRequirements(
      {
        line: { codeDigits: '84501110', extra: {} },
        origin: 'CN',
        date: '2026-11-22',
      },
      LAW,
    ).filter(({ key }) => key.startsWith('vn_used'));

    expect(used.map(({ key, strength }) => [key, strength])).toEqual([
      ['vn_used_goods_ban', 'possible'],
      ['vn_used_machinery', 'possible'],
    ]);
    expect(used.every(({ appliesWhen }) => appliesWhen !== null)).toBe(true);
  });
});
