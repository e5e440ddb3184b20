import { createScheduleIndex } from '@svc/classifier/schedule-index';
import { openLines } from '@svc/tariff/packed/line-tree';
import { packLines } from '@svc/tariff/packed/packed-lines';
import { NO_RATES, type LineLevel, type ScheduleLine } from '@svc/tariff/schedule/line';
import { buildLineIndex } from '@svc/tariff/search/index/line-index';
import { indexVersion } from './index-version.ts';

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
      ...NO_RATES,
    };
  });
  const lineIndex = buildLineIndex(lines);
  return { lineIndex, index: createScheduleIndex(indexVersion(), openLines(packLines(lines)), lineIndex) };
}

export const CODED_SCHEDULE = scheduleOf(ROWS);
