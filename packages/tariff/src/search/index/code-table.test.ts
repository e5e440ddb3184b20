import { describe, expect, it } from '@jest/globals';
import { sampleSchedule } from '../../../test/sample-schedule.ts';
import { buildCodeTable } from './code-table.ts';

const [sample] = sampleSchedule();
const lines = (...digits: (string | null)[]) =>
  digits.flatMap((codeDigits, position) =>
    sample === undefined ? [] : [{ ...sample, codeDigits, position }],
  );
const table = (...digits: (string | null)[]) => {
  const { keys, positions } = buildCodeTable(lines(...digits));
  return Array.from(positions, (position, at) => [keys[at], position]);
};

describe('buildCodeTable', () => {
  it('sorts codes as twelve-digit numbers', () => {
    expect(table('6110', '6109', '0101')).toEqual([
      [10_100_000_000, 2],
      [610_900_000_000, 1],
      [611_000_000_000, 0],
    ]);
  });

  it('puts the shorter of codes with equal keys first, then follows schedule order', () => {
    expect(table('0205000000', '020500', '0205', '0205').map(([, position]) => position)).toEqual([
      2, 3, 1, 0,
    ]);
  });

  it('skips grouping rows and codes over the maximum length', () => {
    expect(table(null, '6109', '6109100012345')).toEqual([[610_900_000_000, 1]]);
    expect(table('610910001234')).toEqual([[610_910_001_234, 0]]);
  });

  it('can be empty', () => expect(table()).toEqual([]));
});
