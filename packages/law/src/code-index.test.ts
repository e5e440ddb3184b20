import { describe, expect, it } from '@jest/globals';
import { codeIndex } from './code-index.ts';

const index = codeIndex([
  ['84', 'chapter'],
  ['8415', 'heading'],
  ['84159080', 'line'],
  ['8415908025', 'first part'],
  ['8415908045', 'second part'],
  ['84159080', 'the same line'],
]);

describe('an index of codes', () => {
  it.each([
    ['8415908045', ['second part', 'line', 'the same line', 'heading', 'chapter']],
    ['8415908085', ['line', 'the same line', 'heading', 'chapter']],
    ['84159080', ['line', 'the same line', 'heading', 'chapter']],
    ['8415', ['heading', 'chapter']],
    ['84', ['chapter']],
    ['841', ['chapter']],
    ['85', []],
  ])('finds each row that covers %s once, longest code first', (digits, rows) =>
    expect(index.covering(digits)).toEqual(rows),
  );

  it.each([
    ['84159080', ['first part', 'second part']],
    ['84159081', []],
    ['8415908025', []],
    ['841590', []],
  ])('finds the rows of parts of line %s', (digits, rows) => expect(index.within(digits)).toEqual(rows));
});
