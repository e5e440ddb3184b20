import { describe, expect, it } from '@jest/globals';
import type { StatedRate } from '@svc/law/duty/estimate';
import { pct, per } from '@svc/testkit/rate-parts';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { Rate } from '@svc/tariff/rates/rate';
import { exactPct, moneyText, pctNumber } from '@svc/classifier/stages/explain/measure-entry';
import { statedRate } from './stated-rate.ts';

const decimal = (text: string) => new Decimal(text);

function stated(rate: StatedRate['rate'], changes: Partial<StatedRate> = {}): StatedRate {
  const pct = { low: decimal('0'), high: null };
  return { text: null, rate, pct, amount: null, missing: [], isAvailable: true, ...changes };
}

describe('percentages', () => {
  it.each([
    ['16.5', 16.5],
    ['0', 0],
    ['-3.5', -3.5],
    ['8.1234564', 8.123456],
    // Halves go up.
    ['8.1234565', 8.123457],
    ['0.1', 0.1],
  ])('%s is a JSON number with at most six decimals', (text, number) => {
    expect(pctNumber(decimal(text))).toBe(number);
  });

  it('remain valid JSON numbers, however huge the rate of a tiny value', () => {
    expect(pctNumber(decimal('1e400'))).toBe(1e15);
  });

  it.each([
    ['5', '5', 5],
    ['5.10', '5.1', 5.1],
    ['5', '6', null],
    ['5', null, null],
  ])('of a range from %s to %j are exact only if both ends are equal', (low, high, pct) => {
    expect(exactPct({ low: decimal(low), high: high === null ? null : decimal(high) })).toBe(pct);
  });
});

describe('money', () => {
  it.each([
    ['0', '0.00'],
    ['1.5', '1.50'],
    ['2.675', '2.68'],
    ['-0.005', '-0.01'],
    ['12345678901234567890.129', '12345678901234567890.13'],
    ['1e21', '1000000000000000000000.00'],
  ])('%s is text with two decimals, without lost digits or an exponent', (amount, text) => {
    expect(moneyText(decimal(amount))).toBe(text);
  });

  it('is null if unknown, not zero', () => {
    expect(moneyText(null)).toBeNull();
  });
});

describe('statedRate', () => {
  it('is null if the schedule has no rate', () => {
    expect(statedRate(stated(null), 'US')).toBeNull();
  });

  it('has the schedule’s text, or a generated one', () => {
    expect(statedRate(stated(pct('5'), { text: ' 5% 1/' }), 'US')?.rate_text).toBe(' 5% 1/');
    expect(statedRate(stated(pct('5')), 'US')?.rate_text).toBe('5%');
    // Vietnam's schedule writes rates without the sign.
    expect(statedRate(stated(pct('5')), 'VN')?.rate_text).toBe('5');
  });

  it('returns an unread text unchanged, without parts', () => {
    expect(statedRate(stated({ kind: 'unread', text: 'see note 3', at: 'see' }), 'US')).toEqual({
      rate_text: 'see note 3',
      kind: 'unparsed',
      components: [],
      min: null,
      max: null,
      amount: null,
    });
  });

  it('applies to the customs value unless the schedule names another', () => {
    const parts = (basis: 'case_value' | null) =>
      statedRate(stated({ kind: 'ad_valorem', pct: '6.25', basis }), 'US')?.components;
    const shared = { type: 'ad_valorem', value: '6.25', currency: null, per: null, unit: '%' };
    expect(parts(null)).toEqual([{ ...shared, basis: 'customs_value' }]);
    expect(parts('case_value')).toEqual([{ ...shared, basis: 'case_value' }]);
  });

  it('has the digits of an amount per quantity as text', () => {
    expect(statedRate(stated(per('0.3700', 'kg')), 'US')?.components).toEqual([
      { type: 'specific', value: '0.3700', currency: 'USD', per: '1', unit: 'kg', basis: 'quantity' },
    ]);
  });

  it('has the measured quantity, its unit and its multiplier', () => {
    const rate = per('0.176', 'kg', { currency: 'EUR', unit: 'hl', times: 'alcohol_pct' });
    expect(statedRate(stated(rate), 'EU')?.components[0]).toMatchObject({
      unit: 'hl',
      basis: 'quantity × alcohol_pct',
    });
    const jewels = per('0.20', 'kg', { unit: 'no', basis: 'jewels' });
    expect(statedRate(stated(jewels), 'US')?.components[0]).toMatchObject({ unit: 'jewel', basis: 'jewels' });
  });

  it('lists the parts of a sum in order', () => {
    const sum: Rate = { kind: 'sum', parts: [pct('4'), per('0.015', 'kg')] };
    const { kind, components } = statedRate(stated(sum), 'US') ?? {};
    expect(kind).toBe('compound');
    expect(components?.map(({ type, value }) => [type, value])).toEqual([
      ['ad_valorem', '4'],
      ['specific', '0.015'],
    ]);
  });

  it('has floor and ceiling next to the rate, not among its parts', () => {
    const bounds = [
      { type: 'min', rate: per('1.6', 'kg', { currency: 'EUR', per: '100' }) },
      { type: 'max', rate: pct('9') },
    ] as const;
    const read = statedRate(stated({ kind: 'bounded', rate: pct('6'), bounds }), 'EU');
    expect(read).toMatchObject({ kind: 'alternative', max: '9%' });
    expect(read?.min).toContain('1.6');
    expect(read?.components).toHaveLength(1);
  });

  it('has an amount only if it can be calculated', () => {
    expect(statedRate(stated(pct('5'), { amount: decimal('12.5') }), 'US')?.amount).toBe('12.50');
    expect(statedRate(stated(pct('5')), 'US')?.amount).toBeNull();
  });
});
