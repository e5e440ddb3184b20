import { describe, expect, it } from '@jest/globals';
import { readSearch, toQuery } from './search.ts';

describe('the URL of the catalog', () => {
  it('accepts every valid value and nothing else', () => {
    const search = { q: 'áo thun', market: 'US', state: 'invalid' };
    expect(readSearch({ ...search, page: 3 })).toEqual(search);
  });

  it('treats digits as text, as a code in the URL is parsed as a number', () => {
    expect(readSearch({ q: 6109 })).toEqual({ q: '6109' });
  });

  it('cuts the search text to the limit of the API', () => {
    expect(readSearch({ q: 'x'.repeat(201) }).q).toHaveLength(200);
  });

  it.each([
    ['q', ''],
    ['q', null],
    ['q', ['x']],
    ['market', 'us'],
    ['state', 'removed'],
    ['state', 'unknown'],
  ])('omits %s=%j', (field, value) => expect(readSearch({ [field]: value })).toEqual({}));
});

describe('the filter of the catalog', () => {
  it('names each field like the API', () => {
    expect(toQuery({ q: 'tea', market: 'EU', state: 'expired' })).toEqual({
      q: 'tea',
      market: 'EU',
      code_status: 'expired',
    });
  });

  it.each([
    ['alerts', { has_alert: true }],
    ['no_code', { has_code: false }],
    ['unchecked', { has_code: true, code_status: 'unknown' }],
  ] as const)('selects %s by %j', (state, query) => expect(toQuery({ state })).toEqual(query));

  it('is empty for a URL without filters', () => expect(toQuery({})).toEqual({}));
});
