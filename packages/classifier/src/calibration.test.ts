import { describe, expect, it } from '@jest/globals';
import { MARKETS } from '@svc/tariff/market';
import { likely, rankedBy } from '../test/ranked.ts';
import { smallSchedule } from '../test/small-schedule.ts';
import { calibrate, confidenceEvidence, confidencesFor, confidencesOf } from './calibration.ts';
import type { RankedLine } from './stages/rank.ts';
import { packagedWeights, type Scale } from './weights.ts';

const NOTHING: Scale = {
  bias: 1,
  logOdds: 0,
  length: 0,
  named: 0,
  met: 0,
  search: 0,
  nearness: 0,
  known: 0,
};
const AS_IT_IS: Scale = { ...NOTHING, bias: 0, logOdds: 1 };

describe('calibrate', () => {
  // Log-odds of 0.8 are ln 4; twice that is ln 16, of 16 to 17.
  it.each<[string, Partial<Scale>, Partial<Scale>, number]>([
    ['leaves a probability alone on a scale of its log-odds', {}, { logOdds: Math.log(0.25) }, 0.2],
    ['adds the bias to the log-odds', { bias: Math.log(3) }, {}, 0.75],
    ['multiplies the log-odds', { logOdds: 2 }, { logOdds: Math.log(4) }, 16 / 17],
    ['adds other evidence by its weight', { named: Math.log(4) }, { named: 1 }, 0.8],
  ])('%s', (_, scale, evidence, confidence) =>
    expect(calibrate({ ...AS_IT_IS, ...scale }, { ...NOTHING, ...evidence })).toBeCloseTo(confidence, 9),
  );
});

const { reading, retrieval, ranking } = await rankedBy(smallSchedule(), "men's knitted cotton T-shirt");
const [first] = ranking.lines;
if (first === undefined) throw new Error('a line expected');
const evidenceOf = (line: RankedLine) => confidenceEvidence({ reading, retrieval, line });
const lineOf = (heading: number, subheading: number, line: number) =>
  likely(first, line, { headingProbability: heading, subheadingProbability: subheading });

describe('confidenceEvidence', () => {
  it('has the log-odds of each level, those of the line within its subheading', () => {
    const { heading, subheading, line } = evidenceOf(lineOf(0.8, 0.5, 0.4));
    expect(heading.logOdds).toBeCloseTo(Math.log(4), 9);
    expect(subheading.logOdds).toBeCloseTo(0, 9);
    expect(line.logOdds).toBeCloseTo(Math.log(4), 9);
  });

  it('has the length of the description, the kind of goods and the met conditions', () => {
    const { length, named, met, known } = evidenceOf(first).line;
    expect(length).toBeCloseTo(Math.log(5), 9);
    expect([named, met > 0, known]).toEqual([1, true, 0]);
  });

  it('never takes a probability for certain', () => {
    const { heading, line } = evidenceOf(lineOf(1, 0, 0));
    expect(heading.logOdds).toBeCloseTo(Math.log(9999), 6);
    expect(line.logOdds).toBeCloseTo(-Math.log(9999), 6);
  });
});

describe('confidencesFor', () => {
  it('is as sure of a line as of its subheading and of its share in it', () => {
    const evidence = { heading: NOTHING, subheading: { ...NOTHING, logOdds: Math.log(4) }, line: NOTHING };
    const scales = { heading: AS_IT_IS, subheading: AS_IT_IS, line: { bias: 0, logOdds: 1 } };
    expect(confidencesFor(evidence, scales)).toEqual({ heading: 0.8, subheading: 0.8, line: 0.4 });
  });

  it.each(MARKETS)('grows with the probability of the line, and with fewer digits, in %s', (market) => {
    const confidences = [0.05, 0.3, 0.6, 0.95].map((share) =>
      confidencesFor(evidenceOf(lineOf(1, 1, share)), packagedWeights().calibration[market]),
    );
    const lines = confidences.map(({ line }) => line);
    expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
    for (const { heading, subheading, line } of confidences) {
      expect(heading).toBeGreaterThanOrEqual(subheading);
      expect(subheading).toBeGreaterThanOrEqual(line);
    }
  });
});

describe('confidencesOf', () => {
  it('is nothing for a ranking without lines', () => {
    const none = { lines: [], considered: 0, isSettled: false };
    expect(confidencesOf(reading, retrieval, none, 'US')).toEqual({ heading: 0, subheading: 0, line: 0 });
  });

  it('is as sure of every level of a line that was decided before', () => {
    const settled = { ...ranking, lines: [lineOf(0.1, 0.1, 0.1)], isSettled: true };
    const { heading, subheading, line } = confidencesOf(reading, retrieval, settled, 'EU');
    expect([heading, subheading]).toEqual([line, line]);
    expect(line).toBeGreaterThan(0.95);
  });
});
