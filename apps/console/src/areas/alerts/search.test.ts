import { describe, expect, it } from '@jest/globals';
import { readSearch } from './search.ts';

describe('the URL of the alerts', () => {
  it('accepts every valid value and nothing else', () => {
    const search = { market: 'VN', kind: 'code_removed', seen: true, item: 7 };
    expect(readSearch({ ...search, other: 'x' })).toEqual(search);
  });

  it.each([
    ['market', 'vn'],
    ['market', 'UK'],
    ['kind', 'removed'],
    ['seen', false],
    ['seen', 'true'],
    ['seen', 1],
    ['item', 0],
    ['item', -1],
    ['item', 1.5],
    ['item', 'x'],
    ['item', 2 ** 53],
    ['item', Number.NaN],
    ['item', undefined],
    ['item', {}],
    ['item', true],
    ['item', [5]],
    ['item', ''],
  ])('drops only the invalid %s=%p', (field, value) => {
    expect(readSearch({ kind: 'code_changed', market: 'EU', [field]: value })).toEqual({
      ...(field === 'kind' ? {} : { kind: 'code_changed' }),
      ...(field === 'market' ? {} : { market: 'EU' }),
    });
  });

  it('also reads the id of an alert from text', () => {
    expect(readSearch({ item: '42' })).toEqual({ item: 42 });
  });
});
