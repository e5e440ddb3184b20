import { describe, expect, it } from '@jest/globals';
import { readSearch, toQuery } from './search.ts';

const ID = '0123456789abcdef'.repeat(2);

describe('the URL of the queue', () => {
  it('accepts every valid value and nothing else', () => {
    const search = { q: 'áo', status: 'needs_info', market: 'VN', sort: 'oldest', item: ID };
    expect(readSearch({ ...search, page: 3 })).toEqual(search);
  });

  it('treats digits as text, and cuts them to the limit of the API', () => {
    expect(readSearch({ q: 6109 })).toEqual({ q: '6109' });
    expect(readSearch({ q: 'x'.repeat(201) }).q).toHaveLength(200);
  });

  it.each([
    ['q', ''],
    ['q', true],
    ['status', 'proposed'],
    ['status', ['error']],
    ['market', 'vn'],
    ['sort', 'price'],
    ['item', ID.slice(1)],
    ['item', `${ID}0`],
    ['item', ID.toUpperCase()],
    ['item', `${ID.slice(1)}g`],
    ['item', '../admin'],
    ['item', `${ID}\n`],
  ])('omits %s=%j', (field, value) => expect(readSearch({ [field]: value })).toEqual({}));
});

describe('the query of the queue', () => {
  it('starts with the highest risk by default', () => {
    expect(toQuery({})).toMatchObject({ sort: 'risk' });
    expect(toQuery({ sort: 'newest' })).toMatchObject({ sort: 'newest' });
  });

  it('filters only by the values in the URL', () => {
    expect(toQuery({ q: 'tea', status: 'error', market: 'EU' })).toMatchObject({
      q: 'tea',
      status: ['error'],
      market: 'EU',
    });
    expect(Object.keys(toQuery({})).toSorted()).toEqual(['page_size', 'sort']);
  });

  it('omits the open lookup, which is fetched separately', () => {
    expect(JSON.stringify(toQuery({ item: ID }))).not.toContain(ID);
  });
});
