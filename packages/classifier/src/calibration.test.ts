import { describe, expect, it } from '@jest/globals';
import { MARKETS } from '@svc/tariff/market';
import { likely, rankedBy } from '../test/ranked.ts';
import { smallSchedule } from '../test/small-schedule.ts';
import { calibrate, confidenceEvidence, confidencesFor, confidencesOf, measure } from './calibration.ts';
import type { RankedLine } from './stages/rank.ts';
import { packagedWeights, type Measured, type Scale } from './weights.ts';

const AT_ZERO: Measured = {
  heading: 0,
  subheading: 0,
  share: 0,
  words: 0,
  length: 0,
  characters: 0,
  met: 0,
  nearness: 0,
  known: 0,
};
const SUBHEADING_ALONE: Scale = {
  ...AT_ZERO,
  bias: 0,
  subheading: 1,
  certain: 0,
  byWords: 0,
};

describe('calibrate', () => {
  // Log-odds of 0.8 are ln 4; twice that is ln 16, of 16 to 17.
  it.each<[string, Partial<Scale>, Partial<Measured>, number]>([
    ['leaves a probability alone on a scale of its log-odds', {}, { subheading: Math.log(0.25) }, 0.2],
    ['adds the bias to the log-odds', { bias: Math.log(3) }, {}, 0.75],
    ['multiplies the log-odds', { subheading: 2 }, { subheading: Math.log(4) }, 16 / 17],
    ['adds other evidence by its weight', { met: Math.log(4) }, { met: 1 }, 0.8],
    ['weighs log-odds above 2 by themselves', { certain: -1 }, { subheading: 5 }, 1 / (1 + Math.exp(-2))],
    ['weighs log-odds by the words', { byWords: 1 }, { subheading: Math.log(2), words: 1 }, 0.8],
  ])('%s', (_, scale, measured, confidence) => {
    const evidence = confidenceEvidence({ ...AT_ZERO, ...measured });
    const weights: Scale = { ...SUBHEADING_ALONE, ...scale };
    expect(calibrate<keyof Scale>(weights, evidence)).toBeCloseTo(confidence, 9);
  });
});

const { reading, retrieval, ranking } = await rankedBy(smallSchedule(), "men's knitted cotton T-shirt");
const [first] = ranking.lines;
if (first === undefined) throw new Error('a line expected');
const measureOf = (line: RankedLine) => measure({ reading, retrieval, line });
const lineOf = (heading: number, subheading: number, line: number) =>
  likely(first, line, { headingProbability: heading, subheadingProbability: subheading });

describe('measure', () => {
  it('has the log-odds of heading, subheading, and the line within its subheading', () => {
    const { heading, subheading, share } = measureOf(lineOf(0.8, 0.5, 0.4));
    expect(heading).toBeCloseTo(Math.log(4), 9);
    expect(subheading).toBeCloseTo(0, 9);
    expect(share).toBeCloseTo(Math.log(4), 9);
  });

  it('has the size of the description and the met conditions', () => {
    const { words, length, characters, met, known } = measureOf(first);
    expect([words, length, characters]).toEqual([Math.log(5), Math.log(5), Math.log(29)]);
    expect([met > 0, known]).toEqual([true, 0]);
  });

  it('counts a foreign description as written and with its English', async () => {
    const foreign = await rankedBy(smallSchedule(), 'Tシャツ');
    const [line] = foreign.ranking.lines;
    if (line === undefined) throw new Error('a line expected');
    const { words, length } = measure({ reading: foreign.reading, retrieval: foreign.retrieval, line });
    expect(words).toBeCloseTo(Math.log(2), 9);
    expect(length).toBeGreaterThan(words);
  });

  it('never treats a probability as certain', () => {
    const { heading, share } = measureOf(lineOf(1, 0, 0));
    expect(heading).toBeCloseTo(Math.log(9999), 6);
    expect(share).toBeCloseTo(-Math.log(9999), 6);
  });
});

describe('confidencesFor', () => {
  it('is as sure of a line as of its subheading and of its share in it', () => {
    const measured = { ...AT_ZERO, subheading: Math.log(4) };
    const heading = { ...SUBHEADING_ALONE, heading: 1, subheading: 0 };
    const scales = { heading, subheading: SUBHEADING_ALONE, line: { bias: 0, share: 1 } };
    expect(confidencesFor(measured, scales)).toEqual({ heading: 0.8, subheading: 0.8, line: 0.4 });
  });

  it.each(MARKETS)('grows with the probability of the line, and with fewer digits, in %s', (market) => {
    const confidences = [0.05, 0.3, 0.6, 0.95].map((share) =>
      confidencesFor(measureOf(lineOf(1, 1, share)), packagedWeights().calibration[market]),
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
  it('is empty for a ranking without lines', () => {
    const none = { lines: [], considered: 0, isSettled: false };
    expect(confidencesOf(reading, retrieval, none, 'US')).toEqual({ heading: 0, subheading: 0, line: 0 });
  });

  it('is equally confident at every level of a line decided before', () => {
    const settled = { ...ranking, lines: [lineOf(0.1, 0.1, 0.1)], isSettled: true };
    const { heading, subheading, line } = confidencesOf(reading, retrieval, settled, 'EU');
    expect([heading, subheading]).toEqual([line, line]);
    expect(line).toBeGreaterThan(0.95);
  });
});
