import { describe, expect, it } from '@jest/globals';
import { readBrowse, readCalculation, readCompare, readRulings } from './search.ts';

describe('tariff URLs', () => {
  it('keep valid values', () => {
    expect(readBrowse({ market: 'EU', code: 6109, version: 'sample-2026', q: ' tea ' })).toEqual({
      market: 'EU',
      code: '6109',
      version: 'sample-2026',
      q: 'tea',
    });
    expect(readCompare({ from: 'a', to: 'b', kind: 'split', open: '7' })).toEqual({
      from: 'a',
      to: 'b',
      kind: 'split',
      open: 7,
    });
    expect(readRulings({ ruling: 'N301234', page: 2 })).toEqual({ ruling: 'N301234', page: 2 });
    expect(readCalculation({ customs_value: 1000, within_quota: true })).toEqual({
      customs_value: '1000',
      within_quota: 'true',
    });
  });

  it('ignore invalid values', () => {
    expect(readBrowse({ market: 'XX', code: {}, q: '' })).toEqual({});
    expect(readCompare({ kind: 'lost', open: 'x' })).toEqual({});
    expect(readRulings({ page: -1 })).toEqual({});
    expect(readCalculation({ __proto__x: '1', 'a b': 'x', list: ['x'] })).toEqual({});
  });
});
