import { describe, expect, it } from '@jest/globals';
import { dutyRequest } from '../../test/duty-request.ts';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { LandedCostRequest } from './landed-cost.ts';
import { harborFee, processingFee, usFees } from './us-fees.ts';

const fee = (value: number | string, date: string) => processingFee(new Decimal(value), date).toFixed(2);

function request(more: Partial<LandedCostRequest> = {}, date = '2026-06-01'): LandedCostRequest {
  return {
    duty: dutyRequest('US', { code: '6109.10.00.12', rate: '16.5%', origin: 'KR', date }),
    price: null,
    incoterm: null,
    freight: null,
    insurance: null,
    mode: 'air',
    destination: null,
    entryType: 'formal',
    vatCase: null,
    specialConsumptionCase: null,
    ...more,
  };
}

const lines = (each: LandedCostRequest, value: number | null, claimed: string | null = null) =>
  usFees(each, value === null ? null : new Decimal(value), claimed).lines.map(({ key, amount }) => [
    key,
    amount?.toFixed(2) ?? null,
  ]);

describe('the merchandise processing fee', () => {
  // Least and most of each fiscal year: 82 FR 32661, 83 FR 37507, 84 FR 37902, 85 FR 45646, 86 FR 40864, 87 FR 45354,
  // 88 FR 48900, 89 FR 60642, 90 FR 34665.
  it.each([
    ['2017-12-31', '25.00', '485.00'],
    ['2018-01-01', '25.67', '497.99'],
    ['2018-09-30', '25.67', '497.99'],
    ['2018-10-01', '26.22', '508.70'],
    ['2019-10-01', '26.79', '519.76'],
    ['2020-10-01', '27.23', '528.33'],
    ['2021-10-01', '27.75', '538.40'],
    ['2022-10-01', '29.66', '575.35'],
    ['2023-09-30', '29.66', '575.35'],
    ['2023-10-01', '31.67', '614.35'],
    ['2024-10-01', '32.71', '634.62'],
    ['2025-09-30', '32.71', '634.62'],
    ['2025-10-01', '33.58', '651.50'],
    ['2026-09-30', '33.58', '651.50'],
  ])('of an entry on %s lies between %s and %s', (date, min, max) => {
    expect([fee(0, date), fee(100, date), fee(10_000_000, date)]).toEqual([min, min, max]);
  });

  // 33.58 ÷ 0.003464 = 9,693.99…; 651.50 ÷ 0.003464 = 188,077.36….
  it.each([
    ['9693.99', '33.58'],
    ['9695.45', '33.59'],
    ['10000', '34.64'],
    ['100000', '346.40'],
    ['188077.35', '651.50'],
    ['188077.37', '651.50'],
    ['188075', '651.49'],
    ['123456.78', '427.65'],
  ])('of %s is %s, rounded after its bounds', (value, expected) => {
    expect(fee(value, '2026-06-01')).toBe(expected);
  });

  it('takes the newest bounds for later years and the oldest for earlier ones', () => {
    expect(fee(1, '2030-01-01')).toBe('33.58');
    expect(fee(1, '1999-01-01')).toBe('25.00');
  });

  it('is not owed under a programme that frees from it, and owed under one that does not', () => {
    expect(lines(request(), 10_000, 'KR')).toEqual([]);
    expect(lines(request(), 10_000, 'S')).toEqual([]);
    expect(lines(request(), 10_000, 'JP')).toEqual([['mpf', '34.64']]);
    expect(lines(request(), 10_000, 'unknown')).toEqual([['mpf', '34.64']]);
    expect(lines(request(), 10_000)).toEqual([['mpf', '34.64']]);
  });

  it.each([
    ['2026-09-30', '2.69'],
    ['2025-10-01', '2.69'],
    ['2025-09-30', '2.62'],
    ['2024-09-30', '2.53'],
    ['2023-09-30', null],
  ])('of an informal entry on %s is a fixed %s, whatever the value', (date, expected) => {
    const informal = request({ entryType: 'informal' }, date);

    expect(lines(informal, 2500)).toEqual([['mpf', expected]]);
    expect(lines(informal, null)).toEqual([['mpf', expected]]);
  });

  it('is not known without a value, while its rate is told', () => {
    const [line] = usFees(request(), null, null).lines;

    expect(line).toMatchObject({ amount: null, rate: '0.3464% MIN $33.58 MAX $651.50' });
  });
});

describe('the harbor maintenance fee', () => {
  it.each([
    ['10000', '12.50'],
    ['0', '0.00'],
    ['3.99', '0.00'],
    ['4', '0.01'],
    ['1234.56', '1.54'],
    ['100000000', '125000.00'],
  ])('of %s is %s, without any bounds', (value, expected) => {
    expect(harborFee(new Decimal(value)).toFixed(2)).toBe(expected);
  });

  it.each(['air', 'road', 'rail', 'post'] as const)('is not owed by %s', (mode) => {
    expect(usFees(request({ mode }), new Decimal(10_000), 'KR')).toEqual({ lines: [], missing: [] });
  });

  it('is owed by sea, also by goods that are free of the processing fee', () => {
    expect(lines(request({ mode: 'ocean' }), 10_000, 'KR')).toEqual([['hmf', '12.50']]);
    expect(lines(request({ mode: 'ocean', entryType: 'informal' }), 800)).toEqual([
      ['mpf', '2.69'],
      ['hmf', '1.00'],
    ]);
  });

  it('has no amount while the mode is not known, and asks for it', () => {
    const { missing } = usFees(request({ mode: null }), new Decimal(10_000), null);

    expect(missing).toEqual([{ field: 'mode', unit: null, why: 'mode' }]);
    expect(lines(request({ mode: null }), 10_000)).toEqual([
      ['mpf', '34.64'],
      ['hmf', null],
    ]);
  });
});
