import { describe, expect, it } from '@jest/globals';
import { fillMerged } from './sheet-table.ts';

const area = (fromRow: number, fromColumn: number, toRow: number, toColumn = fromColumn) => ({
  s: { r: fromRow, c: fromColumn },
  e: { r: toRow, c: toColumn },
});

describe('fillMerged', () => {
  it('repeats a text in the rows that say something, and in no others', () => {
    const rows = [['a', 'VN'], ['b'], [], ['c', '']];
    fillMerged(rows, [area(0, 1, 1000)]);
    expect(rows).toEqual([['a', 'VN'], ['b', 'VN'], [], ['c', 'VN']]);
  });

  it('repeats it in its first column only', () => {
    const rows = [
      ['Title', '', ''],
      ['', 'x', ''],
    ];
    fillMerged(rows, [area(0, 0, 1, 2)]);

    expect(rows).toEqual([
      ['Title', '', ''],
      ['Title', 'x', ''],
    ]);
  });

  it('overwrites nothing', () => {
    const rows = [['a'], ['b']];
    fillMerged(rows, [area(0, 0, 1)]);
    expect(rows).toEqual([['a'], ['b']]);
  });

  it('ends soon with areas that lie over each other', () => {
    const rows = Array.from({ length: 20_000 }, () => ['x', '']);
    rows[0] = ['x', 'y'];

    const areas = Array.from({ length: 20_000 }, () => area(0, 1, 1_048_575));
    const start = performance.now();
    fillMerged(rows, areas);

    expect(performance.now() - start).toTakeUnder(2000);
    expect(rows.at(-1)).toEqual(['x', 'y']);
  });
});
