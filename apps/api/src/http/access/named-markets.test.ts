import { describe, expect, it } from '@jest/globals';
import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../schema/collection.ts';
import { optional } from '../schema/presence.ts';
import { oneOf, text } from '../schema/text.ts';
import { namedMarkets, takesMarket } from './named-markets.ts';

const LIST = { field: 'items', maxEntries: 9, entryFields: ['sku', 'market'] } as const;

const named = (
  operation: Parameters<typeof namedMarkets>[0],
  request: { readonly query?: unknown; readonly body?: unknown },
) => [...namedMarkets(operation, { query: request.query ?? {}, body: request.body ?? {} })].toSorted();

describe('namedMarkets', () => {
  it('come from the query and the body', () => {
    expect(named({}, { query: { market: 'EU' } })).toEqual(['EU']);
    expect(named({}, { query: { market: 'EU' }, body: { market: 'VN' } })).toEqual(['EU', 'VN']);
  });

  it.each(['us', 'US ', '', 'CN', 5, null, ['US'], { market: 'US' }])(
    'ignore %j, which field validation rejects',
    (market) => {
      expect(named({}, { body: { market } })).toEqual([]);
    },
  );

  it('default to the operation’s market', () => {
    expect(named({ defaultMarket: 'US' }, {})).toEqual(['US']);
    expect(named({ defaultMarket: 'US' }, { body: { market: 'EU' } })).toEqual(['EU']);
    expect(named({ defaultMarket: 'US' }, { query: { market: 'EU' } })).toEqual(['EU']);
    // Invalid names are not left out.
    expect(named({ defaultMarket: 'US' }, { body: { market: null } })).toEqual([]);
  });

  it('of a list come from all its entries, with the default for those without one', () => {
    const body = { items: [{ market: 'VN' }, { market: 'EU' }, { market: 'VN' }] };
    expect(named({ bodyList: LIST, defaultMarket: 'US' }, { body })).toEqual(['EU', 'VN']);
    const more = { items: [...body.items, { sku: 'a' }] };
    expect(named({ bodyList: LIST, defaultMarket: 'US' }, { body: more })).toEqual(['EU', 'US', 'VN']);
  });

  it.each([[null], ['text'], [5], [undefined], [{ items: 'none' }], [{ items: [null, 'x', 7] }]])(
    'do not fail for the body %j before field validation rejects it',
    (body) => {
      expect(named({ bodyList: LIST }, { body })).toEqual([]);
    },
  );

  it('are empty for administrators of the schedules', () => {
    expect(named({ sessionRole: 'admin', defaultMarket: 'US' }, { body: { market: 'EU' } })).toEqual([]);
  });
});

describe('takesMarket', () => {
  const market = optional(oneOf(MARKETS));
  const has = (inputs: Parameters<typeof takesMarket>[0]['inputs'], list = false) =>
    takesMarket({ inputs, ...(list ? { bodyList: LIST } : {}) });

  it('is true if the query, the body or a list entry has the field', () => {
    expect(has({ query: object({ market }) })).toBe(true);
    expect(has({ body: object({ market }) })).toBe(true);
    expect(has({ body: object({ items: array(object({ market }), { max: 9 }) }) }, true)).toBe(true);
  });

  it('is false if none has it', () => {
    expect(has({})).toBe(false);
    expect(has({ query: object({ q: text({ max: 9 }) }) })).toBe(false);
    // A list that is not the long one of the body has other entries.
    expect(has({ body: object({ items: array(object({ market }), { max: 9 }) }) })).toBe(false);
  });

  it('is false for administration, which has no plan limits', () => {
    expect(takesMarket({ inputs: { query: object({ market }) }, sessionRole: 'admin' })).toBe(false);
  });
});
