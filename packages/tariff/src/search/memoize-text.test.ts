import { expect, it } from '@jest/globals';
import { memoizeText } from './memoize-text.ts';

it('reads a known text once, and forgets all at half a million characters', () => {
  const read: string[] = [];
  const lengthOf = memoizeText((text) => {
    read.push(text.slice(0, 5));
    return text.length;
  });
  const long = 'long '.repeat(80_000);
  expect(['short', 'short', long, 'short', long].map(lengthOf)).toEqual([5, 5, 400_000, 5, 400_000]);
  expect(read).toEqual(['short', 'long ']);
  lengthOf(`${long}other`);
  lengthOf('short');
  expect(read).toEqual(['short', 'long ', 'long ', 'short']);
});
