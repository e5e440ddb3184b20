import { describe, expect, it } from '@jest/globals';
import { MARKETS } from '@svc/tariff/market';
import { likely, rankedBy } from '../test/ranked.ts';
import { smallSchedule } from '../test/small-schedule.ts';
import { calibrate, confidencesOf } from './calibration.ts';
import type { Ranking } from './stages/rank.ts';

const AS_IT_IS = { bias: 0, slope: 1 };

describe('calibrate', () => {
  // Log-odds of 0.8 are ln 4; twice that is ln 16, of 16 to 17.
  it.each([
    ['leaves a probability alone without bias and with slope 1', 0.2, AS_IT_IS, 0.2],
    ['adds the bias to the log-odds', 0.5, { bias: Math.log(3), slope: 1 }, 0.75],
    ['multiplies the log-odds by the slope', 0.8, { bias: 0, slope: 2 }, 0.9412],
    ['turns doubt below one half into more doubt with a steep slope', 0.2, { bias: 0, slope: 2 }, 0.0588],
    ['moves one half by the bias alone', 0.5, { bias: -Math.log(4), slope: 9 }, 0.2],
  ])('%s', (_, probability, platt, confidence) => expect(calibrate(probability, platt)).toBe(confidence));

  it.each([
    [0, 0.0001],
    [-0.5, 0.0001],
    [1, 0.9999],
    [1.5, 0.9999],
  ])('never gives full certainty: %d becomes %d', (probability, confidence) =>
    expect(calibrate(probability, AS_IT_IS)).toBe(confidence),
  );
});

const ranked = await rankedBy(smallSchedule(), "men's knitted cotton T-shirt");

const rankingOf = (heading: number, subheading: number, line: number, isSettled = false): Ranking => ({
  ...ranked.ranking,
  isSettled,
  lines: ranked.ranking.lines.map((each) =>
    likely(each, line, { headingProbability: heading, subheadingProbability: subheading }),
  ),
});

describe('confidencesOf', () => {
  it('is nothing for a ranking without lines', () => {
    const none = { lines: [], considered: 0, isSettled: false };
    expect(confidencesOf(none, 'US')).toEqual({ heading: 0, subheading: 0, line: 0 });
  });

  it('is as sure of every level of a line that was decided before', () => {
    const { heading, subheading, line } = confidencesOf(rankingOf(0.1, 0.1, 0.1, true), 'EU');
    expect([heading, subheading]).toEqual([line, line]);
    expect(line).toBeGreaterThan(0.95);
  });

  it.each(MARKETS)(
    'is at least as sure of fewer digits as of more, whatever the figures, in %s',
    (market) => {
      const shares = [0, 0.3, 0.7, 1];
      for (const h of shares) {
        for (const s of shares) {
          for (const l of shares) {
            const { heading, subheading, line } = confidencesOf(rankingOf(h, s, l), market);
            expect(heading).toBeGreaterThanOrEqual(subheading);
            expect(subheading).toBeGreaterThanOrEqual(line);
          }
        }
      }
    },
  );

  it.each(MARKETS)('grows with the probability of the line in %s', (market) => {
    const lines = [0.05, 0.3, 0.6, 0.95].map((share) => confidencesOf(rankingOf(1, 1, share), market).line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
