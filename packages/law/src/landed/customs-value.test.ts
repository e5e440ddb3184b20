import { describe, expect, it } from '@jest/globals';
import { Decimal } from '@svc/tariff/rates/decimal';
import { customsValue } from './customs-value.ts';

describe('customsValue', () => {
  const facts = { price: new Decimal(100), incoterm: null, freight: null, insurance: null };

  it('defaults to the price', () => {
    expect(customsValue('EU', facts).value?.toFixed()).toBe('100');
    expect(customsValue('US', facts).value?.toFixed()).toBe('100');
  });

  it('adds only insurance under CFR', () => {
    const value = customsValue('VN', {
      ...facts,
      incoterm: 'CFR',
      insurance: new Decimal(5),
      freight: new Decimal(20),
    });

    expect([value.value?.toFixed(), value.goods?.toFixed()]).toEqual(['105', '80']);
  });
});
