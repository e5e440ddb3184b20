import { describe, expect, it, jest } from '@jest/globals';
import { memoizeWeak } from './memoize-weak.ts';

describe('keptFor', () => {
  it('computes a value once for each key object, not for equal ones', () => {
    const read = jest.fn((key: { readonly name: string }, times: number) => [key.name.repeat(times)]);
    const kept = memoizeWeak(read);
    const [one, other] = [{ name: 'a' }, { name: 'a' }];
    expect(kept(one, 2)).toEqual(['aa']);
    expect(kept(one, 2)).toBe(kept(one, 2));
    expect(kept(other, 2)).not.toBe(kept(one, 2));
    expect(read).toHaveBeenCalledTimes(2);
  });
});
