import { describe, expect, it } from '@jest/globals';
import { eur, pct, sum } from '@svc/testkit/rate-parts';
import { parseEuRate } from './parse-eu-rate.ts';

describe('parseEuRate', () => {
  it.each<[string, object]>([
    ['0.00%', pct('0')],
    ['12,8 %', pct('12.8')],
    ['12', pct('12')],
    ['16.5 % of retail price', pct('16.5', 'retail_value')],
    ['176.80 EUR/100 kg', eur('176.8', 'kg', { per: '100' })],
    ['176,80 € / 100 kg', eur('176.8', 'kg', { per: '100' })],
    ['1,024.00 EUR / tonne', eur('1024', 't')],
    ['12,345,678.90 EUR / t', eur('12345678.9', 't')],
    ['13/DTN', eur('13', 'kg', { per: '100' })],
    ['2.80 EUR / m2', eur('2.8', 'm2')],
    ['0.50 EUR / 1,000 items', eur('0.5', 'no', { per: '1000' })],
    ['9.30 EUR / 100 kg / net', eur('9.3', 'kg', { per: '100' })],
    ['22 EUR / 100 kg G', eur('22', 'kg', { per: '100', basis: 'gross_weight_kg' })],
    ['22 EUR / 100 kg E', eur('22', 'kg', { per: '100', basis: 'drained_weight_kg' })],
    ['0.90 EUR / % vol / hl', eur('0.9', 'hl', { times: 'alcohol_pct' })],
    ['0.30 / 100 kg / % sacchar.', eur('0.3', 'kg', { per: '100', times: 'sucrose_pct' })],
    ['EA', { kind: 'agricultural', component: 'EA' }],
    ['entry price', { kind: 'entry_price' }],
    ['9% + 5 EUR / 100 kg', sum(pct('9'), eur('5', 'kg', { per: '100' }))],
    ['9% - 2%', sum(pct('9'), pct('-2'))],
    ['15/DTN \u2212 7/DTN', sum(eur('15', 'kg', { per: '100' }), eur('-7', 'kg', { per: '100' }))],
    ['9%  +  EA', sum(pct('9'), { kind: 'agricultural', component: 'EA' })],
  ])('reads %s', (text, rate) => expect(parseEuRate(text)).toEqual(rate));

  it('preserves the order of limits, and brackets around a limit', () => {
    expect(parseEuRate('13.8 % MIN 13/DTN MAX (15/DTN \u2212 7/DTN)')).toMatchObject({
      kind: 'bounded',
      rate: pct('13.8'),
      bounds: [{ type: 'min' }, { type: 'max', rate: { kind: 'sum' } }],
    });
    expect(parseEuRate('5% MAX 3% MIN 1%')).toMatchObject({ bounds: [{ type: 'max' }, { type: 'min' }] });
  });

  it('reads limits within a season', () => {
    expect(parseEuRate('8.80% MIN 2.10 EUR / 100 kg (01 JAN-31 MAY), 10% (01 JUN-31 DEC)')).toMatchObject({
      kind: 'seasonal',
      periods: [{ rate: { kind: 'bounded' } }, { rate: pct('10') }],
    });
    expect(parseEuRate('3.2% (01 JUN-15 OCT), Entry Price')).toMatchObject({
      kind: 'seasonal',
      periods: [{ rate: pct('3.2') }, { rate: { kind: 'entry_price' }, spans: [] }],
    });
  });

  it.each([
    '',
    '%',
    'EUR',
    '5 USD / kg',
    '5% +',
    '5% MIN',
    'MIN 5%',
    '5% MIN MAX 7%',
    '5% min 3%',
    '5 EUR / stone',
    '5 EUR / 100 kg / of something',
    '9% \u2212 EA',
    'EA / 100 kg',
    '5 of retail price',
    '１２%',
    '5% (00 FOO-01 BAR)',
  ])('leaves "%s" unread as a whole', (text) => {
    expect(parseEuRate(text)).toEqual({ kind: 'unread', text, at: text });
  });
});
