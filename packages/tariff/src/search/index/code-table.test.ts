import { describe, expect, it } from '@jest/globals';
import { sampleSchedule } from '../sample-schedule.ts';
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
  it('sorts codes as numbers of twelve digits', () => {
    expect(table('6110', '6109', '0101')).toEqual([
      [10_100_000_000, 2],
      [610_900_000_000, 1],
      [611_000_000_000, 0],
    ]);
  });

  it('puts the shorter of codes with the same key first, equal ones in order of the schedule', () => {
    expect(table('0205000000', '020500', '0205', '0205').map(([, position]) => position)).toEqual([
      2, 3, 1, 0,
    ]);
  });

  it('leaves out grouping rows and codes that are longer than any', () => {
    expect(table(null, '6109', '6109100012345')).toEqual([[610_900_000_000, 1]]);
    expect(table('610910001234')).toEqual([[610_910_001_234, 0]]);
  });

  it('may be empty', () => expect(table()).toEqual([]));
});
