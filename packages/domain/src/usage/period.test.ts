import { describe, expect, it } from '@jest/globals';
import { boundsOf, daysOf, eachDay, previousPeriod, readPeriod } from './period.ts';

const NOW = new Date('2026-03-01T00:30:00Z');

describe('readPeriod', () => {
  it('defaults to the last 30 days, including today', () => {
    expect(readPeriod(undefined, undefined, NOW)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  });
  it('reaches 30 days back from a given end', () => {
    expect(readPeriod(undefined, '2026-02-28', NOW)).toEqual({ from: '2026-01-30', to: '2026-02-28' });
  });
  it('uses both given ends', () => {
    expect(readPeriod('2026-02-01', '2026-02-28', NOW)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});

describe('a period', () => {
  it('includes both ends, also across a leap day', () => {
    expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toBe(3);
    expect(eachDay({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
  it('follows a period of equal length that ends the day before', () => {
    expect(previousPeriod({ from: '2026-02-01', to: '2026-02-28' })).toEqual({
      from: '2026-01-04',
      to: '2026-01-31',
    });
  });
  it('ends at the start of the next day', () => {
    expect(boundsOf({ from: '2026-12-31', to: '2026-12-31' })).toEqual({
      start: new Date('2026-12-31T00:00:00Z'),
      end: new Date('2027-01-01T00:00:00Z'),
    });
  });
});
