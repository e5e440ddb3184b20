import { describe, expect, it } from '@jest/globals';
import { scheduleLines, type GivenRow } from '@svc/testkit/schedule-rows';
import type { ScheduleLine } from '../schedule/line.ts';
import { renumberedLines } from './renumbered.ts';

const build = (...given: readonly GivenRow[]) => scheduleLines(given);
const renumbered = (before: readonly ScheduleLine[], after: readonly ScheduleLine[]) =>
  Object.fromEntries([...renumberedLines(before, after)].map(([from, line]) => [from, line.codeDigits]));

const RATE = { dutyRate: '5%', unit: 'kg' };
const HEADING: GivenRow = ['3506', 0, 'Glues:'];
const before = build(HEADING, ['3506.10.10', 1, 'Of fish', RATE], ['3506.10.50', 1, 'Of bone', RATE]);

describe('renumbered lines', () => {
  it('keep their full text, rates and unit', () => {
    expect(
      renumbered(
        before,
        build(HEADING, ['3506.10.20', 1, 'Of fish', RATE], ['3506.10.50', 1, 'Of bone', RATE]),
      ),
    ).toEqual({ '35061010': '35061020' });
  });

  it.each<[string, GivenRow]>([
    ['another text', ['3506.10.20', 1, 'Of fishes', RATE]],
    ['another rate', ['3506.10.20', 1, 'Of fish', { ...RATE, dutyRate: '6%' }]],
    ['another special rate', ['3506.10.20', 1, 'Of fish', { ...RATE, specialRate: 'Free (AU)' }]],
    ['another unit', ['3506.10.20', 1, 'Of fish', { ...RATE, unit: 'No.' }]],
  ])('exclude those with %s', (_what, row) => {
    expect(renumbered(before, build(HEADING, row, ['3506.10.50', 1, 'Of bone', RATE]))).toEqual({});
  });

  it('exclude those of another chapter', () => {
    const elsewhere = build(['3906', 0, 'Glues:'], ['3906.10.20', 1, 'Of fish', RATE]);

    expect(renumbered(before, elsewhere)).toEqual({});
  });

  it('can swap codes, each with its text', () => {
    const swapped = build(HEADING, ['3506.10.10', 1, 'Of bone', RATE], ['3506.10.50', 1, 'Of fish', RATE]);

    expect(renumbered(before, swapped)).toEqual({ '35061010': '35061050', '35061050': '35061010' });
  });

  it('exclude meanings that went to two codes or came from two', () => {
    const divided = build(HEADING, ['3506.10.20', 1, 'Of fish', RATE], ['3506.10.30', 1, 'Of fish', RATE]);
    const one = build(HEADING, ['3506.10.60', 1, 'Of fish', RATE]);

    expect(renumbered(build(HEADING, ['3506.10.10', 1, 'Of fish', RATE]), divided)).toEqual({});
    expect(renumbered(divided, one)).toEqual({});
  });

  it('exclude lines that stayed in place', () => {
    expect(renumbered(before, before)).toEqual({});
    expect(renumbered([], before)).toEqual({});
    expect(renumbered(before, [])).toEqual({});
  });

  it('are declarable lines, not their headings', () => {
    const moved = build(
      ['3507', 0, 'Glues:'],
      ['3507.10.10', 1, 'Of fish', RATE],
      ['3507.10.50', 1, 'Of bone', RATE],
    );

    expect(renumbered(before, moved)).toEqual({ '35061010': '35071010', '35061050': '35071050' });
  });
});

describe('a renumbered residual line', () => {
  const rest = (code: string, ...neighbours: readonly GivenRow[]) =>
    build(HEADING, ...neighbours, [code, 1, 'Other', RATE]);
  const fish: GivenRow = ['3506.10.10', 1, 'Of fish', RATE];
  const bone: GivenRow = ['3506.10.30', 1, 'Of bone', RATE];

  it('has the same meaning while its siblings are the same', () => {
    expect(renumbered(rest('3506.10.50', fish), rest('3506.10.90', fish))).toEqual({
      '35061050': '35061090',
    });
  });

  it('changes its meaning when a sibling was added, removed or changed', () => {
    expect(renumbered(rest('3506.10.50', fish), rest('3506.10.90', fish, bone))).toEqual({});
    expect(renumbered(rest('3506.10.50', fish, bone), rest('3506.10.90', fish))).toEqual({});
  });
});
