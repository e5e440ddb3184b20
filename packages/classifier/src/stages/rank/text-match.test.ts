import { describe, expect, it } from '@jest/globals';
import { smallSchedule } from '../../../test/small-schedule.ts';
import type { ScheduleIndex } from '../../ports.ts';
import { coveredShare, namedShare, overlap } from './text-match.ts';

const WEIGHTS: Readonly<Record<string, number>> = { pump: 1, centrifugal: 1, liquid: 0.5, part: 0 };
const schedule: ScheduleIndex = { ...smallSchedule(), termWeight: (term) => WEIGHTS[term] ?? 0 };
const asked = (...terms: readonly (readonly [string, number])[]): ReadonlyMap<string, number> =>
  new Map(terms);

describe('namedShare', () => {
  it.each([
    ['nothing for a row that shares no word', ['liquid'], 0],
    ['nothing for a word that is in every heading', ['part'], 0],
    ['five sixths for one telling word', ['pump'], 1 / 1.2],
    ['the whole for two of them, and no more', ['pump', 'centrifugal'], 1],
  ])('is %s', (_, terms, share) =>
    expect(namedShare(schedule, asked(['pump', 1], ['centrifugal', 1], ['part', 1]), terms)).toBeCloseTo(
      share,
      12,
    ),
  );

  it('weighs a word as in the description', () => {
    expect(namedShare(schedule, asked(['pump', 0.6]), ['pump'])).toBeCloseTo(0.5, 12);
  });
});

describe('coveredShare', () => {
  const covered = (words: ReadonlyMap<string, number>, terms: readonly string[]): number =>
    coveredShare(schedule, words, terms);

  // Of a row that weighs 1 + 0.5, the description asks for the part of 1, at 0.6 of its weight.
  it("is the matched share of a row's terms", () => {
    expect(covered(asked(['pump', 0.6]), ['pump', 'liquid'])).toBeCloseTo(0.4, 12);
    expect(covered(asked(['pump', 1], ['liquid', 1]), ['pump', 'liquid'])).toBe(1);
  });

  it.each([
    ['without words', []],
    ['of everyday words only', ['part']],
    ['of unknown words only', ['zzyx']],
  ])('is zero for a row %s', (_, terms) => expect(covered(asked(['part', 1], ['zzyx', 1]), terms)).toBe(0));
});

describe('overlap', () => {
  it('is the share of the query found in the terms', () => {
    const wanted = asked(['pump', 1], ['centrifugal', 0.5], ['part', 1]);
    expect(overlap(schedule, wanted, [['centrifugal'], ['liquid']])).toBeCloseTo(1 / 3, 12);
    expect(overlap(schedule, wanted, [['pump', 'centrifugal']])).toBe(1);
    expect(overlap(schedule, wanted, [])).toBe(0);
  });

  it('is zero for a query without significant terms', () => {
    expect(overlap(schedule, asked(['part', 1]), [['part']])).toBe(0);
    expect(overlap(schedule, asked(), [['pump']])).toBe(0);
  });
});
