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

/** The models know many vague texts, such as "drums", by one of their meanings: more confidence is asked of those. */
function thresholdsFor(thresholds: Thresholds, { predictions }: Retrieval): Thresholds {
  const isDoubtful = (predictions?.vague ?? 0) >= BOUNDS.vagueDoubt;
  return isDoubtful ? { proposal: Math.max(thresholds.proposal, BOUNDS.vagueProposal) } : thresholds;
}

/** Decides confidence, flags, status, risk and questions, and checks the first line. */
export function check(
  reading: Reading,
  retrieval: Retrieval,
  ranked: Ranking,
  schedule: ScheduleIndex,
  thresholds: Thresholds,
): Decision {
  const weighed = { reading, retrieval, schedule, thresholds: thresholdsFor(thresholds, retrieval) };
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
