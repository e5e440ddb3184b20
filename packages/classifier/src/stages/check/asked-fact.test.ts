import { describe, expect, it } from '@jest/globals';
import { smallSchedule } from '../../../test/small-schedule.ts';
import { asksFor } from './asked-fact.ts';

const asked = (...texts: readonly string[]) => {
  const schedule = smallSchedule({}, [
    ['61', 0, 'Goods'],
    ['6109', 1, 'Articles'],
    ...texts.map((text, at) => [`6109.${10 + at}.00.00`, 2, text] as const),
  ]);
  return asksFor(schedule, schedule.children(1));
};

describe('the fact that separates rows', () => {
  it.each<[string, ...string[]]>([
    ['material', 'Of cotton', 'Of wool'],
    ['material', 'Of cotton', 'Other'],
    ['material', 'Shirts of cotton', 'Shirts of wool'],
    ['gender', "Men's", "Women's"],
    ['gender', "Men's", 'Other'],
    ['state', 'Fresh', 'Frozen'],
  ])('is %s', (fact, ...rows) => expect(asked(...rows)).toBe(fact));

  it.each([
    ['a material with a share', 'Of cotton, containing 85 percent or more by weight of cotton', 'Other'],
    ['a kind, which is no material', 'Of a kind used in aircraft', 'Other'],
    ['goods of several materials', 'Shirts of cotton', 'Trousers of wool'],
    ['goods for babies, which may be of food', 'For babies', 'Other'],
    ['a purpose of one row', 'Fresh (for use in pet food)', 'Frozen'],
  ])('is another one for %s', (_what, ...rows) => expect(asked(...rows)).toBe('feature'));
});
