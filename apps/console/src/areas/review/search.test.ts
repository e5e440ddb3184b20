import { describe, expect, it } from '@jest/globals';
import { readSearch, toQuery } from './search.ts';

const ID = '0123456789abcdef'.repeat(2);

describe('the address of the queue', () => {
  it('takes everything valid, and nothing else', () => {
    const search = { q: 'áo', status: 'needs_info', market: 'VN', sort: 'oldest', item: ID };
    expect(readSearch({ ...search, page: 3 })).toEqual(search);
  });

  it("takes figures as text, and cuts them to the interface's limit", () => {
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
  ])('leaves out %s=%j', (field, value) => expect(readSearch({ [field]: value })).toEqual({}));
});

describe('the question to the queue', () => {
  it('begins with the highest risk by default', () => {
    expect(toQuery({})).toMatchObject({ sort: 'risk' });
    expect(toQuery({ sort: 'newest' })).toMatchObject({ sort: 'newest' });
  });

  it('filters by what the address says, and by nothing else', () => {
    expect(toQuery({ q: 'tea', status: 'error', market: 'EU' })).toMatchObject({
      q: 'tea',
      status: ['error'],
      market: 'EU',
    });
    expect(Object.keys(toQuery({})).toSorted()).toEqual(['page_size', 'sort']);
  });

  it('does not ask for the open lookup, which is fetched by itself', () => {
    expect(JSON.stringify(toQuery({ item: ID }))).not.toContain(ID);
  });
});
