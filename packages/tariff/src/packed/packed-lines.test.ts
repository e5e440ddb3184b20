import { describe, expect, it } from '@jest/globals';
import type { ScheduleLine } from '../schedule/line.ts';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { openLines } from './line-tree.ts';
import { packLines } from './packed-lines.ts';

const lines = sampleSchedule();
const [first] = lines;

function packed(...changes: readonly Partial<ScheduleLine>[]) {
  if (first === undefined) throw new Error('no sample lines');
  return packLines(changes.map((change, position) => ({ ...first, position, parent: null, ...change })));
}

describe('packLines', () => {
  it('stores equal texts once, across all columns', () => {
    const { columns } = packed({ dutyRate: 'Free', specialRate: 'Free' }, { dutyRate: 'Free' });

    expect([columns.dutyRate[0], columns.specialRate[0]]).toEqual([columns.dutyRate[1], columns.dutyRate[1]]);
    expect([columns.specialRate[1], columns.column2Rate[0]]).toEqual([0, 0]);
  });

  it('distinguishes an empty text from a missing one', () => {
    const tree = openLines(packed({ unit: '' }, { unit: null }));

    expect(tree.all().map(({ unit }) => unit)).toEqual(['', null]);
  });

  it('preserves extra facts of any shape', () => {
    const extra = { official: false, agreements: { ATIGA: '0' }, notes: ['1/', null], rate: 7.5 };

    expect(
      openLines(packed({ extra }, { extra: {} }))
        .all()
        .map((line) => line.extra),
    ).toEqual([extra, {}]);
  });

  it('preserves deep and negative indents', () => {
    expect([...packed({ indent: 99 }, { indent: -1 }).indents]).toEqual([99, -1]);
  });

  it('returns the same bytes for the same lines, readable after a transfer', () => {
    expect(packLines(lines)).toEqual(packLines(sampleSchedule()));

    const tree = openLines(structuredClone(packLines(lines)));
    expect(tree.all().map(({ code, description, isLeaf }) => [code, description, isLeaf])).toEqual(
      lines.map(({ code, description, isLeaf }) => [code, description, isLeaf]),
    );
  });
});
