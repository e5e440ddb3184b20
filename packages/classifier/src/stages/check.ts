import { confidencesOf, type Confidences } from '../calibration.ts';
import type { Check, ClassificationStatus, Flag } from '../classification.ts';
import type { Thresholds } from '../options.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { BOUNDS } from '../scoring.ts';
import { runChecks } from './check/checks.ts';
import { decideFlags } from './check/flags.ts';
import { isOutsideSample } from './check/outside-sample.ts';
import type { QuestionDraft } from './check/question-options.ts';
import { draftQuestions } from './check/questions.ts';
import { decideStatus, namesNothing, riskOf } from './check/status-and-risk.ts';
import type { Ranking } from './rank.ts';
import type { Retrieval } from './retrieve.ts';

/** What was decided about a ranking, without words. */
export interface Decision {
  readonly status: ClassificationStatus;
  /** Confidence of the whole line, 0 to 1. */
  readonly confidence: number;
  readonly confidences: Confidences;
  readonly flags: readonly Flag[];
  readonly risk: number;
  readonly questions: readonly QuestionDraft[];
  readonly checks: readonly Check[];
  /** The lines to show, best first; none when the description names no goods, or a sample has none for them. */
  readonly ranking: Ranking;
  /** Whether the schedule is a sample that has no line for the goods. */
  readonly isOutsideSample: boolean;
}

const NO_LINES: Ranking = { lines: [], considered: 0, isSettled: false };

const WORD = /\p{L}[\p{L}\p{M}]+/gu;

/** Whether a description has but a few words, none of which states an attribute of the goods. */
const isBrief = ({ normalized, facts }: Reading): boolean =>
  facts.size === 0 && (normalized.clean_description.match(WORD)?.length ?? 0) <= BOUNDS.briefWords;

/**
 * More confidence is asked of brief texts, of which the models know many by one of their meanings, and most of those that
 * are likely to be too vague: `drums`.
 */
function thresholdsFor({ proposal }: Thresholds, reading: Reading, { predictions }: Retrieval): Thresholds {
  if ((predictions?.vague ?? 0) >= BOUNDS.vagueDoubt)
    return { proposal: Math.max(proposal, BOUNDS.vagueProposal) };
  return isBrief(reading) ? { proposal: Math.max(proposal, BOUNDS.briefProposal) } : { proposal };
}

/** Decides confidence, flags, status, risk and questions, and checks the first line. */
export function check(
  reading: Reading,
  retrieval: Retrieval,
  ranked: Ranking,
  schedule: ScheduleIndex,
  thresholds: Thresholds,
): Decision {
  const weighed = { reading, retrieval, schedule, thresholds: thresholdsFor(thresholds, reading, retrieval) };
  const isNothing = namesNothing({
    ...weighed,
    ranking: ranked,
    questions: [],
    confidence: 0,
    isOutsideSample: false,
  });
  const isLacking = !isNothing && isOutsideSample(retrieval, ranked, schedule);
  const ranking = isNothing || isLacking ? NO_LINES : ranked;
  const confidences = confidencesOf(ranking, schedule.version.market);
  const confidence = confidences.line;
  const questions = draftQuestions(reading, schedule, ranking);
  const findings = { ...weighed, ranking, questions, confidence, isOutsideSample: isLacking };
  const flags = decideFlags(findings);
  const risk = riskOf(confidence, flags);

  return {
    status: decideStatus(findings, flags),
    confidence,
    confidences,
    flags,
    risk,
    questions,
    checks: runChecks(findings),
    ranking,
    isOutsideSample: isLacking,
  };
}
