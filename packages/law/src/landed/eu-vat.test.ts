import { describe, expect, it } from '@jest/globals';
import { EU_MEMBERS } from '../duty/countries.ts';
import { Decimal } from '@svc/tariff/rates/decimal';
import { vatLine, vatOn, vatRate } from './eu-vat.ts';

describe('the standard rate of a member state', () => {
  // Rates that were lowered for a time in 2020 and 2021, and rises since.
  it.each([
    ['DE', '2020-06-30', '19'],
    ['DE', '2020-07-01', '16'],
    ['DE', '2021-01-01', '19'],
    ['IE', '2020-08-31', '23'],
    ['IE', '2020-09-01', '21'],
    ['IE', '2021-02-28', '21'],
    ['IE', '2021-03-01', '23'],
    ['LU', '2022-12-31', '17'],
    ['LU', '2023-01-01', '16'],
    ['LU', '2024-01-01', '17'],
    ['EE', '2023-12-31', '20'],
    ['EE', '2024-01-01', '22'],
    ['FI', '2024-08-31', '24'],
    ['RO', '2025-07-31', '19'],
    ['SK', '2024-12-31', '20'],
    ['AT', '2026-11-22', '20'],
    ['DK', '2026-11-22', '25'],
    ['LU', '2026-11-22', '17'],
    ['MT', '2026-11-22', '18'],
    ['SE', '2026-11-22', '25'],
  ])('%s on %s is %s %%', (member, date, pct) => expect(vatRate(member, date)).toBe(pct));

  it('is known for every member, between 15 and 27 %', () => {
    const rates = EU_MEMBERS.map((member) => Number(vatRate(member, '2026-11-22')));

    expect(rates).toHaveLength(27);
    expect(rates.filter((rate) => !(rate >= 15 && rate <= 27))).toEqual([]);
  });

  it.each(['', 'de', 'EL', 'GB', 'CH', 'EU', 'constructor', '__proto__'])(
    'is not known for "%s"',
    (member) => {
      expect(vatRate(member, '2026-11-22')).toBeNull();
    },
  );

  it('is not known before the first rate', () => expect(vatRate('CY', '2014-01-12')).toBeNull());
});

describe('value added tax', () => {
  it.each([
    ['1243.20', '19', '236.21'],
    ['0.10', '25', '0.03'],
    ['0.01', '19', '0.00'],
    ['0', '27', '0.00'],
    ['199.99', '25.5', '51.00'],
    ['99999999999.99', '21', '21000000000.00'],
  ])('on %s at %s %% is %s, halves up', (base, pct, expected) => {
    expect(vatOn(new Decimal(base), pct).toFixed(2)).toBe(expected);
  });

  it('has a rate and no amount while its base is not known', () => {
    expect(vatLine('FR', '2026-11-22', null)).toMatchObject({ rate: '20%', amount: null, group: 'taxes' });
  });

  it.each([null, 'GB'])('has neither for the destination %s', (destination) => {
    expect(vatLine(destination, '2026-11-22', new Decimal(100))).toMatchObject({ rate: null, amount: null });
  });
});
