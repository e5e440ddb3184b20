import type { ClassificationStatus, Flag } from '../../classification.ts';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { Reading } from '../../reading.ts';
import type { Ranking } from '../rank.ts';
import type { Retrieval } from '../retrieve.ts';
import { isSure } from './aim.ts';
import { broken } from '../../compare/finding.ts';
import { BOUNDS } from '../../scoring.ts';
import { BLOCKING_FLAGS, differByOpenFact, lacksCondition, type Findings } from './flags.ts';

/** Number of distinct terms at which a description is assumed to name something. */
const LONG_TERMS = 20;

/** True if the description names no goods that the models or the schedule know. */
export function namesNothing(reading: Reading, retrieval: Retrieval, ranking: Ranking): boolean {
  const [first] = ranking.lines;
  if (ranking.isSettled) return false;
  if (!reading.namesGoods || first === undefined) return true;

  const { vague, known } = retrieval.predictions ?? { vague: 0, known: 0 };
  const isBrief = reading.normalized.search_terms.length < LONG_TERMS;
  if (vague >= BOUNDS.vague && isBrief) return true;

  const isMet = first.scores.overlap > 0 || first.precedents.length > 0 || reading.products.length > 0;

  return known < BOUNDS.knownShare && !isMet;
}

/**
 * True if the first line's terms contradict the goods, unless an earlier decision on the identical description settles
 * it.
 */
function isDoubted({ ranking, aim }: Findings): boolean {
  const [first] = ranking.lines;
  if (first === undefined || ranking.isSettled) return false;
  const isWanted = (row: ScheduleLine): boolean => (row.codeDigits ?? '').length <= aim.digits;
  return broken(first.findings).some(({ row }) => isWanted(row));
}

export function decideStatus(findings: Findings, flags: readonly Flag[]): ClassificationStatus {
  // The product is identified, but the sample has no line for it: more facts would not help.
  if (findings.isOutsideSample) return 'needs_review';
  const { reading, retrieval, ranking, questions, aim } = findings;
  const isAsked = differByOpenFact(findings) || (lacksCondition(findings) && questions.length > 0);
  if (namesNothing(reading, retrieval, ranking) || isAsked) return 'needs_info';
  const isBlocked = flags.some(({ code }) => BLOCKING_FLAGS.has(code));
  return isSure(aim) && !isBlocked && !isDoubted(findings) ? 'proposed' : 'needs_review';
}

const RISK_MAX = 99;

/** Risk of a successful classification, 0 to 99: up to 70 for lack of confidence and 10 per blocking flag. */
export function riskOf(confidence: number, flags: readonly Flag[]): number {
  const blocking = flags.filter(({ code }) => BLOCKING_FLAGS.has(code)).length;
  return Math.min(RISK_MAX, Math.round(70 * (1 - confidence)) + 10 * blocking);
}
