import { describe, expect, it } from '@jest/globals';
import { createScheduleIndex } from '@svc/classifier/schedule-index';
import { openLines } from '@svc/tariff/packed/line-tree';
import { packLines } from '@svc/tariff/packed/packed-lines';
import type { LineLevel, ScheduleLine } from '@svc/tariff/schedule/line';
import { buildLineIndex } from '@svc/tariff/search/index/line-index';
import { codeAbove, codedAncestors, codedChildren } from './coded-tree.ts';

/** A line: its code (null for a grouping row), the place of the line above it, its level. */
type Row = readonly [code: string | null, parent: number | null, level: LineLevel, isLeaf?: boolean];

const ROWS: readonly Row[] = [
  ['61', null, 'chapter'],
  ['6109', 0, 'heading'],
  ['6109.10.00', 1, 'subheading'],
  [null, 2, 'group'],
  [null, 3, 'group'],
  ['6109.10.00.12', 4, 'statistical', true],
  ['6109.10.00.14', 4, 'statistical', true],
  [null, 2, 'group'],
  ['6109.10.00.40', 7, 'statistical', true],
  ['6109.10.00.45', 7, 'statistical', true],
  ['6109.10.00.65', 2, 'statistical', true],
  ['6109.90.10', 1, 'national'],
  ['6109.90.10.07', 11, 'statistical', true],
  ['6110', 0, 'heading', true],
];

function indexOf(rows: readonly Row[]) {
  const lines = rows.map(([code, parent, level, isLeaf = false], position): ScheduleLine => {
    const codeDigits = code?.replaceAll('.', '') ?? null;
    return {
      position,
      parent,
      code,
      codeDigits,
      level,
      indent: 0,
      isLeaf,
      description: code ?? 'Of cotton:',
      fullDescription: code ?? 'Of cotton:',
      dutyRate: null,
      specialRate: null,
      column2Rate: null,
      unit: null,
      additionalDuties: null,
      extra: {},
    };
  });
  const version = {
    id: 'd'.repeat(32),
    market: 'US',
    version: 'v1',
    name: 'v1',
    isDemo: false,
    isActive: true,
    isSuperseded: false,
    sourceName: null,
    sourceUrl: null,
  } as const;
  return createScheduleIndex(version, openLines(packLines(lines)), buildLineIndex(lines));
}

const index = indexOf(ROWS);

describe('a tree of coded lines', () => {
  it('passes over grouping rows on the way down, in the order of the schedule', () => {
    expect(codedChildren(index, 2).map(({ code }) => code)).toEqual([
      '6109.10.00.12',
      '6109.10.00.14',
      '6109.10.00.40',
      '6109.10.00.45',
      '6109.10.00.65',
    ]);
  });

  it('goes no deeper than the nearest line with a code', () => {
    expect(codedChildren(index, 0).map(({ code }) => code)).toEqual(['6109', '6110']);
    expect(codedChildren(index, 1).map(({ code }) => code)).toEqual(['6109.10.00', '6109.90.10']);
    expect(codedChildren(index, 5)).toEqual([]);
  });

  it('passes over grouping rows on the way up', () => {
    expect(codeAbove(index, index.line(5))).toBe('6109.10.00');
    expect(codeAbove(index, index.line(3))).toBe('6109.10.00');
    expect(codeAbove(index, index.line(1))).toBe('61');
    expect(codeAbove(index, index.line(0))).toBeNull();
  });

  it('names the coded lines above one, from the chapter down', () => {
    expect(codedAncestors(index, 5).map(({ code }) => code)).toEqual(['61', '6109', '6109.10.00']);
    expect(codedAncestors(index, 0)).toEqual([]);
  });
});
