import { describe, expect, it } from '@jest/globals';
import { readSearch, toQuery } from './search.ts';

describe('the address of the catalog', () => {
  it('takes everything valid, and nothing else', () => {
    const search = { q: 'áo thun', market: 'US', state: 'invalid', only: 'alerts' };
    expect(readSearch({ ...search, page: 3 })).toEqual(search);
  });

  it('takes figures as text: a code in the address is parsed as a number', () => {
    expect(readSearch({ q: 6109 })).toEqual({ q: '6109' });
  });

  it('cuts what is looked for to what the interface takes', () => {
    expect(readSearch({ q: 'x'.repeat(201) }).q).toHaveLength(200);
  });

  it.each([
    ['q', ''],
    ['q', null],
    ['q', ['x']],
    ['market', 'us'],
    ['state', 'removed'],
    ['only', 'all'],
    ['only', true],
  ])('leaves out %s=%j', (field, value) => expect(readSearch({ [field]: value })).toEqual({}));
});

describe('the filter of the catalog', () => {
  it('names each field as the interface does', () => {
    expect(toQuery({ q: 'tea', market: 'EU', state: 'expired', only: 'alerts' })).toEqual({
      q: 'tea',
      market: 'EU',
      code_status: 'expired',
      has_alert: true,
    });
  });

  it('asks for those without a code by saying that they have none', () => {
    expect(toQuery({ only: 'no_code' })).toEqual({ has_code: false });
  });

  it('filters nothing for an address that says nothing', () => expect(toQuery({})).toEqual({}));
});
