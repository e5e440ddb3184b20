import { describe, expect, it } from '@jest/globals';
import { createScheduleIndex } from '@svc/classifier/schedule-index';
import { openLines } from '@svc/tariff/packed/line-tree';
import { packLines } from '@svc/tariff/packed/packed-lines';
import type { LineLevel, ScheduleLine } from '@svc/tariff/schedule/line';
import { buildLineIndex } from '@svc/tariff/search/index/line-index';
import { codeLookup } from './code-lookup.ts';

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

function scheduleOf(rows: readonly Row[]) {
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
  const lineIndex = buildLineIndex(lines);
  return { lineIndex, index: createScheduleIndex(version, openLines(packLines(lines)), lineIndex) };
}

const SCHEDULE = scheduleOf(ROWS);

describe('codeLookup', () => {
  const { find, version } = codeLookup(SCHEDULE, 'v1');

  it('says which version it looks in', () => {
    expect(version).toBe('v1');
  });

  it('finds a declarable line, with nothing below it', () => {
    expect(find('6109100012')).toEqual({ code: '6109.10.00.12', isLeaf: true, below: [] });
  });

  it('finds a declarable heading', () => {
    expect(find('6110')).toEqual({ code: '6110', isLeaf: true, below: [] });
  });

  it('finds the first declarable lines below a line that is divided: three, and one that tells of more', () => {
    const below = ['6109.10.00.12', '6109.10.00.14', '6109.10.00.40', '6109.10.00.45'];
    expect(find('61091000')).toEqual({ code: '6109.10.00', isLeaf: false, below });
    expect(find('61099010')).toEqual({ code: '6109.90.10', isLeaf: false, below: ['6109.90.10.07'] });
  });

  it('finds digits that only begin codes, without a code of their own', () => {
    expect(find('610910')).toMatchObject({ code: null, isLeaf: false });
    expect(find('610990')).toEqual({ code: null, isLeaf: false, below: ['6109.90.10.07'] });
  });

  it.each(['6109100099', '62', '0000', '61091000120'])('knows nothing under %s', (digits) => {
    expect(find(digits)).toBeNull();
  });

  it.each(['', 'abcd', '6109.10', ' 6109'])('takes %j for no digits', (text) => {
    expect(find(text)).toBeNull();
  });
});
