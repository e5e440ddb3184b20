import type { Market } from '@svc/tariff/market';
import type { Reading } from './reading.ts';
import { BOUNDS } from './scoring.ts';
import type { RankedLine, Ranking } from './stages/rank.ts';
import type { Retrieval } from './stages/retrieve.ts';
import { weightedSum } from './stages/rank/weighted-sum.ts';
import { packagedWeights, type Level, type Scale, type Weights } from './weights.ts';

/** Confidence of the heading (4 digits), the subheading (6) and the whole line; calibrated, 0 to 1. */
export type Confidences = Readonly<Record<Level, number>>;

const NONE: Confidences = { heading: 0, subheading: 0, line: 0 };
const SURE = 0.9999;
const DECIMALS = 10_000;
const WORDS = /\s+/u;

/** Log-odds of a probability, within those of 0.0001 and 0.9999. */
function logOdds(probability: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(within / (1 - within));
}

/** Ranked line, product and models that a confidence is of. */
interface Sources {
  readonly reading: Pick<Reading, 'normalized' | 'products'>;
  readonly retrieval: Pick<Retrieval, 'predictions'>;
  readonly line: RankedLine;
}

/**
 * Evidence for the confidences in a line: the log-odds of its heading, of its subheading, and of the line among those of its
 * subheading; and, of the product, signs of a sure result: length, whether it names a kind of goods, conditions met, the
 * rank in the search, the nearness in the dense model, and the share of the text that the models know.
 */
export function confidenceEvidence({ reading, retrieval, line }: Sources): Readonly<Record<Level, Scale>> {
  const { headingProbability, subheadingProbability, scores, findings } = line;
  const shared = {
    bias: 1,
    length: Math.log1p(reading.normalized.search_text.split(WORDS).length),
    named: reading.products.length > 0 ? 1 : 0,
    met: findings.filter(({ verdict }) => verdict === 'meets').length,
    search: scores.rrf,
    nearness: scores.vector ?? 0,
    known: retrieval.predictions?.known ?? 0,
  };
  const share = subheadingProbability === 0 ? 0 : scores.final / subheadingProbability;

  return {
    heading: { ...shared, logOdds: logOdds(headingProbability) },
    subheading: { ...shared, logOdds: logOdds(subheadingProbability) },
    line: { ...shared, logOdds: logOdds(share) },
  };
}

/** Probability that the evidence speaks for on a scale, 0 to 1. */
export function calibrate<Name extends string>(
  scale: Readonly<Record<Name, number>>,
  evidence: Readonly<Record<Name, number>>,
): number {
  return 1 / (1 + Math.exp(-weightedSum(scale, evidence)));
}

const rounded = (share: number): number => Math.round(DECIMALS * share) / DECIMALS;

/** Confidences for evidence at each level, with four decimals; those of fewer digits are at least those of more. */
export function confidencesFor(
  evidence: Readonly<Record<Level, Scale>>,
  scales: Weights['calibration'][Market],
): Confidences {
  const subheading = calibrate(scales.subheading, evidence.subheading);

  return {
    heading: rounded(Math.max(subheading, calibrate(scales.heading, evidence.heading))),
    subheading: rounded(subheading),
    line: rounded(subheading * calibrate(scales.line, evidence.line)),
  };
}

/** Confidences of a ranking's first line; 0 for an empty ranking. */
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
  return confidencesFor(confidenceEvidence({ reading, retrieval, line }), scales);
}
