import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { broken, type Finding } from '../../compare/finding.ts';
import { beginsWithNoun, noteBetween } from '../../compare/notes.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import { withEnglish } from './line-reading.ts';
import { KEPT } from './unmet-splits.ts';

interface Weighed {
  readonly line: ScheduleLine;
  readonly probability: number;
}

interface Known {
  readonly reading: Reading;
  readonly schedule: ScheduleIndex;
  /** Findings on the path of a line. */
  readonly findingsOn: (line: ScheduleLine) => readonly Finding[];
}

/** From the heading down to a line. */
export const pathOf = (schedule: ScheduleIndex, line: ScheduleLine): ScheduleLine[] => [
  ...schedule.ancestors(line.position).filter(({ level }) => level !== 'chapter' && level !== 'section'),
  line,
];

export const likeliestFirst = (a: Weighed, b: Weighed): number =>
  b.probability - a.probability || a.line.position - b.line.position;

/** Lines beside the rows that rule out the first line, without those that a fact rules out too. */
function besideBroken(
  { schedule, findingsOn }: Known,
  first: Weighed,
  lines: readonly Weighed[],
): readonly Weighed[] {
  const breachesOf = ({ line }: Weighed): readonly Finding[] => broken(findingsOn(line));
  const parents = breachesOf(first).flatMap(({ row }) => (row.level === 'heading' ? [] : [row.parent]));
  const isBeside = ({ line }: Weighed): boolean =>
    pathOf(schedule, line).some(({ parent }) => parents.includes(parent));
  return parents.length === 0 ? [] : lines.filter((each) => isBeside(each) && breachesOf(each).length === 0);
}

const ELECTRIC = /electr|điện/iu;

/** Lines of a likely heading to which a note refers goods that only its text names: an electric kettle, a steel knife. */
function ofNamedHeading(
  { reading, schedule }: Known,
  first: Weighed,
  lines: readonly Weighed[],
): readonly Weighed[] {
  const headingOf = ({ line }: Weighed): ScheduleLine => pathOf(schedule, line)[0] ?? line;
  const isNamed = (each: Weighed): boolean =>
    reading.normalized.electrical
      ? ELECTRIC.test(withEnglish(headingOf(each)))
      : beginsWithNoun(reading, headingOf(each));
  const sent = lines.find(
    (each) =>
      each.probability >= first.probability * BOUNDS.leadingShare &&
      isNamed(each) &&
      noteBetween(each.line.codeDigits ?? '', first.line.codeDigits ?? '') !== null,
  );
  return sent === undefined || isNamed(first)
    ? []
    : lines.filter((each) => headingOf(each).position === headingOf(sent).position);
}

/** Gives the probability of a first line that a fact rules out to lines that it leaves. */
export function withoutContradicted<Line extends Weighed>(
  known: Known,
  lines: readonly Line[],
): readonly Line[] {
  const [first] = lines.toSorted(likeliestFirst);
  if (first === undefined) return lines;
  const beside = besideBroken(known, first, lines);
  const taking: ReadonlySet<Weighed> = new Set(
    beside.length > 0 ? beside : ofNamedHeading(known, first, lines),
  );
  const sum = [...taking].reduce((total, { probability }) => total + probability, 0);
  if (sum === 0) return lines;

  const factor = 1 + (first.probability * (1 - KEPT)) / sum;
  return lines.map((each) => {
    const kept = taking.has(each) ? factor : 1;
    return { ...each, probability: each.probability * (each === first ? KEPT : kept) };
  });
}
