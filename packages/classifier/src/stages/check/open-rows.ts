import { tokenize } from '@svc/tariff/search/text';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { negationVote, polarityOf } from '../../compare/negations.ts';
import { isPackingStated, OTHERS } from '../../compare/open-conditions.ts';
import { leavesUnder } from '../../compare/steps.ts';
import {
  CLAUSE_END,
  isBareRest,
  isExcepted,
  isFeature,
  isMentioned,
  isReadable,
  namedIn,
} from '../../compare/row-names.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { statedDimensions } from '../normalize/figures.ts';
import { attributeVotes, rowMaterialAgreement } from '../rank/agreement.ts';
import { conditionVote } from '../rank/condition-vote.ts';
import { lineReading, withEnglish } from '../rank/line-reading.ts';

/** Verdict of all known facts on a row: −1 against, 1 for. */
export const voteOn = (reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): number => {
  const known = lineReading(schedule, row);
  if (isExcepted(reading, known.terms)) return -1;
  const votes = [
    rowMaterialAgreement(reading, known),
    conditionVote(reading, known),
    ...attributeVotes(reading.facts, known).map(({ vote }) => vote),
  ];
  return votes.find((vote) => vote < 0) ?? Math.max(...votes);
};

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

const PERCENT = /(\d+(?:[.,]\d+)?)(?:\s?[-–]\s?(\d+(?:[.,]\d+)?))?\s?(?:%|pct|percent|per cent)/giu;

const percentsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(PERCENT)].flatMap(([, least = '', most = least]) =>
      [least, most].map((figure) => figure.replace(',', '.')),
    ),
  );

/** True if the goods state the percentage at which every row begins or ends, or both at which one does: `6-10%`. */
function statesPercentOf({ normalized }: Reading, rows: readonly ScheduleLine[]): boolean {
  const stated = percentsIn(normalized.clean_description);
  const bounds = rows.map(({ description }) => [...percentsIn(description)]);
  return (
    stated.size > 0 &&
    (bounds.every((figures) => figures.some((figure) => stated.has(figure))) ||
      bounds.some((figures) => figures.length > 1 && figures.every((figure) => stated.has(figure))))
  );
}

/** True if the goods state the form, packing or every dimension that the rows part by, decided or not: `0.3-1 l`. */
function statesLimitsOf(reading: Reading, schedule: ScheduleIndex, rows: readonly ScheduleLine[]): boolean {
  const told = rows.map((row) => lineReading(schedule, row)).filter(({ isResidual }) => !isResidual);
  const stated = statedDimensions(reading.normalized.clean_description);
  const isFormStated = reading.facts.has('form') && told.some(({ attributes }) => attributes.has('form'));
  return (
    (isFormStated && rows.every((row) => isFeature(row.description) || isBareRest(row))) ||
    rows.some((row) => isPackingStated(reading, lineReading(schedule, row), stated)) ||
    (stated.size > 0 &&
      told.every(({ limits }) => limits.length > 0 && limits.every(({ dimension }) => stated.has(dimension))))
  );
}

/** True if the translation or the long form of abbreviations has every word of a row: `PLTD W PREC METAL`. */
function isSaidInFull(reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): boolean {
  const { polarity, isResidual, limits } = lineReading(schedule, row);
  const terms = tokenize(row.description.split(CLAUSE_END)[0] ?? '');
  const isLongForm = Object.values(reading.normalized.abbreviations).some(
    (long) => tokenize(long).join() === terms.join(),
  );
  return (
    !isResidual &&
    limits.length === 0 &&
    polarity.denials.length === 0 &&
    reading.polarity.denials.length === 0 &&
    (terms.length > 1 || isLongForm) &&
    terms.every((term) => reading.terms.has(term))
  );
}

/** True if the English text of a row in another language denies what the description says, or the reverse. */
const isDecidedInEnglish = (reading: Reading, row: ScheduleLine): boolean =>
  !isReadable(reading, row) && negationVote(reading.polarity, polarityOf(withEnglish(row))) !== null;

/** Rows under a parent that no known fact rules out; empty if a fact or the product name decides. */
export function openRows(
  reading: Reading,
  schedule: ScheduleIndex,
  parent: ScheduleLine,
): readonly ScheduleLine[] {
  const rows = schedule.children(parent.position).filter((row) => leavesUnder(schedule, row).length > 0);
  const isStated =
    rows.some(
      (row) =>
        isMentioned(reading, schedule, row) ||
        isSaidInFull(reading, schedule, row) ||
        isDecidedInEnglish(reading, row),
    ) ||
    statesPercentOf(reading, rows) ||
    statesLimitsOf(reading, schedule, rows);
  if (isStated) return [];

  const votes = rows.map((row) => voteOn(reading, schedule, row));
  const met = rows.filter((_, at) => (votes[at] ?? 0) > 0);
  const named = met.filter(({ description }) => !OTHERS.test(description));
  // A row for other materials takes what the one that names the material does not.
  const taken = named.length === 1 ? named : met;
  // Terms that all rows share do not decide.
  const isChosen = rows.map((row) => taken.includes(row) || isNamed(reading, schedule, row, rows));
  if (isChosen.includes(true) && isChosen.includes(false)) return [];

  return rows.filter((_, at) => (votes[at] ?? 0) >= 0);
}
