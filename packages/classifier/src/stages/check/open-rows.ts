import { tokenize } from '@svc/tariff/search/text';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { leavesUnder } from '../../compare/open-conditions.ts';
import { isExcepted, isMentioned, isReadable, namedIn } from '../../compare/row-names.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { findMaterials } from '../normalize/find-materials.ts';
import { attributeVotes, rowMaterialAgreement } from '../rank/agreement.ts';
import { conditionVote } from '../rank/condition-vote.ts';
import { attributeText, lineReading, type LineReading } from '../rank/line-reading.ts';

const OTHERS = /(?<!\p{L})(?:other|khác)(?!\p{L})/iu;

/** Materials of the English text of a row in another language. */
function materialsIn(text: string): Pick<LineReading, 'materialGroups' | 'materialNames'> {
  const materials = findMaterials([text]);
  return {
    materialGroups: [...new Set(materials.map(({ group }) => group))],
    materialNames: materials.map(({ name }) => name),
  };
}

/** Verdict of all known facts on a row: −1 against, 1 for. */
export const voteOn = (reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): number => {
  const known = lineReading(schedule, row);
  if (isExcepted(reading, known.terms)) return -1;
  const votes = [
    rowMaterialAgreement(reading, isReadable(reading, row) ? known : materialsIn(attributeText(row))),
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

const PERCENT = /(\d+(?:[.,]\d+)?)\s?(?:%|pct|percent|per cent)/giu;

const percentsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(PERCENT)].map(([, figure = '']) => figure.replace(',', '.')));

/** True if the goods state the percentage at which every row begins or ends: `under 99.99 pct`. */
function statesPercentOf({ normalized }: Reading, rows: readonly ScheduleLine[]): boolean {
  const stated = percentsIn(normalized.clean_description);
  return (
    stated.size > 0 &&
    rows.every(({ description }) => [...percentsIn(description)].some((figure) => stated.has(figure)))
  );
}

/** Rows under a parent that no known fact rules out; empty if a fact or the product name decides. */
export function openRows(
  reading: Reading,
  schedule: ScheduleIndex,
  parent: ScheduleLine,
): readonly ScheduleLine[] {
  const rows = schedule.children(parent.position).filter((row) => leavesUnder(schedule, row).length > 0);
  if (rows.some((row) => isMentioned(reading, schedule, row)) || statesPercentOf(reading, rows)) return [];

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
