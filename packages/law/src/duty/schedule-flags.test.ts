import { describe, expect, it } from '@jest/globals';
import { dutyRequest } from '../../test/duty-request.ts';
import { rateDate, scheduleFlags } from './schedule-flags.ts';

const flags = (date: string, effective: string | null, extra: object = {}) =>
  scheduleFlags(dutyRequest('EU', { code: '6109100010', date, extra: { ...extra } }), effective);

describe('schedule warnings', () => {
  it('are empty for a version in force without rate dates', () => {
    expect(flags('2026-03-12', '2026-03-12')).toEqual([]);
    expect(flags('2020-01-01', null)).toEqual([]);
  });

  it('include a version that came into force later', () => {
    expect(flags('2026-03-11', '2026-03-12')).toEqual(['schedule_not_of_date']);
  });

  it('include a rate that started later or ended before', () => {
    const season = { rate_from: '2026-07-01', rate_until: '2026-07-31' };

    expect(flags('2026-06-30', null, season)).toEqual(['rate_not_of_date']);
    expect(flags('2026-07-01', null, season)).toEqual([]);
    expect(flags('2026-07-31', null, season)).toEqual([]);
    expect(flags('2026-08-01', null, season)).toEqual(['rate_not_of_date']);
  });

  it('include a rate table of an earlier year', () => {
    expect(flags('2026-11-24', null, { rate_date: '2021-01-01' })).toEqual(['rate_of_other_year']);
    expect(flags('2021-12-31', null, { rate_date: '2021-01-01' })).toEqual([]);
  });

  it('ignore an invalid date', () => {
    expect(flags('2026-11-24', null, { rate_date: null, rate_from: 5, rate_until: '1/1/2020' })).toEqual([]);
    expect(rateDate(dutyRequest('EU', { code: '61', extra: { rate_date: '2021-01-01' } }).line)).toBe(
      '2021-01-01',
    );
  });
});
