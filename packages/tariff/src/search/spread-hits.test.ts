import { describe, expect, it } from '@jest/globals';
import { spreadHits } from './spread-hits.ts';

type Line = readonly [subheading: number, score: number];

const spread = (lines: readonly Line[], limit: number, order = [...lines.keys()]) =>
  spreadHits(
    {
      subheadings: Uint32Array.from(lines, ([subheading]) => subheading),
      scores: Float64Array.from(lines, ([, score]) => score),
      positions: Uint32Array.from(order),
    },
    limit,
  );
const positions = (lines: readonly Line[], limit: number) =>
  spread(lines, limit).map(({ position }) => position);

describe('spreadHits', () => {
  it('lowers the second line of a subheading below another heading’s line', () => {
    const lines = [
      [610910, 1],
      [610910, 0.9],
      [620520, 0.7],
    ] as const;

    expect(positions(lines, 3)).toEqual([0, 2, 1]);
    // 0.9 ÷ (1 + 0.08 + 0.40) for the second of a heading and of a subheading.
    expect(spread(lines, 3)[2]?.score).toBeCloseTo(0.9 / 1.48, 12);
  });

  it('lowers the second line of a heading less if its subheading differs', () => {
    const [, second] = spread(
      [
        [610910, 1],
        [610990, 0.9],
      ],
      2,
    );

    expect(second?.score).toBeCloseTo(0.9 / 1.08, 12);
  });

  it('never lowers the best hit', () => expect(spread([[610910, 0.5]], 1)[0]?.score).toBe(0.5));

  it('puts equal lines in schedule order', () => {
    expect(
      positions(
        [
          [100110, 1],
          [200210, 1],
          [300310, 1],
        ],
        3,
      ),
    ).toEqual([0, 1, 2]);
  });

  it('returns the requested number, without lines lacking a score', () => {
    const lines = Array.from({ length: 50 }, (_, at) => [100_000 + at * 100, at % 2] as const);

    expect(spread(lines, 10)).toHaveLength(10);
    expect(spread(lines, 50)).toHaveLength(25);
    expect(spread([], 5)).toEqual([]);
    expect(spread(lines, 0)).toEqual([]);
  });

  it('returns the same result for any order of positions', () => {
    const lines = Array.from({ length: 40 }, (_, at): Line => [100_000 + (at % 7) * 10, (at * 13) % 11]);
    const expected = spread(lines, 15);
    const order = [...lines.keys()];

    expect(spread(lines, 15, order.toReversed())).toEqual(expected);
    expect(
      spread(
        lines,
        15,
        order.toSorted((a, b) => ((a * 17) % 40) - ((b * 17) % 40)),
      ),
    ).toEqual(expected);
  });

  it('uses only the given positions', () => {
    expect(
      spread(
        [
          [610910, 1],
          [620520, 2],
        ],
        5,
        [0],
      ),
    ).toEqual([{ position: 0, score: 1 }]);
  });
});
