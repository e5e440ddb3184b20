import { MARKETS } from '@svc/tariff/market';
import { describe, expect, it } from '@jest/globals';
import { goldenFaults } from './golden-faults.ts';
import { shippedLaw } from './law-book.ts';

describe.each(MARKETS)('worked examples of %s', (market) => {
  it('match to the cent', () => {
    const law = shippedLaw(market);
    const faults = law.pack.golden.map((each) => [each.id, ...goldenFaults(each, law)]);

    expect(faults.filter((each) => each.length > 1)).toEqual([]);
  });
});
