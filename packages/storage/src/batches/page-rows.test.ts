import { expect, it } from '@jest/globals';
import { nextPageRows } from './page-rows.ts';

const page = (rows: number, chars: number) =>
  Array.from({ length: rows }, () => ({ cells: ['x'.repeat(chars / 2), 'y'.repeat(chars / 2)] }));

it.each([
  ['ordinary rows: many', page(40, 200), 500],
  ['long rows: a megabyte of them', page(40, 10_000), 100],
  ['the longest rows: few', page(10, 100_000), 10],
  ['rows beyond any bound: one', page(1, 4_000_000), 1],
  ['rows without text', page(5, 0), 500],
  ['no row', [], 500],
])('nextPageRows %s', (_what, rows, expected) => {
  expect(nextPageRows(rows)).toBe(expected);
});
