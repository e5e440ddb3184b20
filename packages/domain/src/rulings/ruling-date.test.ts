import { describe, expect, it } from '@jest/globals';
import { readRulingDate } from './ruling-date.ts';

describe('readRulingDate', () => {
  it.each([
    ['2026-06-10', '2026-06-10'],
    ['2026-06-10T00:00:00', '2026-06-10'],
    ['2026-06-10T23:59:59.5+07:00', '2026-06-10'],
    ['2026-06', '2026-06'],
    ['2023', '2023'],
    ['06 Sep 2023', '2023-09-06'],
    ['6 September 2023', '2023-09-06'],
  ])('reads %s', (text, date) => {
    expect(readRulingDate(text)).toBe(date);
  });

  it.each(['', '06/09/2023', '2026-13', '2026-02-30', '31 Feb 2023', '06 Foo 2023', 'recently'])(
    'refuses "%s"',
    (text) => {
      expect(readRulingDate(text)).toBeNull();
    },
  );
});
