import { describe, expect, it } from '@jest/globals';
import { Decimal } from './decimal.ts';
import { convert, readUnit, UNITS, type RateUnit } from './units.ts';

const converted = (quantity: number | string, from: RateUnit, to: RateUnit) =>
  convert(new Decimal(quantity), from, to)?.toFixed() ?? null;

describe('convert', () => {
  // The carat is 0.2 g, the pound 0.45359237 kg, the barrel 42 US gallons of 3.785411784 l.
  it.each<[string, RateUnit, RateUnit, string]>([
    ['1', 't', 'kg', '1000'],
    ['1500', 'kg', 't', '1.5'],
    ['2500', 'g', 'kg', '2.5'],
    ['5', 'carat', 'g', '1'],
    ['1', 'lb', 'g', '453.59237'],
    ['45', 'l', 'hl', '0.45'],
    ['1', 'm3', 'hl', '10'],
    ['750', 'ml', 'l', '0.75'],
    ['1', 'bbl', 'l', '158.987294928'],
    ['24', 'no', 'doz', '2'],
    ['1', 'gross', 'doz', '12'],
    ['2', 'thousand', 'hundred', '20'],
    ['5', 'head', 'no', '5'],
    ['36', 'pair', 'doz_pair', '3'],
    ['25000', 'cm2', 'm2', '2.5'],
    ['250', 'cm', 'm', '2.5'],
    ['1', 'mwh', 'kwh', '1000'],
    ['0', 'kg', 't', '0'],
    ['7', 'jewel', 'jewel', '7'],
  ])('%s %s to %s is %s', (quantity, from, to, expected) => {
    expect(converted(quantity, from, to)).toBe(expected);
  });

  it.each<[RateUnit, RateUnit]>([
    ['kg', 'l'],
    ['l', 'pf_l'],
    ['no', 'pair'],
    ['doz', 'doz_pair'],
    ['m', 'm2'],
    ['m3', 'm2'],
    ['no', 'kg'],
    ['gross', 'line_gross'],
  ])('has no size for %s in %s', (from, to) => expect(converted(1, from, to)).toBeNull());

  it('round-trips between every two units of a kind', () => {
    const units = Object.keys(UNITS) as RateUnit[];
    const pairs = units.flatMap((from) => units.map((to) => [from, to] as const));
    const changed = pairs.filter(([from, to]) => {
      const there = convert(new Decimal('12.5'), from, to);
      return there !== null && !convert(there, to, from)?.minus('12.5').abs().lt('1e-30');
    });

    expect(changed).toEqual([]);
  });
});

describe('readUnit', () => {
  it.each([
    ['kg', 'kg'],
    [' KG ', 'kg'],
    ['KGM', 'kg'],
    ['tonne', 't'],
    ['TNE', 't'],
    ['liters', 'l'],
    ['Lít', 'l'],
    ['hl', 'hl'],
    ['HLT', 'hl'],
    ['pf.liter', 'pf_l'],
    ['No.', 'no'],
    ['p/st', 'no'],
    ['NAR', 'no'],
    ['chiếc', 'no'],
    ['con', 'head'],
    ['doz.', 'doz'],
    ['prs.', 'pair'],
    ['đôi', 'pair'],
    ['NPR', 'pair'],
    ['doz. prs.', 'doz_pair'],
    ['doz. prs', 'doz_pair'],
    ['doz', 'doz'],
    ['no', 'no'],
    ['kg.', 'kg'],
    ['jwls', 'jewel'],
    ['lít'.normalize('NFD'), 'l'],
    ['chiếc'.normalize('NFD'), 'no'],
    ['m²', 'm2'],
    ['MTQ', 'm3'],
    ['lin. m', 'm'],
    ['jwls.', 'jewel'],
  ])('reads "%s" as %s', (text, unit) => expect(readUnit(text)).toBe(unit));

  it.each([
    '',
    ' ',
    '.',
    'kg..',
    '.kg',
    'kgs net',
    'stone',
    'constructor',
    'toString',
    '__proto__',
    'k g',
    'kg/con',
  ])('reads no unit in "%s"', (text) => expect(readUnit(text)).toBeNull());
});
