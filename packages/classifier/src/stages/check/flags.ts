import type { Precedent } from '@svc/domain/rulings/precedent';
import type { MessageParams } from '@svc/i18n/translate';
import { cue } from '@svc/knowledge/read-table';
import { codeDigits, writeCode } from '@svc/tariff/code';
import { BLOCKING_FLAG_CODES, FLAG_CODES, type Flag, type FlagCode } from '../../classification.ts';
import { hasNoun, noteBetween } from '../../compare/notes.ts';
import type { OpenCondition } from '../../compare/open-conditions.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine, Ranking } from '../rank.ts';
import { isNear } from '../rank/precedents.ts';
import type { Retrieval } from '../retrieve.ts';
import { isSameAt, isSure, type Aim } from './aim.ts';
import { leadingLines, runningLines } from './leading-lines.ts';
import type { QuestionDraft } from './questions.ts';

/** A text that says how its set is classified. */
const SETTLED_SET = cue('settled set', 'iu');

export const BLOCKING_FLAGS: ReadonlySet<FlagCode> = new Set<FlagCode>(BLOCKING_FLAG_CODES);

export interface Findings {
  readonly reading: Reading;
  readonly retrieval: Retrieval;
  readonly ranking: Ranking;
  readonly schedule: ScheduleIndex;
  readonly questions: readonly QuestionDraft[];
  readonly aim: Aim;
  /** Conditions of the first line that decide the requested digits and that the description leaves open. */
  readonly conditions: readonly OpenCondition[];
  readonly isOutsideSample: boolean;
}

/** Reason of `set_or_kit` if the leading lines share a heading, where General Rule 3(b) decides nothing. */
export const ONE_HEADING = 'one_heading';

const areOfSeveralHeadings = (ranking: Ranking): boolean =>
  new Set(leadingLines(ranking).map(({ path }) => path[0]?.position)).size > 1;

type Decide = (findings: Findings, first: RankedLine | undefined) => MessageParams | null;

/** True if the schedule's text, a condition that the goods meet, a ruling, or the fitted models support a line. */
export function hasOfficialEvidence(line: RankedLine): boolean {
  return (
    line.scores.overlap >= BOUNDS.overlapFloor ||
    (line.predicted ?? 0) >= BOUNDS.predictedEvidence ||
    line.findings.some(({ verdict }) => verdict === 'meets') ||
    line.precedents.some(({ source }) => source === 'ruling')
  );
}

/** True if the leading lines share a heading and differ by a fact that a question can settle. */
export function differByOpenFact({ ranking, questions, aim }: Findings): boolean {
  const leaders = leadingLines(ranking);
  const [first] = ranking.lines;

  return (
    first !== undefined &&
    leaders.length > 1 &&
    !isSure(aim) &&
    first.headingProbability >= BOUNDS.settledHeading &&
    leaders.every(({ path }) => path[0]?.position === first.path[0]?.position) &&
    questions.some(({ kind, gain }) => kind !== 'heading' && gain >= BOUNDS.gainSettling)
  );
}

/** True if the first line reaches its threshold but has an open condition. */
export const lacksCondition = ({ aim, conditions, ranking }: Findings): boolean =>
  conditions.length > 0 && isSure(aim) && !ranking.isSettled;

/** Precedents on the same kind of goods with another subheading, nearest first. */
export function precedentsAgainst({ cited }: Retrieval, line: RankedLine): readonly Precedent[] {
  return cited
    .filter(
      (precedent) =>
        isNear(precedent) &&
        (codeDigits(precedent.code) ?? '').slice(0, 6) !== line.line.codeDigits?.slice(0, 6),
    )
    .toSorted((a, b) => b.similarity - a.similarity);
}

const codesAgainst = (retrieval: Retrieval, line: RankedLine, schedule: ScheduleIndex): string =>
  [
    ...new Set(
      precedentsAgainst(retrieval, line).map(({ code }) =>
        writeCode(codeDigits(code) ?? '', schedule.version.market),
      ),
    ),
  ].join(', ');

/** True if precedents on the same kind of goods disagree, and none as near agrees with the line. */
export function contradictedByPrecedents(retrieval: Retrieval, line: RankedLine): boolean {
  const [against] = precedentsAgainst(retrieval, line);
  const [own] = line.precedents;
  return against !== undefined && against.similarity > (own?.similarity ?? 0);
}

/** True if a heading names the goods, is usual for them, or a fact meets a condition of the line. */
const mayHold = (reading: Reading, { path: [heading], findings }: RankedLine): boolean =>
  findings.some(({ verdict }) => verdict === 'meets') ||
  (heading !== undefined &&
    (hasNoun(reading, heading) ||
      reading.products.some(({ type }) =>
        type.headings.some((usual) => heading.codeDigits?.startsWith(usual.slice(0, 4)) ?? false),
      )));

/** Finds a leading line whose goods a note excludes from the first line's heading, with the note. */
export function legalConflict(
  { reading, ranking }: Pick<Findings, 'reading' | 'ranking'>,
  first: RankedLine,
): { readonly reference: string; readonly code: string } | null {
  const found = runningLines(ranking)
    .filter((line) => mayHold(reading, line))
    .flatMap(({ path: [heading] }) => {
      const note = noteBetween(heading?.codeDigits ?? '', first.line.codeDigits ?? '');
      return note === null
        ? []
        : [{ reference: note.reference, code: (heading?.codeDigits ?? '').slice(0, 4) }];
    });
  return found[0] ?? null;
}

const on = (condition: boolean, params: MessageParams = {}): MessageParams | null =>
  condition ? params : null;

// Text that was not understood takes precedence over the response language, which the reader sees.
function languageFallback({ normalized, unsupportedLanguage }: Reading): MessageParams | null {
  if (normalized.flags.includes('language_fallback')) {
    return { reason: 'description', language: normalized.language };
  }
  return unsupportedLanguage === null ? null : { reason: 'answer', language: unsupportedLanguage };
}

/** A row for sets: `Travel sets`, `Colors in sets`. */
const OF_SETS = /^[^;]*\b(?:sets|kits)\b[^;]*$/iu;

/** True for a set, unless the text says how it is classified or the line is one of sets. */
const isUnsettledSet = ({ isSet, normalized }: Reading, first: RankedLine | undefined): boolean =>
  isSet &&
  !SETTLED_SET.test(normalized.clean_description) &&
  !(first?.path.some(({ description }) => OF_SETS.test(description)) ?? false);

const DECISIONS: Readonly<Record<FlagCode, Decide>> = {
  not_goods: ({ isOutsideSample }, first) => on(first === undefined && !isOutsideSample),
  not_in_sample: ({ isOutsideSample, schedule }) =>
    on(isOutsideSample, { lines: schedule.leafCount(), market: schedule.version.market }),
  // A description that names no goods has a separate flag: there is no code to support.
  no_official_evidence: ({ ranking }, first) =>
    on(first !== undefined && !ranking.isSettled && !hasOfficialEvidence(first)),
  low_confidence: ({ aim }) =>
    on(!isSure(aim), {
      reason: aim.level === aim.digits ? 'below' : 'below_at',
      level: aim.level,
      confidence: aim.confidence,
      threshold: aim.threshold,
      percent: Math.floor(aim.confidence * 100),
      least: Math.ceil(aim.threshold * 100),
    }),
  close_alternatives: ({ ranking, aim }, first) => {
    const [, second] = ranking.lines;
    const isClose =
      !ranking.isSettled &&
      first !== undefined &&
      second !== undefined &&
      !isSameAt(aim, second.line.codeDigits, first.line.codeDigits) &&
      second.scores.final >= first.scores.final * BOUNDS.closeShare;

    return on(isClose, { code: second?.line.code ?? '' });
  },
  missing_attributes: (findings) =>
    on(differByOpenFact(findings) || lacksCondition(findings), {
      attributes: findings.questions.map(({ attribute }) => attribute).join(', '),
    }),
  legal_conflict: (findings, first) => {
    const conflict =
      first === undefined || findings.ranking.isSettled ? null : legalConflict(findings, first);
    return conflict === null ? null : { ...conflict };
  },
  precedent_conflict: ({ retrieval, ranking, schedule }, first) =>
    on(first !== undefined && !ranking.isSettled && contradictedByPrecedents(retrieval, first), {
      codes: first === undefined ? '' : codesAgainst(retrieval, first, schedule),
    }),
  set_or_kit: ({ reading, ranking }, first) =>
    on(
      isUnsettledSet(reading, first) && !ranking.isSettled,
      areOfSeveralHeadings(ranking) ? {} : { reason: ONE_HEADING },
    ),
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

/** Returns the flags that the findings raise, blocking ones first. */
export function decideFlags(findings: Findings): Flag[] {
  const [first] = findings.ranking.lines;
  return FLAG_CODES.flatMap((code) => {
    const params = DECISIONS[code](findings, first);
    return params === null ? [] : [{ code, params }];
  });
}
