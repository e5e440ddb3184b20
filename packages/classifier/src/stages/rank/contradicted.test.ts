import { describe, expect, it } from '@jest/globals';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { comparePath } from '../../compare/findings.ts';
import { smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { normalize } from '../normalize.ts';
import { pathOf, withoutContradicted } from './contradicted.ts';

const ROWS: readonly SmallRow[] = [
  ['08', 0, 'Fruit and nuts'],
  ['0811', 1, 'Fruit and nuts, frozen'],
  ['0811.90.85.00', 2, 'Tropical fruit and tropical nuts'],
  ['0811.90.95.00', 2, 'Other'],
  ['40', 0, 'Rubber'],
  ['4008', 1, 'Rods of vulcanized rubber'],
  ['4008.10.00.00', 2, 'With grooves'],
  ['4008.20.00.00', 2, 'Other'],
  ['73', 0, 'Articles of iron or steel'],
  ['7321', 1, 'Grills of iron or steel'],
  ['7321.10.00.00', 2, 'Other'],
  ['7323', 1, 'Table articles of iron or steel'],
  ['7323.93.00.00', 2, 'Of stainless steel'],
  ['82', 0, 'Cutlery'],
  ['8215', 1, 'Spoons, forks and ladles'],
  ['8215.99.00.00', 2, 'Other'],
  ['85', 0, 'Electrical machinery'],
  ['8516', 1, 'Electric grills'],
  ['8516.60.00.00', 2, 'Other'],
];

/** Probabilities of lines after the first of them loses its share; in 32nds. */
const weighed = (description: string, shares: Readonly<Record<string, number>>): readonly number[] => {
  const schedule = smallSchedule({ market: 'US' }, ROWS);
  const lines = Object.entries(shares).map(([digits, share]) => ({
    line: schedule.line(schedule.findByDigits(digits) ?? 0),
    probability: share / 32,
  }));
  const reading = normalize({ description, market: 'US' });
  const findingsOn = (line: ScheduleLine) => comparePath(reading, schedule, pathOf(schedule, line));
  return withoutContradicted({ reading, schedule, findingsOn }, lines).map(
    ({ probability }) => probability * 32,
  );
};

describe('the first line', () => {
  it.each([
    ['rubber rod without grooves', [1, 23]],
    ['rubber rod with grooves', [16, 8]],
    ['rubber rod', [16, 8]],
  ])('gives way to its sibling if a fact rules it out: %s', (goods, expected) =>
    expect(weighed(goods, { '4008100000': 16, '4008200000': 8 })).toEqual(expected),
  );

  it('retains its share if a fact rules out all of its siblings', () => {
    expect(weighed('rod without grooves', { '4008100000': 16 })).toEqual([16]);
  });

  // Section XV, note 1(f): articles of Section XVI are none of base metal.
  it.each([
    ['electric grill of steel', 16, 4, [1, 19]],
    ['electric grill of steel', 16, 3, [16, 3]],
    ['charcoal grill of steel', 16, 8, [16, 8]],
  ])('gives way to a likely heading for electric goods: %s, %d to %d', (goods, steel, electric, expected) =>
    expect(weighed(goods, { '7321100000': steel, '8516600000': electric })).toEqual(expected),
  );

  // Section XV, note 2: articles of chapter 82 are not of chapters 72 to 76.
  it.each([
    ['soup spoon of steel', [1, 23]],
    ['soup plate of steel', [16, 8]],
  ])('gives way to the heading that begins with the noun of the goods: %s', (goods, expected) =>
    expect(weighed(goods, { '7323930000': 16, '8215990000': 8 })).toEqual(expected),
  );

  // Combined Nomenclature, chapter 8, additional note 2.
  it.each([
    ['frozen lychees', [1, 23]],
    ['frozen cherries', [16, 8]],
    ['frozen mix of lychees and cherries', [16, 8]],
  ])('gives way to the group of a legal note: %s', (goods, expected) =>
    expect(weighed(goods, { '0811909500': 16, '0811908500': 8 })).toEqual(expected),
  );
});
