import { confidencesOf, type Confidences } from '../calibration.ts';
import type { Check, ClassificationStatus, Flag } from '../classification.ts';
import { openConditions, type OpenCondition } from '../compare/open-conditions.ts';
import { stepsOf } from '../compare/steps.ts';
import { DEFAULT_THRESHOLDS, type ProposalDigits, type Thresholds } from '../options.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { runChecks } from './check/checks.ts';
import { decideFlags } from './check/flags.ts';
import { isOutsideSample } from './check/outside-sample.ts';
import { aimOf, isShort, isSure, type Aim } from './check/aim.ts';
import { draftQuestions, isReadWhole, type QuestionDraft } from './check/questions.ts';
import { decideStatus, namesNothing, riskOf } from './check/status-and-risk.ts';
import type { Ranking } from './rank.ts';
import type { Retrieval } from './retrieve.ts';

export interface Decision {
  readonly status: ClassificationStatus;
  /** Confidence of the whole line, 0 to 1. */
  readonly confidence: number;
  readonly confidences: Confidences;
  readonly flags: readonly Flag[];
  readonly risk: number;
  readonly questions: readonly QuestionDraft[];
  readonly checks: readonly Check[];
  /** Lines to show, best first; empty if the description names no goods or the sample lacks them. */
  readonly ranking: Ranking;
  /** True if the schedule is a sample without a line for the goods. */
  readonly isOutsideSample: boolean;
  readonly aim: Aim;
  /** Conditions of the first line that the description leaves open. */
  readonly openConditions: readonly OpenCondition[];
}

const NO_LINES: Ranking = { lines: [], considered: 0, isSettled: false };

export function check(
  reading: Reading,
  retrieval: Retrieval,
  ranked: Ranking,
  schedule: ScheduleIndex,
  thresholds: Thresholds = DEFAULT_THRESHOLDS,
  digits: ProposalDigits = null,
): Decision {
  const isNothing = namesNothing(reading, retrieval, ranked);
  const isLacking = !isNothing && isOutsideSample(retrieval, ranked, schedule);
  const ranking = isNothing || isLacking ? NO_LINES : ranked;
  const confidences = confidencesOf(reading, retrieval, ranking, schedule.version.market);
  const confidence = confidences.line;
  const [first] = ranking.lines;
  const steps = ranking.lines.slice(0, 1).flatMap(({ path }) => stepsOf(schedule, path));
  const open = first === undefined ? [] : openConditions(reading, schedule, first, steps);
  // A long description may phrase a condition differently.
  const isWhole = isReadWhole(reading);
  const unanswered = isWhole ? open.filter(({ isAsked }) => isAsked) : [];
  const openFrom = Math.min(...open.map(({ level }) => level));
  const aim = aimOf(confidences, thresholds, digits, openFrom);
  const conditions = unanswered.filter(({ level }) => !isShort(aim) || level <= aim.digits);
  const known = { confidence: confidences.heading, isSure: isSure(aim), conditions };
  const questions = draftQuestions(reading, schedule, ranking, known);
  const findings = {
    reading,
    retrieval,
    schedule,
    ranking,
    questions,
    aim,
    conditions,
    isOutsideSample: isLacking,
  };
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
    aim,
    openConditions: open.filter(({ isAsked }) => isAsked),
  };
}
