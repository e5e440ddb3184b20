import type { MessageParams } from '@svc/i18n/translate';
import { codeDigits, writeCode } from '@svc/tariff/code';
import type { Market } from '@svc/tariff/market';
import { BLOCKING_FLAG_CODES, FLAG_CODES, type Flag, type FlagCode } from '../../classification.ts';
import type { Thresholds } from '../../options.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import { isCited, isNear } from '../rank/precedents.ts';
import type { RankedLine, Ranking } from '../rank.ts';
import type { Retrieval } from '../retrieve.ts';
import type { QuestionDraft } from './question-options.ts';
import { leadingLines } from './questions.ts';

/** Flags that keep a line from being proposed. */
export const BLOCKING_FLAGS: ReadonlySet<FlagCode> = new Set<FlagCode>(BLOCKING_FLAG_CODES);

/** What flags are decided from. */
export interface Findings {
  readonly reading: Reading;
  readonly retrieval: Retrieval;
  readonly ranking: Ranking;
  readonly schedule: ScheduleIndex;
  readonly questions: readonly QuestionDraft[];
  /** 0 to 1. */
  readonly confidence: number;
  readonly thresholds: Thresholds;
  /** Whether the schedule is a sample that has no line for the goods. */
  readonly isOutsideSample: boolean;
}

/** Reason of `set_or_kit` where the leading lines stand under one heading: General Rule 3(b) decides nothing there. */
export const ONE_HEADING = 'one_heading';

const areOfSeveralHeadings = (ranking: Ranking): boolean =>
  new Set(leadingLines(ranking).map(({ path }) => path[0]?.position)).size > 1;

type Decide = (findings: Findings, first: RankedLine | undefined) => MessageParams | null;

/** Whether the schedule's words, a ruling, or the models fitted on official texts and rulings speak for a line. */
export function hasOfficialEvidence(line: RankedLine): boolean {
  return (
    line.scores.overlap >= BOUNDS.overlapFloor ||
    (line.predicted ?? 0) >= BOUNDS.predictedEvidence ||
    line.precedents.some(({ source }) => source === 'ruling')
  );
}

/** Whether the leading lines stand under one heading and differ by a fact that a question can settle. */
export function differByOpenFact({ ranking, questions, confidence, thresholds }: Findings): boolean {
  const leaders = leadingLines(ranking);
  const [first] = leaders;

  return (
    first !== undefined &&
    leaders.length > 1 &&
    confidence < thresholds.proposal &&
    first.headingProbability >= BOUNDS.settledHeading &&
    leaders.every(({ path }) => path[0]?.position === first.path[0]?.position) &&
    questions.some(({ kind, gain }) => kind !== 'heading' && gain >= BOUNDS.gainSettling)
  );
}

/** Codes of precedents near enough to count that stand under other six digits than the line. */
export function precedentsAgainst(retrieval: Retrieval, line: RankedLine): string[] {
  return retrieval.precedents
    .filter((precedent) => isCited(precedent) && isNear(precedent))
    .map(({ code }) => codeDigits(code) ?? '')
    .filter((digits) => digits.slice(0, 6) !== line.line.codeDigits?.slice(0, 6));
}

const codesAgainst = (retrieval: Retrieval, line: RankedLine, market: Market): string =>
  [...new Set(precedentsAgainst(retrieval, line))].map((digits) => writeCode(digits, market)).join(', ');

/** Whether near precedents stand elsewhere and none stands with the line. */
export function contradictedByPrecedents(retrieval: Retrieval, line: RankedLine): boolean {
  return line.precedents.length === 0 && precedentsAgainst(retrieval, line).length > 0;
}

const on = (condition: boolean, params: MessageParams = {}): MessageParams | null =>
  condition ? params : null;

// What could not be read weighs more than the language of the answer, which the reader sees.
function languageFallback({ normalized, unsupportedLanguage }: Reading): MessageParams | null {
  if (normalized.flags.includes('language_fallback')) {
    return { reason: 'description', language: normalized.language };
  }
  return unsupportedLanguage === null ? null : { reason: 'answer', language: unsupportedLanguage };
}

const DECISIONS: Readonly<Record<FlagCode, Decide>> = {
  not_goods: ({ isOutsideSample }, first) => on(first === undefined && !isOutsideSample),
  not_in_sample: ({ isOutsideSample, schedule }) =>
    on(isOutsideSample, { lines: schedule.leafCount(), market: schedule.version.market }),
  // A description that names no goods has its own flag: there is no code to support.
  no_official_evidence: ({ ranking }, first) =>
    on(first !== undefined && !ranking.isSettled && !hasOfficialEvidence(first)),
  low_confidence: ({ confidence, thresholds }) =>
    on(confidence < thresholds.proposal, { confidence, threshold: thresholds.proposal }),
  close_alternatives: ({ ranking }, first) => {
    const second = ranking.lines
      .slice(1)
      .reduce<RankedLine | undefined>(
        (best, line) => (best === undefined || line.scores.final > best.scores.final ? line : best),
        undefined,
      );
    const isClose =
      !ranking.isSettled &&
      first !== undefined &&
      second !== undefined &&
      second.scores.final >= first.scores.final * BOUNDS.closeShare;

    return on(isClose, { code: second?.line.code ?? '' });
  },
  missing_attributes: (findings) =>
    on(differByOpenFact(findings), {
      attributes: findings.questions.map(({ attribute }) => attribute).join(', '),
    }),
  legal_conflict: ({ ranking }, first) =>
    on(first?.legal.status === 'excluded' && !ranking.isSettled, {
      reference: first?.legal.rules.find(({ effect }) => effect === 'excludes')?.reference ?? '',
    }),
  precedent_conflict: ({ retrieval, ranking, schedule }, first) =>
    on(first !== undefined && !ranking.isSettled && contradictedByPrecedents(retrieval, first), {
      codes: first === undefined ? '' : codesAgainst(retrieval, first, schedule.version.market),
    }),
  set_or_kit: ({ reading, ranking }) =>
    on(reading.isSet && !ranking.isSettled, areOfSeveralHeadings(ranking) ? {} : { reason: ONE_HEADING }),
  demo_data: ({ schedule }) => on(schedule.version.isDemo),
  lexical_only: ({ retrieval }) => on(retrieval.predictions === null || retrieval.failed.length > 0),
  superseded_schedule: ({ schedule }) =>
    on(schedule.version.isSuperseded, { version: schedule.version.version }),
  language_fallback: ({ reading }) => languageFallback(reading),
  code_changed_recently: ({ schedule }, first) =>
    on(first !== undefined && schedule.isRecentlyChanged(first.line.codeDigits ?? ''), {
      code: first?.line.code ?? '',
    }),
};

/** Flags that the findings call for, blocking ones first. */
export function decideFlags(findings: Findings): Flag[] {
  const [first] = findings.ranking.lines;
  return FLAG_CODES.flatMap((code) => {
    const params = DECISIONS[code](findings, first);
    return params === null ? [] : [{ code, params }];
  });
}
