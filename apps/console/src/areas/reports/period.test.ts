import { describe, expect, it } from '@jest/globals';
import { daysBefore, lastDays, periodQuery, readPeriod, reportedDays } from './period.ts';

describe('the period of a report', () => {
  it('has a start day, an end day or both', () => {
    const both = { from: '2024-02-29', to: '2026-12-31' };
    expect(readPeriod({ ...both, page: 1 })).toEqual(both);
    expect(readPeriod({ to: '2026-12-31' })).toEqual({ to: '2026-12-31' });
    expect(readPeriod({})).toEqual({});
  });

  it.each([
    '2026',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026/01/01',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-01-00',
    '２０２６-01-01',
    '',
    null,
    20260101,
  ])('ignores %j, which is not a day', (day) => expect(readPeriod({ from: day, to: day })).toEqual({}));

  it('is sent under the names of the API', () => {
    expect(periodQuery({ from: '2026-01-01', to: '2026-01-31' })).toEqual({
      date_from: '2026-01-01',
      date_to: '2026-01-31',
    });
    expect(periodQuery({ to: '2026-01-31' })).toEqual({ date_to: '2026-01-31' });
    expect(periodQuery({})).toEqual({});
  });
});

describe('the days of a report', () => {
  const NOW = new Date('2026-03-01T23:30:00Z');

  it('end today, in UTC', () => {
    expect(lastDays(7, NOW)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  });

  it.each([
    [{}, { from: '2026-01-31', to: '2026-03-01' }],
    [{ to: '2026-01-31' }, { from: '2026-01-02', to: '2026-01-31' }],
    [{ from: '2026-02-20' }, { from: '2026-02-20', to: '2026-03-01' }],
    [{ from: '2026-05-01' }, { from: '2026-05-01', to: '2026-05-01' }],
  ])('are 30 if %j leaves an end open', (period, days) => {
    expect(reportedDays(period, NOW)).toEqual(days);
  });

  it('are compared with an equal previous period', () => {
    expect(daysBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
      from: '2026-02-22',
      to: '2026-02-28',
    });
  });
});
