import type { Precedent } from '@svc/domain/rulings/precedent';
import { codeDigits, writeCode } from '@svc/tariff/code';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import { LIST_SEPARATOR } from '../../classification.ts';
import type { Reason } from '../../coded-sentences.ts';
import { mayBelongTo } from '../../compare/notes.ts';
import { openBeside } from '../../compare/open-conditions.ts';
import { levelOf, stepsOf } from '../../compare/steps.ts';
import { isBareRest, isFeature, isOfChemicals, isOfProcedure, isReadable } from '../../compare/row-names.ts';
import { rowName, titleOf } from '../../compare/row-quotes.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import type { Decision } from '../check.ts';
import { codeAt, settledDigits } from '../check/aim.ts';
import { contradictedByPrecedents, precedentsAgainst } from '../check/flags.ts';
import { isAmong, leadingLines, runningLines } from '../check/leading-lines.ts';
import { asksFor } from '../check/asked-fact.ts';
import { isReadWhole } from '../check/questions.ts';
import { statedDimensions } from '../normalize/figures.ts';
import { lineReading } from '../rank/line-reading.ts';
import type { RankedLine } from '../rank.ts';
import type { Retrieval } from '../retrieve.ts';
import { reasonsAgainst, toCheck } from './statements.ts';

const SHARE = /^share/u;
const AGAINST_MAX = 2;
const HEADINGS_MAX = 4;

const againstReason = (
  schedule: ScheduleIndex,
  { source, rulingNumber, date, code, title }: Precedent,
): Reason => ({
  key: source === 'ruling' ? 'against_ruling' : 'against_decision',
  params: {
    number: rulingNumber ?? '',
    date: date ?? '',
    title: titleOf(title),
    code: writeCode(codeDigits(code) ?? '', schedule.version.market),
  },
});

const againstReasons = (retrieval: Retrieval, schedule: ScheduleIndex, first: RankedLine): Reason[] =>
  contradictedByPrecedents(retrieval, first)
    ? precedentsAgainst(retrieval, first)
        .slice(0, AGAINST_MAX)
        .map((precedent) => againstReason(schedule, precedent))
    : [];

const partingOf = (line: RankedLine, other: RankedLine): ScheduleLine => {
  const at = line.path.findIndex(({ position }, place) => other.path[place]?.position !== position);
  return line.path[at] ?? line.line;
};

/** Headings of the leading lines to which goods of the first one may belong. */
function headingsInQuestion(
  reading: Reading,
  leaders: readonly RankedLine[],
  first: RankedLine,
): readonly ScheduleLine[] {
  const goods = first.line.codeDigits ?? '';
  const open = leaders.filter(
    ({ path: [heading] }) =>
      heading === first.path[0] || (heading !== undefined && mayBelongTo(reading, heading, goods)),
  );
  const headings = new Map(open.map(({ path }) => [path[0]?.position, path[0]]));
  return headings.size > 1 ? [...headings.values()].flatMap((row) => row ?? []) : [];
}

/** True if two rows differ by the material, a limit or an attribute, and the description states none of its kind. */
function partByOpenFact(reading: Reading, schedule: ScheduleIndex, rows: readonly ScheduleLine[]): boolean {
  const isPlain = rows.every(
    (row) => !isOfProcedure(row) && !isOfChemicals(row) && (isFeature(row.description) || isBareRest(row)),
  );
  const asked = asksFor(schedule, rows);
  if (!isPlain || asked === 'heading') return false;
  if (asked === 'material') return reading.normalized.materials.length === 0;
  if (asked !== 'feature') return !reading.facts.has(asked);

  const stated = statedDimensions(reading.normalized.clean_description);
  const limits = rows.flatMap((row) => lineReading(schedule, row).limits);
  return (
    limits.length > 0 && limits.every(({ dimension }) => !stated.has(dimension) && !SHARE.test(dimension))
  );
}

function sameAsKnown(
  reading: Reading,
  schedule: ScheduleIndex,
  first: RankedLine,
  second: RankedLine,
): Reason[] {
  const rows = [partingOf(first, second), partingOf(second, first)];
  const shared = new Set(first.path.filter((row) => second.path.includes(row)));
  const findings = [...first.findings, ...second.findings].filter(({ row }) => !shared.has(row));
  const isTold = rows.some(
    (row) =>
      !isReadable(reading, row) ||
      (!isBareRest(row) && tokenize(row.description).some((term) => reading.terms.has(term))),
  );
  const [one = '', other = ''] = rows.map((row) => rowName(row));

  const isOpen = findings.length === 0 && isReadWhole(reading) && partByOpenFact(reading, schedule, rows);
  return isTold || !isOpen || one === other ? [] : [{ key: 'same_as_known', params: { one, other } }];
}

/** Open headings; with a sure heading, the two lines that no known fact separates. */
function parting(
  reading: Reading,
  schedule: ScheduleIndex,
  first: RankedLine,
  { ranking, aim, confidences }: Decision,
): Reason[] {
  const leaders = leadingLines(ranking);
  const second = leaders.find((line) => line !== first);
  if (aim.reached.length > 0) {
    const isOpen = headingsInQuestion(reading, leaders, first).length > 0 || second === undefined;
    return isOpen ? [] : sameAsKnown(reading, schedule, first, second);
  }
  const running = runningLines(ranking);
  const headings = isAmong(running, confidences.heading) ? headingsInQuestion(reading, running, first) : [];
  const names = headings.slice(0, HEADINGS_MAX).map((row) => rowName(row));
  return names.length === 0
    ? []
    : [{ key: 'several_headings', params: { rows: names.join(LIST_SEPARATOR) } }];
}

/** The rows at which the two leading lines part; without a second line, the heading of the first. */
function rowsToCompare(first: RankedLine, { ranking }: Decision): Reason {
  const second = leadingLines(ranking).find((line) => line !== first);
  const rows =
    second === undefined ? first.path.slice(0, 1) : [partingOf(first, second), partingOf(second, first)];
  return { key: 'compare_rows', params: { rows: rows.map((row) => rowName(row)).join(LIST_SEPARATOR) } };
}

/**
 * Remedies for a line that is not proposed: the question, a level that is already sure, or the difference of the
 * leading lines.
 */
function wouldSettle(
  reading: Reading,
  schedule: ScheduleIndex,
  decision: Decision,
  first: RankedLine,
): Reason[] {
  const { status, questions, aim } = decision;
  if (status === 'proposed') return [];
  const [question] = questions;
  const [digits] = aim.reached;
  const start = (first.line.codeDigits ?? '').slice(0, digits);
  const isParted = decision.ranking.lines.some(
    ({ line }) => line !== first.line && line.codeDigits?.startsWith(start),
  );
  const sure: Reason[] =
    digits === undefined || !isParted
      ? []
      : [{ key: 'sure_at', params: { digits, code: codeAt(start, digits) } }];
  const codes = (question?.options ?? []).map((option) => option.codes[0] ?? '').join(LIST_SEPARATOR);

  const settling: Reason[] = [
    ...(question === undefined
      ? parting(reading, schedule, first, decision)
      : [{ key: 'answer_question' as const, params: { rows: codes } }]),
    ...sure,
  ];
  return settling.length > 0 ? settling : [rowsToCompare(first, decision)];
}

/** Evidence against the proposed line, its remedy, and what was not compared. */
export function openPoints(
  reading: Reading,
  retrieval: Retrieval,
  decision: Decision,
  schedule: ScheduleIndex,
): Reason[] {
  const [first] = decision.ranking.lines;
  if (first === undefined) return [];

  const { status, questions, openConditions: open, aim } = decision;
  const isUnsaid = questions.length === 0 && status !== 'proposed' && aim.reached.length > 0;
  const steps = stepsOf(schedule, first.path).filter(
    ({ others }) => levelOf(schedule, first.line.codeDigits ?? '', others) > settledDigits(aim),
  );

  return [
    ...reasonsAgainst(first),
    ...againstReasons(retrieval, schedule, first),
    ...wouldSettle(reading, schedule, decision, first),
    ...toCheck([
      ...(isUnsaid ? openBeside(reading, schedule, steps) : []),
      ...open.map((each) => ({ ...each, row: each.open })),
    ]),
  ];
}

/** Reasons without the residual rows from which no fact parts another line. */
export function withoutOpenRests(reasons: readonly Reason[], open: readonly Reason[]): Reason[] {
  const rows = open
    .filter(({ key }) => key === 'same_as_known')
    .flatMap(({ params }) => [params['one'], params['other']]);
  return reasons.filter(({ key, params }) => !key.startsWith('residual') || !rows.includes(params['row']));
}
