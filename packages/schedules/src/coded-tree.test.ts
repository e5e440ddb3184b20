import { describe, expect, it } from '@jest/globals';
import { CODED_SCHEDULE } from '../test/coded-schedule.ts';
import { codeAbove, codedAncestors, codedChildren } from './coded-tree.ts';

const { index } = CODED_SCHEDULE;

describe('a tree of coded lines', () => {
  it('skips grouping rows on the way down, in schedule order', () => {
    expect(codedChildren(index, 2).map(({ code }) => code)).toEqual([
      '6109.10.00.12',
      '6109.10.00.14',
      '6109.10.00.40',
      '6109.10.00.45',
      '6109.10.00.65',
    ]);
  });

  it('stops at the nearest line with a code', () => {
    expect(codedChildren(index, 0).map(({ code }) => code)).toEqual(['6109', '6110']);
    expect(codedChildren(index, 1).map(({ code }) => code)).toEqual(['6109.10.00', '6109.90.10']);
    expect(codedChildren(index, 5)).toEqual([]);
  });

  it('skips grouping rows on the way up', () => {
    expect(codeAbove(index, index.line(5))).toBe('6109.10.00');
    expect(codeAbove(index, index.line(3))).toBe('6109.10.00');
    expect(codeAbove(index, index.line(1))).toBe('61');
    expect(codeAbove(index, index.line(0))).toBeNull();
  });

  it('lists the ancestors with codes from the chapter down', () => {
    expect(codedAncestors(index, 5).map(({ code }) => code)).toEqual(['61', '6109', '6109.10.00']);
    expect(codedAncestors(index, 0)).toEqual([]);
  });
});
