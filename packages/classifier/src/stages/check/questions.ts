import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { branchAttribute, branchValue } from '../../branch-key.ts';
import { mayBelongTo } from '../../compare/notes.ts';
import type { OpenCondition } from '../../compare/open-conditions.ts';
import { isBareRest, isOfChemicals, isOfProcedure, isUnderstood, namedIn } from '../../compare/row-names.ts';
import { bare } from '../../compare/row-quotes.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import { lineReading } from '../rank/line-reading.ts';
import type { RankedLine, Ranking } from '../rank.ts';
import { asksFor, canBeTold, partByWholeMaterial, type AskedFact } from './asked-fact.ts';
import { commonDepth, gainOf, isAmong, isUnder, runningLines } from './leading-lines.ts';
import { openRows, voteOn } from './open-rows.ts';
import { labelOf, optionOf, type Option } from './question-options.ts';

/** Question on the sibling rows where the leading lines differ, as codes. */
export interface QuestionDraft {
  readonly kind: 'branch' | 'heading';
  readonly attribute: string;
  readonly asks: AskedFact;
  readonly options: readonly Option[];
  /** Information gain over the leading candidates, in bits. */
  readonly gain: number;
}

const OPTIONS_MAX = 9;
/** Description length at which a row's condition may be phrased differently, so no question is asked. */
const LONG_WORDS = 30;
/** Maximum length of a description for a question on its heading. */
const BRIEF_WORDS_MAX = 3;

/** True if a description is understood and short enough to state conditions in a row's terms. */
export const isReadWhole = (reading: Reading): boolean =>
  reading.normalized.clean_description.split(/\s+/u).length <= LONG_WORDS && isUnderstood(reading);

/** A purpose: `For telescopic sights`. */
const FOR = /^[\s-]*for\s/iu;

/**
 * True if the first line is of the residual row and the others name purposes that the description does not touch, or
 * the line is sure as it is.
 */
function isIdle(
  reading: Reading,
  schedule: ScheduleIndex,
  open: readonly ScheduleLine[],
  { first, isSure }: { readonly first: RankedLine; readonly isSure: boolean },
): boolean {
  const own = open.find((row) => isUnder(first, row));
  const isUntouched = (row: ScheduleLine): boolean =>
    FOR.test(row.description) && lineReading(schedule, row).terms.every((term) => !reading.terms.has(term));

  return (
    own !== undefined && isBareRest(own) && (isSure || open.every((row) => row === own || isUntouched(row)))
  );
}

/** The step above a question on the material where other materials part already: leather above plastics and textiles. */
function materialStep(
  reading: Reading,
  schedule: ScheduleIndex,
  above: readonly ScheduleLine[],
): { readonly parent: ScheduleLine; readonly open: readonly ScheduleLine[] } | null {
  if (reading.normalized.materials.length > 0) return null;
  const steps = above.map((parent) => ({ parent, open: openRows(reading, schedule, parent) }));
  return steps.find(({ open }) => partByWholeMaterial(schedule, open) && canBeTold(schedule, open)) ?? null;
}

/**
 * Question on the rows where the leading lines diverge; empty if a fact or the product name decides. Offers every row
 * that no known fact rules out, so a true answer never excludes the right line.
 */
function branchQuestion(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  isSure: boolean,
): QuestionDraft[] {
  const [first] = leaders;
  const depth = commonDepth(leaders);
  const parent = first?.path[depth - 1];
  if (first === undefined || parent === undefined || !isReadWhole(reading)) return [];
  // A substance name decides between the rows of its chapter.
  if (isOfChemicals(first.line)) return [];

  const open = openRows(reading, schedule, parent);
  if (!canBeTold(schedule, open) || isIdle(reading, schedule, open, { first, isSure })) return [];
  const above =
    asksFor(schedule, open) === 'material'
      ? materialStep(reading, schedule, first.path.slice(0, depth - 1))
      : null;
  const asked = above ?? { parent, open };
  return questionOn(reading, schedule, leaders, asked).map((draft) => ({
    ...draft,
    asks: above === null ? draft.asks : 'material',
    gain: gainOf(open, leaders),
  }));
}

/** Question on the open rows under a parent; empty if they are too many or exclude the first line. */
function questionOn(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  { parent, open }: { readonly parent: ScheduleLine; readonly open: readonly ScheduleLine[] },
): QuestionDraft[] {
  const [first] = leaders;
  const isFirstOpen = first !== undefined && open.some((row) => isUnder(first, row));
  if (!isFirstOpen || open.length < 2 || open.length > OPTIONS_MAX) return [];

  return [
    {
      kind: 'branch',
      attribute: branchAttribute(parent, schedule.ancestors(parent.position)),
      asks: asksFor(schedule, open),
      options: open.map((row) =>
        optionOf(reading, schedule, leaders, {
          row,
          value: branchValue(row),
          label: labelOf(schedule, parent, row),
        }),
      ),
      gain: gainOf(open, leaders),
    },
  ];
}

/** Question on the first open condition of a line that is otherwise sure; offers the siblings that no fact rules out. */
function conditionQuestion(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  [step]: readonly OpenCondition[],
): QuestionDraft[] {
  if (step === undefined) return [];
  const { parent, row, others } = step;
  const open = schedule
    .children(parent.position)
    .filter((each) => each.position === row.position || others.includes(each))
    .filter((each) => voteOn(reading, schedule, each) >= 0 && !isOfProcedure(each));
  const dimensions = new Set(lineReading(schedule, step.open).limits.map(({ dimension }) => dimension));
  const measured = open.filter((each) => {
    const { limits, isResidual } = lineReading(schedule, each);
    return isResidual || limits.some(({ dimension }) => dimensions.has(dimension));
  });
  const asked = measured.length > 1 && dimensions.size > 0 ? measured : open;
  const isDistinct = new Set(asked.map(branchValue)).size === asked.length;

  return isDistinct ? questionOn(reading, schedule, leaders, { parent, open: asked }) : [];
}

const isBrief = ({ normalized, facts }: Reading): boolean =>
  normalized.search_terms.length <= BRIEF_WORDS_MAX &&
  normalized.materials.length === 0 &&
  facts.size === 0 &&
  normalized.electrical !== true;

/** Question on the heading, for goods with a short description. */
function headingQuestion(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  confidence: number,
): QuestionDraft[] {
  const goods = leaders[0]?.line.codeDigits ?? '';
  const headings = [
    ...new Map(leaders.flatMap(({ path }) => path.slice(0, 1)).map((row) => [row.position, row])).values(),
  ].filter((row, place) => place === 0 || mayBelongTo(reading, row, goods));
  if (headings.length < 2 || !isBrief(reading) || !isAmong(leaders, confidence)) return [];
  // A substance name decides between the headings of its chapter.
  if (headings.some((row) => isOfChemicals(row) || namedIn(reading, schedule, row) !== null)) return [];

  return [
    {
      kind: 'heading',
      attribute: 'heading',
      asks: 'heading',
      options: headings.map((row) =>
        optionOf(reading, schedule, leaders, {
          row,
          value: row.codeDigits ?? '',
          label: bare(row),
        }),
      ),
      gain: gainOf(headings, leaders),
    },
  ];
}

interface Known {
  /** Confidence in the first line's heading. */
  readonly confidence: number;
  /** True if the first line reaches its threshold. */
  readonly isSure: boolean;
  /** Open conditions of the first line. */
  readonly conditions: readonly OpenCondition[];
}

/** Drafts the question that would decide between the leading lines; empty if facts decide or nobody could know. */
function leadersQuestion(
  reading: Reading,
  schedule: ScheduleIndex,
  ranking: Ranking,
  { confidence, isSure }: Known,
): QuestionDraft[] {
  const [first] = ranking.lines;
  const leaders = runningLines(ranking);
  if (first === undefined || leaders.length < 2) return [];

  const answered = new Set(reading.answers.map(({ attribute }) => attribute));
  const drafts =
    commonDepth(leaders) === 0
      ? headingQuestion(reading, schedule, leaders, confidence)
      : branchQuestion(reading, schedule, leaders, isSure);

  return drafts.filter(
    ({ gain, attribute, kind }) =>
      gain >= BOUNDS.gainMin &&
      !answered.has(attribute) &&
      (kind === 'heading' || first.headingProbability >= BOUNDS.settledHeading),
  );
}

/** Drafts the question between the leading lines, otherwise the one on an open condition of a sure first line. */
export function draftQuestions(
  reading: Reading,
  schedule: ScheduleIndex,
  ranking: Ranking,
  known: Known,
): QuestionDraft[] {
  const drafts = leadersQuestion(reading, schedule, ranking, known);
  return drafts.length > 0 || !known.isSure
    ? drafts
    : conditionQuestion(reading, schedule, ranking.lines.slice(0, 1), known.conditions);
}
