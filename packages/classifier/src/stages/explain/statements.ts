import { TEXTILE_GROUPS } from '@svc/knowledge/data/materials';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { statedText } from '@svc/tariff/search/stated-text';
import { branchAttribute } from '../../branch-key.ts';
import { LIST_SEPARATOR, type CitedPrecedent } from '../../classification.ts';
import type { Reason } from '../../coded-sentences.ts';
import { broken, type Finding } from '../../compare/finding.ts';
import { isStateOf } from '../../compare/findings.ts';
import { FIRST_OF_MATERIALS, isFormKnown, isSaidOfWhole } from '../../compare/material-findings.ts';
import { stepsOf, type Step } from '../../compare/steps.ts';
import { isFoodRow, isQualified, isSaid, namedIn } from '../../compare/row-names.ts';
import { limitedName, plain, rowName, titleOf } from '../../compare/row-quotes.ts';
import { statedFacts, type Fact } from '../../compare/stated-facts.ts';
import { memoizeWeak } from '../../memoize-weak.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { spanOf } from '../normalize/figures.ts';
import { findMaterials } from '../normalize/find-materials.ts';
import { rowMaterialAgreement } from '../rank/agreement.ts';
import { lineReading } from '../rank/line-reading.ts';
import type { Decision } from '../check.ts';
import { settledDigits } from '../check/aim.ts';
import { isRestBeside, residualReason } from './residual-reason.ts';
import type { RankedLine } from '../rank.ts';
import { headingOf, noteAgainst } from './legal-findings.ts';

const TO_CHECK_MAX = 3;
const HEADING_DIGITS = 4;
const NAMES: ReadonlySet<string> = new Set(['named', 'said']);
const PRECEDENTS_MAX = 2;

/** Separator of a fact's fields in the parameters of a reason. */
export const FIELD_SEPARATOR = '=';

const factField = ({ attribute, value, percent, words }: Fact): string =>
  [attribute, value, percent ?? '', plain(words).replaceAll(FIELD_SEPARATOR, ' ')].join(FIELD_SEPARATOR);

const metIn = (line: RankedLine, row: ScheduleLine): readonly Finding[] =>
  line.findings.filter(
    (finding) => finding.isWhole && finding.verdict === 'meets' && finding.row.position === row.position,
  );

const distinctWords = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(({ words }) => plain(words)))].join(LIST_SEPARATOR);

function quoted(row: ScheduleLine, findings: readonly Finding[]): string {
  const figure = findings.find(({ attribute }) => attribute === 'figure');
  return figure === undefined ? rowName(row) : limitedName(row, figure.words);
}

const met = (row: ScheduleLine, findings: readonly Finding[]): Reason => ({
  key: 'met',
  params: { row: quoted(row, findings), words: distinctWords(findings) },
});

/** `Flours, meals and pellets, of meat or meat offal`. */
const OF_WHOLE = /^[^;]*,\sof\s(?!a kind)/iu;

/** True if a whole heading requires a material: `…, of base metal; mirrors of base metal`. */
const isOfMaterial = memoizeWeak(({ description }: ScheduleLine): boolean => {
  const text = statedText(description);
  return OF_WHOLE.test(text) || text.split(';').every((clause) => findMaterials([clause]).length > 0);
});

/** True if the goods are of the material that a whole heading requires, or it requires none. */
const areOfItsMaterial = (
  reading: Reading,
  schedule: ScheduleIndex,
  heading: ScheduleLine | undefined,
): boolean =>
  heading === undefined ||
  (heading.codeDigits ?? '') < FIRST_OF_MATERIALS ||
  !isOfMaterial(heading) ||
  rowMaterialAgreement(reading, lineReading(schedule, heading)) === 1;

/** Reason for a step, if a comparison shows it. */
function stepReason(reading: Reading, schedule: ScheduleIndex, line: RankedLine, step: Step): Reason[] {
  const { row } = step;
  const findings = metIn(line, row);
  if (findings.length > 0) return [met(row, findings)];

  if (!areOfItsMaterial(reading, schedule, line.path[0]))
    return residualReason(reading, schedule, line, step);

  const named = isQualified(row) ? null : namedIn(reading, schedule, row);
  if (named !== null) return [{ key: 'named', params: { row: rowName(row), name: plain(named) } }];
  if (isSaid(reading, schedule, row)) return [{ key: 'said', params: { row: rowName(row) } }];

  return residualReason(reading, schedule, line, step);
}

/** Results of the comparison with the heading, settled or not. */
const comparedHeading = (
  reading: Reading,
  schedule: ScheduleIndex,
  heading: ScheduleLine,
  { findings }: RankedLine,
): Reason[] => {
  if (isSaid(reading, schedule, heading)) return [{ key: 'said', params: { row: rowName(heading) } }];

  const name = areOfItsMaterial(reading, schedule, heading) ? namedIn(reading, schedule, heading) : null;
  const own = findings.filter(({ row, verdict }) => verdict === 'meets' && row.position === heading.position);
  const isMet = own.some(({ isWhole }) => isWhole);

  return [
    ...(name === null
      ? []
      : [{ key: 'named' as const, params: { row: heading.code ?? '', name: plain(name) } }]),
    ...(own.length === 0
      ? []
      : [{ ...met(heading, own), key: isMet ? ('met' as const) : ('met_in_part' as const) }]),
  ];
};

const precedentReason = ({ source, ruling_number, date, code, title }: CitedPrecedent): Reason => ({
  key: source,
  params: {
    number: ruling_number ?? '',
    date: date ?? '',
    code,
    title: titleOf(title),
  },
});

/** Chapters whose rows name who wears the goods; of others babies only use them. */
const WORN = /^(?:42|6[1245])/u;
/** The sex of an animal is not the wearer's. */
const LIVE_ANIMALS = /^01/u;
/** Footwear is classified by sole and upper, so a material alone says nothing. */
const BY_PARTS = /^64/u;

/** In earlier chapters acrylic is a resin, and nitrocellulose cotton no cotton. */
const FIRST_OF_FIBERS = '42';

const isMaterialPlace = (place: string, group: string): boolean =>
  !BY_PARTS.test(place) && place >= (TEXTILE_GROUPS.has(group) ? FIRST_OF_FIBERS : FIRST_OF_MATERIALS);

const JOINT = /^\s?(?:[+&]|and|và|kết hợp)\s?$/iu;

/** True if a sign makes one material of two: of `steel+glass` neither is read alone. */
const areJoined = ({ normalized }: Reading, one: Fact, other: Fact): boolean => {
  const span = spanOf(normalized.clean_description, one.words, other.words);
  return (
    JOINT.test(span.slice(one.words.length, -other.words.length)) ||
    JOINT.test(span.slice(other.words.length, -one.words.length))
  );
};

/** Facts that decide a condition on the path of one of the lines. */
function comparedFacts(
  reading: Reading,
  schedule: ScheduleIndex,
  lines: readonly RankedLine[],
): readonly Fact[] {
  const rows = lines.flatMap(({ path }) => path).map((row) => lineReading(schedule, row));
  const compared = new Set(lines.flatMap(({ findings }) => findings.map(({ attribute }) => attribute)));
  const place = lines[0]?.line.codeDigits ?? '';

  const isOfPlace = (fact: Fact): boolean => {
    const { attribute, value } = fact;
    if (attribute === 'state') return isStateOf(value, place);
    if (attribute === 'gender') return value === 'babies' ? WORN.test(place) : !LIVE_ANIMALS.test(place);
    return attribute !== 'material' || (isMaterialPlace(place, value) && isFormKnown(reading, fact, place));
  };
  const isCompared = ({ attribute, value, name }: Fact): boolean =>
    attribute === 'material'
      ? rows.some((row) => row.materialGroups.includes(value) || row.materialNames.includes(name))
      : compared.has(attribute);
  /** A description of one word only repeats it: `iron` for an electric one. */
  const isOfWhole = (fact: Fact): boolean =>
    !['construction', 'material'].includes(fact.attribute) ||
    (fact.words !== reading.normalized.clean_description && isSaidOfWhole(fact, reading));

  const facts = statedFacts(reading).filter((fact) => isOfPlace(fact) && isOfWhole(fact));
  const known = facts.filter(isCompared);
  return facts.filter((fact) => known.some((each) => each === fact || areJoined(reading, each, fact)));
}

/**
 * True if a reason claims more than is settled: what the rows beside an open row do not name, or the name of goods in
 * an open heading, where power brooms are brooms.
 */
const isOpen = ({ key }: Reason, { codeDigits }: ScheduleLine, settled: number): boolean =>
  key.startsWith('residual')
    ? (codeDigits?.length ?? Infinity) > settled
    : NAMES.has(key) && settled < HEADING_DIGITS;

/**
 * Settled reasons for the heading. Without one, a sure heading was chosen by likeness, unless a row below it names the
 * goods.
 */
function headingReasons(
  reading: Reading,
  schedule: ScheduleIndex,
  line: RankedLine,
  { settled, below }: { readonly settled: number; readonly below: readonly Reason[] },
): Reason[] {
  const [heading] = line.path;
  const isBroken = broken(line.findings).some(({ row }) => row === heading);
  if (heading === undefined || isBroken) return [];
  const shown = comparedHeading(reading, schedule, heading, line).filter(
    (reason) => !isOpen(reason, heading, settled),
  );
  const isNamed = shown.length > 0 || below.some(({ key }) => key === 'named');

  return isNamed || settled < HEADING_DIGITS
    ? shown
    : [{ key: 'by_likeness', params: { row: heading.code ?? '' } }];
}

/**
 * Evidence for the proposed line: facts, the heading, each step, and precedents. A step that a question asks about has
 * none, and none claims more than is settled.
 */
export function reasonsFor(
  reading: Reading,
  schedule: ScheduleIndex,
  lines: readonly RankedLine[],
  { questions, aim }: Pick<Decision, 'questions' | 'aim'>,
): Reason[] {
  const [line] = lines;
  if (line === undefined) return [];
  const facts = comparedFacts(reading, schedule, lines);
  const settled = settledDigits(aim);
  const asked = new Set(questions.map(({ attribute }) => attribute));
  const read: Reason[] =
    facts.length === 0 ? [] : [{ key: 'read', params: { facts: facts.map(factField).join(LIST_SEPARATOR) } }];
  const below = stepsOf(schedule, line.path)
    .filter(({ parent }) => !asked.has(branchAttribute(parent, schedule.ancestors(parent.position))))
    .flatMap((step) =>
      stepReason(reading, schedule, line, step).filter((reason) => !isOpen(reason, step.row, settled)),
    );

  return [
    ...read,
    ...headingReasons(reading, schedule, line, { settled, below }),
    ...below,
    ...line.precedents.slice(0, PRECEDENTS_MAX).map(precedentReason),
  ];
}

export const reasonsAgainst = ({ findings }: RankedLine): Reason[] =>
  broken(findings).map((finding) => ({
    key: 'broken',
    params: { row: quoted(finding.row, [finding]), words: plain(finding.words) },
  }));

export function toCheck(conditions: readonly Step[]): Reason[] {
  const rows = [...new Set(conditions.map(({ row }) => row))].slice(0, TO_CHECK_MAX);

  return rows.length === 0
    ? []
    : [{ key: 'to_check', params: { rows: rows.map((row) => limitedName(row)).join(LIST_SEPARATOR) } }];
}

/** Findings of a lower-ranked line without the states of food, which say nothing of other goods. */
const besideFood = (line: RankedLine, first: RankedLine): RankedLine =>
  isFoodRow(first.line) === isFoodRow(line.line)
    ? line
    : { ...line, findings: line.findings.filter(({ attribute }) => attribute !== 'state') };

/** Conditions of a lower-ranked line that differ from the proposed one's. */
export function partingReasons(schedule: ScheduleIndex, lower: RankedLine, first: RankedLine): Reason[] {
  const line = besideFood(lower, first);
  const own = line.path.filter(({ position }) => first.path.every((row) => row.position !== position));
  return own.flatMap((row) => {
    const findings = lineReading(schedule, row).isResidual ? [] : metIn(line, row);
    return findings.length === 0 ? [] : [met(row, findings)];
  });
}

/** Why a line is not proposed: a violated condition, or the difference of the paths. */
export function reasonBelow(schedule: ScheduleIndex, lower: RankedLine, first: RankedLine): Reason {
  const line = besideFood(lower, first);
  const [breach] = reasonsAgainst(line).filter(
    ({ params }) => !reasonsAgainst(first).some((own) => own.params['row'] === params['row']),
  );
  if (breach !== undefined) return breach;
  const note = noteAgainst(line, first);
  if (note !== null) {
    return { key: 'left_out', params: { reference: note.reference, code: headingOf(first) } };
  }

  const at = line.path.findIndex(({ position }, place) => first.path[place]?.position !== position);
  const [row, taken] = [line.path[at], first.path[at]];
  const isRest = row !== undefined && taken !== undefined && at > 0 && isRestBeside(schedule, row, taken);
  if (isRest && metIn(first, taken).length > 0) {
    return { key: 'rest_beside', params: { row: rowName(row), taken: rowName(taken) } };
  }

  return { key: 'less_likely', params: {} };
}
