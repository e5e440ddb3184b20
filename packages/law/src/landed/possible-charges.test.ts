import { describe, expect, it } from '@jest/globals';
import { dutyRequest } from '../../test/duty-request.ts';
import type { Market } from '@svc/tariff/market';
import { possibleCharges } from './possible-charges.ts';

const keys = (market: Market, code: string, date = '2026-08-01') =>
  possibleCharges({
    duty: dutyRequest(market, { code, date }),
    price: null,
    incoterm: null,
    freight: null,
    insurance: null,
    mode: null,
    destination: null,
    entryType: 'formal',
    vatCase: null,
    specialConsumptionCase: null,
  }).map(({ key }) => key);

describe('charges that code and date do not settle', () => {
  it.each<[Market, string, string, readonly string[]]>([
    ['US', 'whiskey', '2208.30.60.20', ['federal_excise']],
    ['US', 'cigarettes', '2402.20.80.00', ['federal_excise']],
    ['US', 'motor fuel', '2710.12.15.14', ['federal_excise']],
    ['US', 'juice', '2009.12.25.00', []],
    ['US', 'salt', '2501.00.00.00', []],
    ['EU', 'wine', '2204 21 06', ['excise_duty', 'vat_reduced']],
    ['EU', 'cigarettes', '2402 20 90', ['excise_duty']],
    ['EU', 'coal', '2701 11 00', ['excise_duty']],
    ['EU', 'bread', '1905 90 30', ['vat_reduced']],
    ['EU', 'books', '4901 99 00', ['vat_reduced']],
    ['EU', 'medicines', '3004 90 00', ['vat_reduced']],
    ['EU', 'paper', '4802 56 20', []],
    ['EU', 'T-shirts', '6109 10 00', []],
    ['VN', 'whiskey', '2208.30.00', []],
    ['US', 'a line without a code', '', []],
  ])('%s %s (%s): %j', (market, _goods, code, expected) => expect(keys(market, code)).toEqual(expected));

  it('name the bounds of a later fiscal year after the last that is known, in the United States only', () => {
    expect(keys('US', '6109.10.00.12', '2026-09-30')).toEqual([]);
    expect(keys('US', '6109.10.00.12', '2026-10-01')).toEqual(['mpf_later_bounds']);
    expect(keys('US', '2208.30.60.20', '2026-10-01')).toEqual(['federal_excise', 'mpf_later_bounds']);
    expect(keys('EU', '6109 10 00', '2026-10-01')).toEqual([]);
  });
});
