import { ANY_METAL, ANY_TEXTILE, METAL_KINDS } from '@svc/knowledge/data/materials';
import { cue } from '@svc/knowledge/read-table';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import { branchAttribute } from '../branch-key.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import type { Limit } from '../stages/normalize/amounts.ts';
import { statedDimensions } from '../stages/normalize/figures.ts';
import type { RankedLine } from '../stages/rank.ts';
import { attributeAgreement, rowMaterialAgreement } from '../stages/rank/agreement.ts';
import { conditionVote } from '../stages/rank/condition-vote.ts';
import { lineReading, type LineReading } from '../stages/rank/line-reading.ts';
import type { Finding } from './finding.ts';
import { withoutOpen } from './negations.ts';
import {
  isBareRest,
  isFeature,
  isMentioned,
  isOfChemicals,
  isOfProcedure,
  isReadable,
  requirementsOf,
} from './row-names.ts';
import { levelOf, type Step } from './steps.ts';

/** A packing for retail sale or transport in a description. */
const PACKED_IN = cue('packed in', 'iu');

const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** True if the description contains a row's figures: `greater than 9mm, but less than 30mm`. */
function hasFigures({ normalized }: Reading, { description }: ScheduleLine): boolean {
  const stated = new Set(normalized.clean_description.match(NUMBER));
  return (description.match(NUMBER) ?? []).every((number) => stated.has(number));
}

/** A row for a form or a packing, each sufficient: `In tablet or similar form, or in packings of 1 kg or less`. */
const IN_FORM = /^[\s-]*in\s/iu;
const PACKED: readonly string[] = ['mass', 'capacity'];
const isAmountStated = (stated: ReadonlySet<string>): boolean =>
  PACKED.some((dimension) => stated.has(dimension));

const CONTAINERS = cue('containers', 'iu');
/** A further condition, of the goods' content. */
const CONTENT = /\bcontaining\b|(?<!\p{L})có chứa(?!\p{L})/iu;

/** Kinds of containers, which a weight does not tell. */
const KINDS: readonly string[] = ['airtight', 'can', 'flexible'];

/** True if a row parts goods by their packing, and the description states one or its content. */
export const isPackingStated = (
  { facts, normalized }: Reading,
  { attributes, polarity: { text } }: LineReading,
  stated: ReadonlySet<string>,
): boolean =>
  CONTAINERS.test(text) &&
  !CONTENT.test(text) &&
  (facts.has('packing') ||
    (!attributes.get('packing')?.some((kind) => KINDS.includes(kind)) &&
      (PACKED_IN.test(normalized.search_text) || isAmountStated(stated))));

/** A limit in any unit: `Of a Brix value not exceeding 20`, `3 to 12 years of age`. */
const BOUNDED = cue('bounded row', 'iu');

/** True if the clause with a row's limit has a word of the description that the rows above lack. */
function isLimitMentioned({ terms }: Reading, schedule: ScheduleIndex, row: ScheduleLine): boolean {
  const above = new Set(
    schedule.ancestors(row.position).flatMap((parent) => lineReading(schedule, parent).terms),
  );
  return row.description
    .split(/[,;:]\s/u)
    .filter((clause) => BOUNDED.test(clause))
    .some((clause) => tokenize(clause).some((term) => terms.has(term) && !above.has(term)));
}

/** True if the goods meet a limit, or its dimension is stated without one figure: `0.3-1 l`. */
const isSettled = (
  { figures }: Reading,
  { dimension, least, most }: Limit,
  stated: ReadonlySet<string>,
): boolean => {
  const given = figures.get(dimension);
  return given === undefined
    ? stated.has(dimension) || (PACKED.includes(dimension) && isAmountStated(stated))
    : given.least >= least && given.most <= most;
};

/** True if a row sets a limit that the description neither states nor mentions; each limit is compared alone. */
function isLimitOpen(
  reading: Reading,
  schedule: ScheduleIndex,
  row: ScheduleLine,
  stated: ReadonlySet<string>,
): boolean {
  const { limits } = lineReading(schedule, row);
  const isMissing =
    limits.length === 0
      ? BOUNDED.test(row.description) &&
        !row.description.includes(';') &&
        !isOfProcedure(row) &&
        !isLimitMentioned(reading, schedule, row)
      : !limits.every((limit) => isSettled(reading, limit, stated));
  return isMissing && !hasFigures(reading, row);
}

/** True if a fact of the goods is against a row. */
const isAgainst = (reading: Reading, row: LineReading): boolean =>
  conditionVote(reading, row) < 0 ||
  rowMaterialAgreement(reading, row) < 0 ||
  attributeAgreement(reading.facts, row) < 0;

/** True if a row has a kind of container, or another packing that the description does not state. */
function isPackingOpen(
  { facts }: Reading,
  { attributes }: LineReading,
  stated: ReadonlySet<string>,
): boolean {
  const packing = facts.has('packing') ? [] : (attributes.get('packing') ?? []);
  return packing.some((kind) => KINDS.includes(kind) || !isAmountStated(stated));
}

/** A treatment or a number of parts alone: `Glazed`, `Single-stage, single-suction`; plush toys need not say `Stuffed`. */
const KIND = cue('kind of condition', 'iu');

/** True if a row is only of a kind of which the description says nothing. */
const isKindOpen = ({ terms }: Reading, { description }: ScheduleLine, own: LineReading): boolean =>
  KIND.test(description) &&
  own.attributes.size + own.materialNames.length + own.polarity.denials.length === 0 &&
  !own.terms.some((term) => terms.has(term));

/** True if a row has a kind, a wearer, a substance or a condition in brackets that the description does not mention. */
function isFeatureOpen(reading: Reading, row: ScheduleLine, own: LineReading): boolean {
  const { terms, facts } = reading;
  const substances = own.materialNames.length === 0 ? own.polarity.substances.flat() : [];
  return (
    isKindOpen(reading, row, own) ||
    (own.attributes.has('gender') && !facts.has('gender')) ||
    (substances.length > 0 && !substances.some((term) => terms.has(term))) ||
    requirementsOf(row).some((text) => !tokenize(text).every((term) => terms.has(term)))
  );
}

/** True if a row sets a limit, a packing or a condition that the description does not mention. */
function isOpen(
  reading: Reading,
  schedule: ScheduleIndex,
  row: ScheduleLine,
  stated: ReadonlySet<string>,
): boolean {
  const own = lineReading(schedule, row);
  if (isAgainst(reading, own)) return false;
  const isRead = isReadable(reading, row);
  if (isRead && isPackingOpen(reading, own, stated)) return true;
  if (isPackingStated(reading, own, stated)) return false;
  const isUnmet = isRead && conditionVote(reading, own) <= 0;
  return (isUnmet && isFeatureOpen(reading, row, own)) || isLimitOpen(reading, schedule, row, stated);
}

export const OTHERS = /(?<!\p{L})(?:other|khác)(?!\p{L})/iu;

const BY_WEIGHT = /,? by weight,?/giu;
const MADE = /^[\s-]*\p{L}+ed\s(?:from|of)\s/iu;

/** True if a row names nothing but limits: `Valued over $5 each`, not `Bitters, in containers of 1 l or less`. */
const isLimitAlone = memoizeWeak(
  (row: ScheduleLine, schedule: ScheduleIndex): boolean =>
    !isOfProcedure(row) &&
    isFeature(row.description) &&
    !MADE.test(row.description) &&
    lineReading(schedule, row).materialNames.length === 0 &&
    row.description
      .replace(BY_WEIGHT, '')
      .split(/[,;:]\s/u)
      .every((clause) => BOUNDED.test(clause)),
);

/** The row of a step that is open: its own, or one beside a residual row whose limit may take the goods. */
const openRowOf = (
  reading: Reading,
  schedule: ScheduleIndex,
  { row, others }: Step,
  stated: ReadonlySet<string>,
): ScheduleLine | undefined =>
  [row, ...(isBareRest(row) ? others.filter((other) => isLimitAlone(other, schedule)) : [])].find((each) =>
    isOpen(reading, schedule, each, stated),
  );

/** Rows by material: `Of plastics or of ceramic`, `With outer surface of leather`. */
const OF_MATERIAL = /^[\s-]*(?:with (?:an? )?\p{L}+(?: \p{L}+)? )?(?:of|bằng)\s/iu;

/** True if a row names a material that the goods are not known to be of: reptile leather for leather. */
const isMaterialOpen = (
  reading: Reading,
  schedule: ScheduleIndex,
  row: ScheduleLine,
  findings: readonly Finding[],
): boolean =>
  lineReading(schedule, row).materialNames.length > 0 &&
  !OTHERS.test(row.description) &&
  !isMentioned(reading, schedule, row) &&
  findings.every((finding) => finding.row.position !== row.position);

/** Groups whose members rows name: fabric may be of any fiber. */
const UNNAMED: ReadonlySet<string> = new Set([ANY_TEXTILE, ANY_METAL]);

const isMaterialUnstated = (reading: Reading, row: ScheduleLine, own: LineReading): boolean =>
  reading.normalized.material_groups.every(
    (group) => UNNAMED.has(group) && !own.materialGroups.includes(group),
  ) &&
  OF_MATERIAL.test(row.description) &&
  isReadable(reading, row);

export interface OpenCondition extends Step {
  /** The row with the condition: that of the step, or one beside a residual row. */
  readonly open: ScheduleLine;
  /** First digit of the code that depends on the condition. */
  readonly level: number;
  /** False if the description states a material, but none that is known to be the row's. */
  readonly isAsked: boolean;
}

/** Steps of a line's path whose row sets a condition that neither the description nor an answer settles. */
export function openConditions(
  reading: Reading,
  schedule: ScheduleIndex,
  { line, findings }: RankedLine,
  steps: readonly Step[],
): OpenCondition[] {
  const stated = statedDimensions(reading.normalized.clean_description);
  const answered = new Set(reading.answers.map(({ attribute }) => attribute));

  return steps.flatMap((step) => {
    const { parent, row, others } = step;
    const unmet = openRowOf(reading, schedule, step, stated);
    if (unmet === undefined && !isMaterialOpen(reading, schedule, row, findings)) return [];
    if (IN_FORM.test(row.description) && isMentioned(reading, schedule, row)) return [];
    if (answered.has(branchAttribute(parent, schedule.ancestors(parent.position)))) return [];

    const isAsked = unmet !== undefined || isMaterialUnstated(reading, row, lineReading(schedule, row));
    const level = levelOf(schedule, line.codeDigits ?? '', others);
    return [{ ...step, open: unmet ?? row, isAsked, level }];
  });
}

/** Rows with a feature instead of a name: `Other, not reinforced`. */
const OTHER_FEATURE = /^[\s-]*other, not\s/iu;
/** A denied treatment with its means: `not reinforced or otherwise combined with other materials`. */
const UNDONE = /(?<!\p{L})not (\p{L}+ed)(?!\p{L})/giu;

/** Open conditions on a path, and those of rows next to its residual ones. */
export function openBeside(reading: Reading, schedule: ScheduleIndex, steps: readonly Step[]): Step[] {
  const stated = statedDimensions(reading.normalized.clean_description);
  const isMetalUnnamed = reading.normalized.material_groups.includes(ANY_METAL);
  const isUntold = (row: ScheduleLine): boolean => {
    const own = lineReading(schedule, row);
    const undone = [...withoutOpen(row.description).matchAll(UNDONE)].flatMap(([, done = '']) =>
      tokenize(done),
    );
    const denied = [...own.polarity.denials.flatMap(({ terms }) => terms.flat()), ...undone];
    return (
      (isMetalUnnamed && own.materialGroups.some((group) => METAL_KINDS.has(group))) ||
      (denied.length > 0 && !denied.some((term) => reading.terms.has(term)))
    );
  };
  return steps.flatMap((step) =>
    (isBareRest(step.row) ? step.others : [step.row])
      .filter((row) => OTHER_FEATURE.test(row.description) || isFeature(row.description))
      .filter((row) => isReadable(reading, row) && !isOfProcedure(row) && !isOfChemicals(row))
      .filter((row) => !isAgainst(reading, lineReading(schedule, row)))
      .filter((row) => isUntold(row) || (row !== step.row && isOpen(reading, schedule, row, stated)))
      .map((row) => ({ ...step, row })),
  );
}
