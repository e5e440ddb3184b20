import type { Market } from '@svc/tariff/market';
import type { Reading } from './reading.ts';
import { BOUNDS } from './scoring.ts';
import type { RankedLine, Ranking } from './stages/rank.ts';
import type { Retrieval } from './stages/retrieve.ts';
import { weightedSum } from './stages/rank/weighted-sum.ts';
import {
  packagedWeights,
  type Level,
  type Measured,
  type Scale,
  type ShareScale,
  type Weights,
} from './weights.ts';

/** Calibrated confidence of heading (4 digits), subheading (6) and whole line, 0 to 1. */
export type Confidences = Readonly<Record<Level, number>>;

const NONE: Confidences = { heading: 0, subheading: 0, line: 0 };
const SURE = 0.9999;
const DECIMALS = 10_000;
const WORDS = /\s+/u;
/** Log-odds at which a subheading counts as certain: a probability of 0.88. */
const CERTAIN = 2;

/** Log-odds of a probability, clamped to 0.0001 to 0.9999. */
function logOdds(probability: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(within / (1 - within));
}

interface Sources {
  readonly reading: Pick<Reading, 'normalized'>;
  readonly retrieval: Pick<Retrieval, 'predictions'>;
  readonly line: RankedLine;
}

/**
 * Inputs of the confidences: log-odds of heading, subheading and line within its subheading; logarithms of the number
 * of words, of words with their English, and of characters; conditions met; similarity in the dense model; share of the
 * text known to the models.
 */
export function measure({ reading, retrieval, line }: Sources): Measured {
  const { headingProbability, subheadingProbability, scores, findings } = line;
  const { clean_description: text, search_text: withEnglish } = reading.normalized;
  const wordsOf = (of: string): number => Math.log1p(of.split(WORDS).length);

  return {
    heading: logOdds(headingProbability),
    subheading: logOdds(subheadingProbability),
    share: logOdds(subheadingProbability === 0 ? 0 : scores.final / subheadingProbability),
    words: wordsOf(text),
    length: wordsOf(withEnglish),
    characters: Math.log1p(text.length),
    met: findings.filter(({ verdict }) => verdict === 'meets').length,
    nearness: scores.vector ?? 0,
    known: retrieval.predictions?.known ?? 0,
  };
}

/**
 * Evidence for the confidences: the inputs, the subheading's log-odds above `CERTAIN`, and its log-odds times the
 * number of words.
 */
export function confidenceEvidence(measured: Measured): Scale & ShareScale {
  const { subheading, words } = measured;
  return { ...measured, bias: 1, certain: Math.max(0, subheading - CERTAIN), byWords: words * subheading };
}

/** Calibrated probability of the evidence on a scale, 0 to 1. */
export function calibrate<Name extends string>(
  scale: Readonly<Record<Name, number>>,
  evidence: Readonly<Record<Name, number>>,
): number {
  return 1 / (1 + Math.exp(-weightedSum(scale, evidence)));
}

const rounded = (share: number): number => Math.round(DECIMALS * share) / DECIMALS;

/** Confidences by level, with four decimals; never lower for fewer digits. */
export function confidencesFor(measured: Measured, scales: Weights['calibration'][Market]): Confidences {
  const evidence = confidenceEvidence(measured);
  const subheading = calibrate(scales.subheading, evidence);

  return {
    heading: rounded(Math.max(subheading, calibrate(scales.heading, evidence))),
    subheading: rounded(subheading),
    line: rounded(subheading * calibrate(scales.line, evidence)),
  };
}

/** Confidences of the first line of a ranking; 0 for an empty one. */
export function confidencesOf(
  reading: Reading,
  retrieval: Retrieval,
  { lines, isSettled }: Ranking,
  market: Market,
): Confidences {
  const [line] = lines;
  if (line === undefined) return NONE;
  if (isSettled) return { heading: BOUNDS.settled, subheading: BOUNDS.settled, line: BOUNDS.settled };

  const scales = packagedWeights().calibration[market];
  return confidencesFor(measure({ reading, retrieval, line }), scales);
}
