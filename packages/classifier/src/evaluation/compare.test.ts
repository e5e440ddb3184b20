import { describe, expect, it } from '@jest/globals';
import { compareRuns, type ComparedCase } from './compare.ts';
import { groupFigures } from './groups.ts';
import { pairedDifference, shareWithInterval } from './intervals.ts';

const run = (...rows: readonly (readonly [id: string, code: string, first: string])[]): ComparedCase[] =>
  rows.map(([id, code, first]) => ({ id, code, ranked: [{ code: first, confidence: 0.5 }] }));

describe('shareWithInterval', () => {
  // Wilson score interval of 8 of 10, from the closed formula with z = 1.959964.
  it('returns the Wilson interval', () => {
    expect(shareWithInterval(8, 10)).toEqual({ share: 0.8, low: 0.4902, high: 0.9433 });
    expect(shareWithInterval(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('pairedDifference', () => {
  // 10 gained, 4 lost of 100: 0.06 ± 1.959964 × √(14 − 0.36) / 100 = 0.06 ± 0.0724.
  it('returns the interval for paired shares', () => {
    expect(pairedDifference(10, 4, 100)).toEqual({ difference: 0.06, low: -0.0124, high: 0.1324 });
  });
});

describe('compareRuns', () => {
  it('pairs cases by id and counts gains and losses', () => {
    const before = run(['a', '610910', '610990'], ['b', '640399', '640399'], ['gone', '090121', '090121']);
    const now = run(['b', '640399', '640399'], ['a', '610910', '6109.10.00'], ['new', '090121', '090111']);
    const { n, difference } = compareRuns(now, before);
    expect(n).toBe(2);
    expect(difference['4']).toMatchObject({ n: 2, difference: 0 });
    expect(difference['6']).toMatchObject({ n: 2, difference: 0.5 });
    expect(difference['8']).toMatchObject({ n: 0, difference: 0 });
  });

  it('treats rows with the same id separately', () => {
    const rows = run(['a', '610910', '610910'], ['a', '640399', '610910']);
    expect(compareRuns(rows, rows)).toMatchObject({ n: 2, difference: { '6': { difference: 0 } } });
  });
});

describe('groupFigures', () => {
  it('counts the correct ones in each group', () => {
    const cases = ['T-shirt', 'áo thun nam', 'shoe'].map((description, at) => ({
      id: `set_${at}`,
      digits: '610910',
      input: { description, market: 'US' as const },
    }));
    const evaluated = ['610910', '610910', '640399'].map((code, at) => ({
      id: `set_${at}`,
      code: '610910',
      status: 'needs_review',
      confidence: 0.5,
      ranked: [{ code, confidence: 0.5 }],
      ms: 1,
    }));
    expect(groupFigures('language', cases, evaluated)).toMatchObject({
      en: { n: 2, '6': { share: 0.5 } },
      vi: { n: 1, '6': { share: 1 } },
    });
  });
});
