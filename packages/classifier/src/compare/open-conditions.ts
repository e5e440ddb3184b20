import { PACKED_IN } from '@svc/knowledge/data/text-signals';
import { tokenize } from '@svc/tariff/search/text';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { branchAttribute } from '../branch-key.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { statedDimensions } from '../stages/normalize/figures.ts';
import { rowMaterialAgreement } from '../stages/rank/agreement.ts';
import { conditionVote } from '../stages/rank/condition-vote.ts';
import { lineReading, type LineReading } from '../stages/rank/line-reading.ts';
import { isMentioned, isReadable, requirementsOf } from './row-names.ts';

/** A row of a path with the siblings under its parent. */
export interface Step {
  readonly parent: ScheduleLine;
  readonly row: ScheduleLine;
  readonly others: readonly ScheduleLine[];
}

export const leavesUnder = (
  schedule: ScheduleIndex,
  row: ScheduleLine,
  isOpen: (child: ScheduleLine) => boolean = () => true,
): ScheduleLine[] =>
  row.isLeaf
    ? [row]
    : schedule
        .children(row.position)
        .filter(isOpen)
        .flatMap((child) => leavesUnder(schedule, child, isOpen));

const holdsLines = (schedule: ScheduleIndex, row: ScheduleLine): boolean =>
  row.isLeaf || schedule.children(row.position).length > 0;

/** Steps below the heading with more than one option. */
export function stepsOf(schedule: ScheduleIndex, path: readonly ScheduleLine[]): Step[] {
  return path.slice(1).flatMap((row, at) => {
    const parent = path[at];
    if (parent === undefined) return [];
    const others = schedule
      .children(parent.position)
      .filter(({ position }) => position !== row.position)
      .filter((other) => holdsLines(schedule, other));
    return others.length === 0 ? [] : [{ parent, row, others }];
  });
}

const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** True if the description contains a row's figures: `greater than 9mm, but less than 30mm`. */
function hasFigures({ normalized }: Reading, { description }: ScheduleLine): boolean {
  const stated = new Set(normalized.clean_description.match(NUMBER));
  return (description.match(NUMBER) ?? []).every((number) => stated.has(number));
}

/** A row for a form or a packing, each sufficient: `In tablet or similar form, or in packings of 1 kg or less`. */
const IN_FORM = /^[\s-]*in\s/iu;
const PACKED: readonly string[] = ['mass', 'capacity'];
const CONTAINERS =
  /\bput up\b|\bin (?:[\p{L}-]+ ){0,3}(?:containers?|packings?|packages?|packs|bottles|cans)\b|(?<!\p{L})(?:đóng gói|bao bì|đồ chứa)(?!\p{L})/iu;
/** A further condition, of the goods' content. */
const CONTENT = /\bcontaining\b|(?<!\p{L})có chứa(?!\p{L})/iu;

/** True if a row parts goods by their packing, and the description states one or its content. */
export const isPackingStated = (
  { facts, normalized }: Reading,
  { description }: ScheduleLine,
  stated: ReadonlySet<string>,
): boolean =>
  CONTAINERS.test(description) &&
  !CONTENT.test(description) &&
  (facts.has('packing') ||
    PACKED_IN.test(normalized.search_text) ||
    PACKED.some((dimension) => stated.has(dimension)));

const SHARE = /^[\s-]*containing\s[^;]*\d\s?(?:%|per ?cent)/iu;

/**
 * True if a row sets a limit that the description does not state, or one on the share of a substance that it does not
 * mention: `Containing 10 % or less of starch`.
 */
function isLimitOpen(
  reading: Reading,
  row: ScheduleLine,
  { limits, terms }: LineReading,
  stated: ReadonlySet<string>,
): boolean {
  const isStated = (dimension: string): boolean =>
    stated.has(dimension) || (PACKED.includes(dimension) && PACKED.some((each) => stated.has(each)));
  // A range on both sides of a limit leaves it open: `up to 0.2 mm`, of `Exceeding 0.125 mm`.
  const isAcross = limits.some(({ dimension }) => reading.figures.has(dimension));
  return limits.length === 0
    ? SHARE.test(row.description) && !terms.some((term) => reading.terms.has(term))
    : (isAcross || !limits.some(({ dimension }) => isStated(dimension))) && !hasFigures(reading, row);
}

/** True if a row sets a limit, a packing or a condition in brackets that the description does not mention. */
function isOpen(reading: Reading, row: ScheduleLine, own: LineReading, stated: ReadonlySet<string>): boolean {
  if (conditionVote(reading, own) !== 0 || rowMaterialAgreement(reading, own) < 0) return false;

  if (isPackingStated(reading, row, stated)) return false;

  const isPackingOpen =
    own.attributes.has('packing') &&
    !reading.facts.has('packing') &&
    !PACKED.some((dimension) => stated.has(dimension));
  const isRequirementOpen = requirementsOf(row).some(
    (text) => !tokenize(text).every((term) => reading.terms.has(term)),
  );
  const substances = own.polarity.substances.flat();
  const isContentOpen =
    own.materialNames.length === 0 &&
    substances.length > 0 &&
    !substances.some((term) => reading.terms.has(term));
  const isWearerOpen = own.attributes.has('gender') && !reading.facts.has('gender');

  return (
    isLimitOpen(reading, row, own, stated) ||
    [isPackingOpen, isRequirementOpen, isContentOpen, isWearerOpen].includes(true)
  );
}

/** Rows by material: `Of plastics or of ceramic`, `With outer surface of leather`. */
const OF_MATERIAL =
  /^(?!.*(?<!\p{L})(?:other|khác)(?!\p{L}))[\s-]*(?:with (?:an? )?\p{L}+(?: \p{L}+)? )?(?:of|bằng)\s/iu;

/** True if a row is by material and the description states none. */
const isMaterialOpen = (reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): boolean =>
  reading.normalized.materials.length === 0 &&
  lineReading(schedule, row).materialNames.length > 0 &&
  OF_MATERIAL.test(row.description) &&
  !isMentioned(reading, schedule, row);

/** Digit level from which a step changes the code of a line: the first digit that its siblings do not share. */
export function levelOf(schedule: ScheduleIndex, own: string, others: readonly ScheduleLine[]): number {
  const shared = others
    .flatMap((other) => leavesUnder(schedule, other))
    .map(({ codeDigits }) => own.split('').findIndex((digit, at) => codeDigits?.[at] !== digit));

  return Math.min(...shared.map((at) => (at < 0 ? own.length : at))) + 1;
}

export interface OpenCondition extends Step {
  /** First digit of the code that depends on the condition. */
  readonly level: number;
}

/** Steps of a line's path whose row sets a condition that neither the description nor an answer settles. */
export function openConditions(
  reading: Reading,
  schedule: ScheduleIndex,
  line: ScheduleLine,
  steps: readonly Step[],
): OpenCondition[] {
  const stated = statedDimensions(reading.normalized.clean_description);
  const answered = new Set(reading.answers.map(({ attribute }) => attribute));

  return steps
    .filter(
      ({ parent, row }) =>
        isReadable(reading, row) &&
        !(IN_FORM.test(row.description) && isMentioned(reading, schedule, row)) &&
        (isOpen(reading, row, lineReading(schedule, row), stated) ||
          isMaterialOpen(reading, schedule, row)) &&
        !answered.has(branchAttribute(parent, schedule.ancestors(parent.position))),
    )
    .map((step) => ({ ...step, level: levelOf(schedule, line.codeDigits ?? '', step.others) }));
}
