import { describe, expect, it } from '@jest/globals';
import { buffersOf } from './buffers-of.ts';

describe('buffersOf', () => {
  it('lists the memory of each typed array once, at any depth', () => {
    const shared = new Uint8Array(8);
    const [one, two] = [new Uint32Array(2), new Float32Array(3)];
    const tree = { one, in: { two, shared, text: 'x', none: null, count: 3 }, again: shared.subarray(2) };
    const wanted = [one.buffer, two.buffer, shared.buffer];

    expect(buffersOf(tree).map((buffer) => wanted.indexOf(buffer))).toEqual([0, 1, 2]);
  });

  it('is empty without typed arrays', () => {
    expect(buffersOf({ terms: ['a'], deep: { none: null } })).toEqual([]);
  });
});
