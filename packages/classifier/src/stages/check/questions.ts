import type { Attribute } from '@svc/knowledge/data/attributes';
import { tokenize } from '@svc/tariff/search/text';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { branchAttribute, branchValue } from '../../branch-key.ts';
import { commonDepth, gainOf, isUnder, runningLines } from './leading-lines.ts';
import { leavesUnder, type Step } from '../../compare/open-conditions.ts';
import {
  isFeature,
  isMentioned,
  isOfChemicals,
  isOfProcedure,
  isUnderstood,
  namedIn,
} from '../../compare/row-names.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import { attributeVotes, rowMaterialAgreement } from '../rank/agreement.ts';
import { conditionVote } from '../rank/condition-vote.ts';
import { lineReading } from '../rank/line-reading.ts';
import type { RankedLine, Ranking } from '../rank.ts';

/** Question on the sibling rows where the leading lines differ, as codes. */
export interface QuestionDraft {
  readonly kind: 'branch' | 'heading';
  readonly attribute: string;
  /** The fact that all rows depend on; `feature` for several or another. */
  readonly asks: Attribute | 'material' | 'heading' | 'feature';
  readonly options: readonly {
    readonly value: string;
    readonly line: string;
    readonly codes: readonly string[];
  }[];
  /** Information gain of the answer over the leading candidates, in bits. */
  readonly gain: number;
}

type Option = QuestionDraft['options'][number];

const OPTIONS_MAX = 9;
const CODES_MAX = 5;
/** Description length at which a row's condition may be phrased differently, so no question is asked. */
const LONG_WORDS = 30;
/** Maximum words of a description for a question on its heading. */
const BRIEF_WORDS_MAX = 3;

const optionOf = (
  schedule: ScheduleIndex,
  row: ScheduleLine,
  leaders: readonly RankedLine[],
  value: string,
): Option => {
  const leading = leaders.filter((line) => isUnder(line, row)).map(({ line }) => line);
  const lines = leading.length > 0 ? leading : leavesUnder(schedule, row).slice(0, CODES_MAX);
  return {
    value,
    line: row.description.replace(/^[\s-]+|[\s:]+$/gu, ''),
    codes: lines.flatMap(({ code }) => code ?? []),
  };
};

/** Verdict of all known facts on a row: −1 against, 1 for. */
const voteOn = (reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): number => {
  const known = lineReading(schedule, row);
  const votes = [
    rowMaterialAgreement(reading, known),
    conditionVote(reading, known),
    ...attributeVotes(reading.facts, known).map(({ vote }) => vote),
  ];
  return votes.find((vote) => vote < 0) ?? Math.max(...votes);
};

const differ = (sets: readonly (readonly string[])[]): boolean =>
  sets.every((set) => set.length > 0) && new Set(sets.map((set) => set.toSorted().join())).size > 1;

const asksFor = (schedule: ScheduleIndex, rows: readonly ScheduleLine[]): QuestionDraft['asks'] => {
  const told = rows.map((row) => lineReading(schedule, row)).filter(({ isResidual }) => !isResidual);
  const isOfMaterial =
    told.length === 1
      ? told[0]?.materialGroups.length
      : differ(told.map(({ materialNames }) => materialNames));
  const isPlain = rows.every(
    (row) => lineReading(schedule, row).limits.length === 0 && !/\bwithout\b/iu.test(row.description),
  );
  if (isOfMaterial && isPlain) return 'material';

  const [first, ...others] = told;
  const shared = [...(first?.attributes.keys() ?? [])].find(
    (attribute) =>
      attribute !== 'use' &&
      attribute !== 'form' &&
      (others.length === 0 || differ(told.map(({ attributes }) => attributes.get(attribute) ?? []))),
  );
  return shared ?? 'feature';
};

/** True if a description is understood and short enough to state conditions in a row's terms. */
export const isReadWhole = (reading: Reading): boolean =>
  reading.normalized.clean_description.split(/\s+/u).length <= LONG_WORDS && isUnderstood(reading);

const isNamed = (
  reading: Reading,
  schedule: ScheduleIndex,
  row: ScheduleLine,
  siblings: readonly ScheduleLine[],
): boolean => {
  const name = namedIn(reading, schedule, row);
  if (name === null) return false;

  const terms = tokenize(name);
  return siblings.some(({ description }) => {
    const told = new Set(tokenize(description));
    return !terms.every((term) => told.has(term));
  });
};

const nameInCommon = (rows: readonly ScheduleLine[]): boolean => {
  const [first = [], ...others] = rows.map(({ description }) => tokenize(description));
  return first.some((term) => others.every((terms) => terms.includes(term)));
};

/** True if every row is a feature that a person can recognise, and all are distinct. */
const canBeTold = (schedule: ScheduleIndex, rows: readonly ScheduleLine[]): boolean => {
  const texts = rows.map(({ description }) => tokenize(description).join(' ') || description.toLowerCase());
  // Rows that name the same goods ("T-shirts of cotton") differ only in the fact.
  const isOfOneFact = rows.length > 1 && asksFor(schedule, rows) !== 'feature' && nameInCommon(rows);
  return (
    new Set(texts).size === texts.length &&
    rows.every(
      (row, at) =>
        texts[at] !== '' &&
        !isOfProcedure(row) &&
        (lineReading(schedule, row).isResidual || isFeature(row.description) || isOfOneFact),
    )
  );
};

/** Rows under a parent that no known fact rules out; empty if a fact or the product name decides. */
function openRows(reading: Reading, schedule: ScheduleIndex, parent: ScheduleLine): readonly ScheduleLine[] {
  const rows = schedule.children(parent.position).filter((row) => leavesUnder(schedule, row).length > 0);
  if (rows.some((row) => isMentioned(reading, schedule, row))) return [];

  const votes = rows.map((row) => voteOn(reading, schedule, row));
  // Terms that all rows share do not decide.
  const isChosen = rows.map((row, at) => (votes[at] ?? 0) > 0 || isNamed(reading, schedule, row, rows));
  if (isChosen.includes(true) && isChosen.includes(false)) return [];

  return rows.filter((_, at) => (votes[at] ?? 0) >= 0);
}

/**
 * Question on the rows where the leading lines diverge; empty if a fact or the product name decides. Offers every row
 * that no known fact rules out, so a true answer never excludes the right line.
 */
function branchQuestion(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
): QuestionDraft[] {
  const [first] = leaders;
  const depth = commonDepth(leaders);
  const parent = first?.path[depth - 1];
  if (first === undefined || parent === undefined || !isReadWhole(reading)) return [];
  // A substance name decides between the rows of its chapter.
  if (isOfChemicals(first.line)) return [];

  const open = openRows(reading, schedule, parent);
  return canBeTold(schedule, open) ? questionOn(schedule, leaders, parent, open) : [];
}

/** Question on the open rows under a parent; empty if they are too many or exclude the first line. */
function questionOn(
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  parent: ScheduleLine,
  open: readonly ScheduleLine[],
): QuestionDraft[] {
  const [first] = leaders;
  const isFirstOpen = first !== undefined && open.some((row) => isUnder(first, row));
  if (!isFirstOpen || open.length < 2 || open.length > OPTIONS_MAX) return [];

  return [
    {
      kind: 'branch',
      attribute: branchAttribute(parent, schedule.ancestors(parent.position)),
      asks: asksFor(schedule, open),
      options: open.map((row) => optionOf(schedule, row, leaders, branchValue(row))),
      gain: gainOf(open, leaders),
    },
  ];
}

/** Question on the first open condition of a line that is otherwise sure; offers the siblings that no fact rules out. */
function conditionQuestion(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  [step]: readonly Step[],
): QuestionDraft[] {
  if (step === undefined) return [];
  const { parent, row, others } = step;
  const open = schedule
    .children(parent.position)
    .filter((each) => each.position === row.position || others.includes(each))
    .filter((each) => voteOn(reading, schedule, each) >= 0 && !isOfProcedure(each));
  const isDistinct = new Set(open.map(branchValue)).size === open.length;

  return isDistinct ? questionOn(schedule, leaders, parent, open) : [];
}

const isBrief = ({ normalized, facts }: Reading): boolean =>
  normalized.search_terms.length <= BRIEF_WORDS_MAX && normalized.materials.length === 0 && facts.size === 0;

/** Question on the heading, for goods described in one or two words. */
function headingQuestion(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
): QuestionDraft[] {
  const headings = [
    ...new Map(leaders.flatMap(({ path }) => path.slice(0, 1)).map((row) => [row.position, row])).values(),
  ];
  const first = new Map(leaders.map((line) => [line.path[0]?.position, line.headingProbability]));
  const covered = [...first.values()].reduce((sum, probability) => sum + probability, 0);
  // The right heading must be among the options.
  if (headings.length < 2 || !isBrief(reading) || covered < BOUNDS.settledHeading) return [];
  if (headings.some((row) => namedIn(reading, schedule, row) !== null)) return [];

  return [
    {
      kind: 'heading',
      attribute: 'heading',
      asks: 'heading',
      options: headings.map((row) => optionOf(schedule, row, leaders, row.codeDigits ?? '')),
      gain: gainOf(headings, leaders),
    },
  ];
}

/** Drafts the question that would decide between the leading lines; empty if facts decide or nobody could answer it. */
function leadersQuestion(reading: Reading, schedule: ScheduleIndex, ranking: Ranking): QuestionDraft[] {
  const [first] = ranking.lines;
  const leaders = runningLines(ranking);
  if (first === undefined || leaders.length < 2) return [];

  const answered = new Set(reading.answers.map(({ attribute }) => attribute));
  const drafts =
    commonDepth(leaders) === 0
      ? headingQuestion(reading, schedule, leaders)
      : branchQuestion(reading, schedule, leaders);

  return drafts.filter(
    ({ gain, attribute, kind }) =>
      gain >= BOUNDS.gainMin &&
      !answered.has(attribute) &&
      (kind === 'heading' || first.headingProbability >= BOUNDS.settledHeading),
  );
}

/** Drafts the question between the leading lines, otherwise the one on an open condition (`conditions`) of the first. */
export function draftQuestions(
  reading: Reading,
  schedule: ScheduleIndex,
  ranking: Ranking,
  conditions: readonly Step[] = [],
): QuestionDraft[] {
  const drafts = leadersQuestion(reading, schedule, ranking);
  return drafts.length > 0
    ? drafts
    : conditionQuestion(reading, schedule, ranking.lines.slice(0, 1), conditions);
}
