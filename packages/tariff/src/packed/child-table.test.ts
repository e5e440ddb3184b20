import { describe, expect, it } from '@jest/globals';
import { ABOVE_ALL, childrenOf, childTable } from './child-table.ts';

const children = (parents: readonly number[], position: number) => [
  ...childrenOf(childTable(Int32Array.from(parents)), position),
];

describe('childTable', () => {
  // 0 and 4 are roots; 1 and 3 are children of 0, 2 of 1, 5 of 4.
  const TREE = [ABOVE_ALL, 0, 1, 0, ABOVE_ALL, 4];

  it.each([
    [ABOVE_ALL, [0, 4]],
    [0, [1, 3]],
    [1, [2]],
    [2, []],
    [3, []],
    [4, [5]],
    [5, []],
  ])('has the lines %j below %d, in schedule order', (position, expected) => {
    expect(children(TREE, position)).toEqual(expected);
  });

  it('can list a line under a later one', () => {
    expect(children([1, ABOVE_ALL], 1)).toEqual([0]);
    expect(children([1, ABOVE_ALL], 0)).toEqual([]);
  });

  it('has nothing below a missing line', () => {
    expect(children(TREE, 6)).toEqual([]);
    expect(children(TREE, 99)).toEqual([]);
    expect(children([], ABOVE_ALL)).toEqual([]);
  });

  it('has every line below exactly one other line', () => {
    const table = childTable(Int32Array.from(TREE));
    const all = [ABOVE_ALL, ...TREE.keys()].flatMap((position) => [...childrenOf(table, position)]);

    expect(all.toSorted((left, right) => left - right)).toEqual([...TREE.keys()]);
  });
});
