import { shippedLaw } from '@svc/law/law-book';
import { describe, expect, it } from '@jest/globals';
import { isDutyAvailable, dutyOf, dutyOnDay } from './duty.ts';
import { NO_RATES, type ScheduleLine } from '@svc/tariff/schedule/line';

const line = (facts: Partial<ScheduleLine>): ScheduleLine => ({
  position: 0,
  parent: null,
  code: '6109.10.00.12',
  codeDigits: '6109100012',
  level: 'statistical',
  indent: 2,
  isLeaf: true,
  description: 'T-shirts',
  fullDescription: 'T-shirts',
  ...NO_RATES,
  dutyRate: '16.5%',
  column2Rate: '90%',
  unit: 'doz.',
  ...facts,
});
const on = (origin: string, date = '2024-06-01') =>
  ({ law: shippedLaw('US'), origin, date, language: 'en' }) as const;

describe('the duty of a candidate', () => {
  // 16.5 % + 7.5 % of section 301 list 4A.
  it('includes the additional duty for the origin', () => {
    const duty = dutyOnDay(line({}), on('CN'));

    expect(duty).toMatchObject({
      available: true,
      effective_pct: 24,
      min_pct: 24,
      max_pct: 24,
      additional_pct: 7.5,
      rate_basis: 'general',
      definite: true,
      flags: [],
      prohibited: [],
      known_until: shippedLaw('US').pack.knownUntil,
    });
    expect(duty.additional).toMatchObject([
      { code: '9903.88.15', pct: 7.5, from: '2020-02-14', url: expect.stringMatching(/^https:/) },
    ]);
  });

  it('lists possible duties if the origin is unknown', () => {
    const duty = dutyOnDay(line({ additionalDuties: 'See 9903.88.15.' }), on(''));

    expect(duty).toMatchObject({ effective_pct: 16.5, additional_pct: 0, additional: [] });
    expect(duty.may_apply.map(({ code }) => code)).toEqual([null, '9903.88.15']);
  });

  it('has no maximum on a day after the known law, and says so', () => {
    const duty = dutyOnDay(line({}), on('CN', '2999-01-01'));

    expect(duty).toMatchObject({
      max_pct: null,
      effective_pct: null,
      definite: false,
      flags: ['duty_not_known_after'],
    });
  });

  it('uses column 2 for goods of Cuba', () => {
    expect(dutyOnDay(line({}), on('CU'))).toMatchObject({ rate_basis: 'column2', effective_pct: 90 });
  });

  it('has a range if a rate is compound', () => {
    expect(dutyOnDay(line({ dutyRate: '2.4¢/kg + 5%' }), on('NZ'))).toMatchObject({
      available: true,
      specific: true,
      effective_pct: null,
      min_pct: 5,
      max_pct: null,
    });
  });

  it.each(['See additional U.S. note 1', '37% /', null])('is unavailable if the rate is %s', (dutyRate) => {
    expect(isDutyAvailable(line({ dutyRate }), 'US')).toBe(false);
    expect(dutyOf(line({ dutyRate }), 'US')).toMatchObject({
      available: false,
      effective_pct: null,
      min_pct: null,
      max_pct: null,
      rate_text: dutyRate,
    });
  });

  it.each(['Free', '16.5%', '2.4¢/kg + 5%'])('is available if the rate is %s', (dutyRate) => {
    expect(isDutyAvailable(line({ dutyRate }), 'US')).toBe(true);
  });
});
