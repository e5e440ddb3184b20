import { describe, expect, it } from '@jest/globals';
import type { Market } from '../market.ts';
import { parseRate } from './parse-rate.ts';
import { hasSpecificPart, shapeOf } from './rate-shape.ts';

const shape = (market: Market, text: string) => shapeOf(parseRate(text, market));
const SUGAR =
  '4¢/kg less 0.02¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) ' +
  'but not less than 3¢/kg';

describe('shapeOf', () => {
  it.each<[Market, string, string, number]>([
    ['US', 'Free', 'free', 0],
    ['US', '6.8%', 'ad_valorem', 1],
    ['US', '2.4¢/kg', 'specific', 1],
    ['US', '2.4¢/kg + 5%', 'compound', 2],
    ['EU', '5% + 3 EUR / 100 kg MAX 7%', 'alternative', 2],
    ['EU', '15% (01 JAN-31 MAY), 0% (01 JUN-31 DEC)', 'alternative', 2],
    ['VN', '5/8/10', 'alternative', 3],
    ['VN', '30 (NHN: 80)', 'alternative', 2],
    ['VN', 'Q', 'alternative', 0],
    ['VN', '15; M: 18', 'alternative', 2],
    ['VN', '5%. Từ ngày 01/01/2027 áp dụng mức thuế suất 10%.', 'alternative', 2],
    ['US', SUGAR, 'formula', 1],
    ['US', 'See 9822.04.25', 'formula', 0],
    ['US', 'The duty provided in the applicable subheading + 25%', 'formula', 1],
    ['EU', '9% + EA', 'formula', 1],
    ['EU', 'Entry Price', 'formula', 0],
    ['VN', '*', 'formula', 0],
    ['US', '37% /', 'unparsed', 0],
  ])('%s "%s" is %s with %d parts', (market, text, kind, parts) => {
    expect([shape(market, text).kind, shape(market, text).components.length]).toEqual([kind, parts]);
  });

  it('is that of the rate itself if countries are excluded', () => {
    expect(shape('VN', '7.5 (-KH)')).toEqual(shape('VN', '7.5'));
  });

  it('has a floor and a ceiling separate from the parts', () => {
    const { components, min, max } = shape('EU', '0.50 EUR / item MIN 2.70% MAX 4.60%');

    expect(components).toMatchObject([{ kind: 'specific', value: '0.5' }]);
    expect([min, max]).toMatchObject([{ pct: '2.7' }, { pct: '4.6' }]);
  });

  it('has neither if the text has none', () => {
    expect(shape('US', '6.8%')).toMatchObject({ min: null, max: null });
    expect(shape('US', '37% /')).toEqual({ kind: 'unparsed', components: [], min: null, max: null });
  });

  it('returns a reduction as a separate part', () => {
    expect(shape('US', '10% minus 5%').components).toMatchObject([{ pct: '10' }, { pct: '-5' }]);
  });
});

it.each<[Market, string, boolean]>([
  ['US', '6.8%', false],
  ['US', '2.4¢/kg + 5%', true],
  ['US', SUGAR, true],
  ['EU', '8% MAX 2.80 EUR / m2', true],
  ['EU', '8% MIN 2.80 EUR / m2', true],
  ['EU', '8% MAX 9%', false],
  ['EU', '5% (01 JAN-31 MAY), 3 EUR / 100 kg (01 JUN-31 DEC)', true],
  ['VN', '5/8/10', false],
  ['US', '37% /', false],
  ['US', 'Free', false],
])('hasSpecificPart %s "%s": %s', (market, text, expected) => {
  expect(hasSpecificPart(parseRate(text, market))).toBe(expected);
});
