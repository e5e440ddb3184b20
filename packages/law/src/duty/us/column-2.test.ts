import { describe, expect, it } from '@jest/globals';
import { isColumn2 } from './column-2.ts';

describe('isColumn2', () => {
  // General note 3(b) of the HTS; Public Law 117-110 of 8 April 2022, in force the day after.
  it.each([
    ['RU', '2022-04-08', false],
    ['RU', '2022-04-09', true],
    ['BY', '2022-04-08', false],
    ['BY', '2022-04-09', true],
    ['CU', '1962-02-06', false],
    ['CU', '1962-02-07', true],
    ['CU', '2026-11-22', true],
    ['KP', '2026-11-22', true],
    ['CN', '2026-11-22', false],
    ['KR', '2026-11-22', false],
  ])('goods of %s on %s pay column 2: %s', (origin, date, expected) => {
    expect(isColumn2(origin, date)).toBe(expected);
  });

  it.each(['', 'ru', 'RUS', 'constructor', '__proto__', 'toString', 'ＲＵ'])(
    'is not deceived by "%s" in the place of a country',
    (origin) => expect(isColumn2(origin, '2026-11-22')).toBe(false),
  );
});
