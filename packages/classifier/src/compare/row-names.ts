import { cue } from '@svc/knowledge/read-table';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { BOUNDS } from '../scoring.ts';
import { statedValues } from '../stages/normalize/find-attributes.ts';
import { findMaterials } from '../stages/normalize/find-materials.ts';
import { withoutSizes } from '../stages/normalize/find-product.ts';
import { fitsWearer } from '../stages/rank/agreement.ts';
import { lineReading } from '../stages/rank/line-reading.ts';
import { polarityOf, says, withoutOpen } from './negations.ts';

/** List parts that are not names of goods on their own. */
const SILENT = cue('no name in a list', 'iu');
const VIETNAMESE = /[^\x20-\x7e‘’“”–—]/u;

/** True if a row is in Vietnamese: descriptions in other languages are not compared with its terms. */
export const isInVietnamese = ({ description }: Pick<ScheduleLine, 'description'>): boolean =>
  VIETNAMESE.test(description);

/** True if a description's text is comparable with a row's. */
export const isReadable = ({ normalized }: Reading, row: Pick<ScheduleLine, 'description'>): boolean =>
  normalized.language === 'vi' || !isInVietnamese(row);

const BRACKETED = /\([^)]*\)/gu;
export const CLAUSE_END = /[,;:()]/u;
const AND_OR = /(?<!\p{L})(?:and|or|và|hoặc)(?!\p{L})/iu;
const SEVERAL_WORDS = /\p{L}\s+\p{L}/u;

const PURPOSE_OF_ALL = /\sfor\s(?!example)/iu;

/** Nouns of one clause. English adjectives apply to all nouns, so `brushes` alone does not name `household brooms and brushes`. */
function nounsIn(clause: string): string[] {
  const [first = '', ...others] = clause.split(AND_OR);
  const areAlone = VIETNAMESE.test(clause) || !SEVERAL_WORDS.test(first);
  const nouns = [first, ...others.filter((other) => areAlone || SEVERAL_WORDS.test(other))];
  // A purpose at the end applies to all nouns.
  return PURPOSE_OF_ALL.test(clause) ? nouns.filter((noun) => PURPOSE_OF_ALL.test(noun)) : nouns;
}

/** Attributes that alone name no goods: `Frozen`, `Women's`. */
const NOT_A_NAME = ['state', 'gender'] as const;

const FORM = /\bin (?:the form of\s[^;]*|[^;]*\bsimilar forms?\b)/giu;
const LEAD = /^[\s-]*(?:such as\s)?|\s+(?:of (?:any|all) kinds?)?$/giu;
const NO_NAME = /(?:ed|less)$/iu;

/** True if every word of an English name counts: of `hay mowers` only `mowers` does. */
const isReadWhole = (name: string, terms: readonly string[]): boolean =>
  VIETNAMESE.test(name) || terms.length >= name.split(/\s+/u).length;

const namesOf = (text: string): { readonly name: string; readonly terms: readonly string[] }[] =>
  statedText(text)
    .replace(BRACKETED, ' ')
    .replace(FORM, ' ')
    .split(CLAUSE_END)
    .flatMap(nounsIn)
    .filter((part) => !SILENT.test(part))
    .map((part) => ({
      name: part.replace(LEAD, ''),
      terms: tokenize(part.replace(LEAD, '')),
    }))
    .filter(({ name, terms }) => terms.length > 0 && !NO_NAME.test(name))
    .filter(
      ({ name }) => SEVERAL_WORDS.test(name) || !NOT_A_NAME.some((each) => statedValues(name).has(each)),
    )
    .filter(({ name }, _, { length }) => length === 1 || /\s|s$/u.test(name) || VIETNAMESE.test(name))
    .filter(({ name, terms }) => isReadWhole(name, terms));

const endsWith = (terms: readonly string[], end: readonly string[]): boolean =>
  end.every((term, at) => terms[terms.length - end.length + at] === term);

/** True if one of the terms is distinctive in a schedule: `parts`, `powder` and `machines` occur in most headings. */
const isTelling = (schedule: ScheduleIndex, terms: readonly string[]): boolean =>
  terms.some((term) => schedule.termWeight(term) >= BOUNDS.tellingTerm);

export const isExcepted = ({ polarity }: Reading, terms: readonly string[]): boolean =>
  polarity.exceptions.some((excepted) => excepted.terms.some((term) => terms.includes(term)));

/** A name that continues after a bracket: `Coconut (copra) oil`. */
const NAME_GOES_ON = cue('name goes on', 'iu');
const NAME_CHARS = 40;
const TRANSLATED_MIN = 0.8;

/** True if a description is in English or almost fully translated. */
export const isUnderstood = ({ normalized, translated }: Reading): boolean =>
  normalized.language === 'en' || translated >= TRANSLATED_MIN;

/** True if the name of the goods is known; in a long foreign text the last known word may name a part. */
export const isNameRead = (reading: Reading): boolean => {
  const { language, clean_description: text } = reading.normalized;
  return isUnderstood(reading) && (language === 'en' ? !NAME_GOES_ON.test(text) : text.length <= NAME_CHARS);
};

const LAST_FOOD_CHAPTER = 24;

/** True if a row is of animals, plants or food: a wooden horse is none. */
export const isFoodRow = ({ codeDigits }: Pick<ScheduleLine, 'codeDigits'>): boolean =>
  codeDigits !== null && Number(codeDigits.slice(0, 2)) <= LAST_FOOD_CHAPTER;

/** A class of substances; of a single one the name must be the whole. */
const PLURAL = /s$/u;

/**
 * Listed goods of a row that the description names, as written in the row; null if none, or only a common term or a
 * material.
 */
export function namedIn(reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): string | null {
  const { language, clean_description } = reading.normalized;
  const isVietnamese = isInVietnamese(row);
  if ((language === 'vi') !== isVietnamese || lineReading(schedule, row).isResidual) return null;
  if (!isVietnamese && !isNameRead(reading)) return null;
  if (isFoodRow(row) && reading.normalized.materials.length > 0) return null;

  const own = isVietnamese ? tokenize(clean_description) : tokenize(withoutSizes(reading.head));
  const isCalled = (terms: readonly string[]): boolean =>
    isVietnamese
      ? isTelling(schedule, terms) && terms.every((term, at) => own[at] === term)
      : isTelling(schedule, terms) && endsWith(own, terms);
  const denied = new Set(reading.polarity.denials.flatMap(({ terms }) => terms.flat()));
  /** True if the name is that of the goods, not of their material or of one of their substances. */
  const isOfItself = (name: string, terms: readonly string[]): boolean =>
    own.length === terms.length ||
    (findMaterials([name]).length === 0 &&
      (!isOfChemicals(row) || PLURAL.test(name) || isWholeName(reading, terms)));
  const found = namesOf(row.description).find(
    ({ name, terms }) =>
      isCalled(terms) &&
      (!isVietnamese || SEVERAL_WORDS.test(name)) &&
      !terms.some((term) => denied.has(term)) &&
      !isExcepted(reading, terms) &&
      isOfItself(name, terms),
  );

  return found?.name ?? null;
}

const FEATURE = cue('feature', 'iu');

/** True if a row begins with a feature such as `Of cotton`; rows that name goods are matched by name. */
export const isFeature = (text: string): boolean => FEATURE.test(text);

const FOREGOING = /\bforegoing\b/iu;
const REQUIREMENT = cue('requirement');

const WEIGHT = /(?<=^[\s-]*)(?:lightweight|heavyweight)(?=\s)/giu;

/** Weights, standards, and conditions in brackets: `an oven and a hob` of `Cookers (incorporating at least an oven and a hob)`. */
export const requirementsOf = ({ description }: Pick<ScheduleLine, 'description'>): readonly string[] =>
  [...description.matchAll(REQUIREMENT)]
    .map(([, condition, standard]) => condition ?? standard ?? '')
    .concat(description.match(WEIGHT) ?? []);

/** True if a row qualifies its goods: `Pedals, for use in bicycles`, `Cookers (incorporating an oven)`. */
export const isQualified = ({ description }: Pick<ScheduleLine, 'description'>): boolean =>
  FOREGOING.test(description) ||
  requirementsOf({ description }).length > 0 ||
  statedText(withoutOpen(description)).replace(BRACKETED, ' ').split(/[,;]/u).slice(1).some(isFeature);

/**
 * Conditions that do not depend on the goods: quotas, entry under a note, headings by number, customs procedures; also
 * sets, which are declared as such.
 */
const OF_PROCEDURE = cue('row of a procedure', 'iu');

export const isOfProcedure = ({ description }: Pick<ScheduleLine, 'description'>): boolean =>
  OF_PROCEDURE.test(description);

const OTHERS = /(?<!\p{L})khác(?!\p{L})/iu;

/** True if the description contains all terms of a row in order, which makes a question or check unnecessary. */
export function isCovered({ polarity }: Reading, schedule: ScheduleIndex, row: ScheduleLine): boolean {
  const { polarity: said, isResidual } = lineReading(schedule, row);
  const terms = said.affirmed;
  const isWorded =
    !isResidual && terms.length > 0 && said.denials.length === 0 && !OTHERS.test(row.description);
  return isWorded && says(polarity.affirmed, terms);
}

/** Alternatives, each sufficient: `yarn or rubber thread`. */
export const ALTERNATIVES = /[\p{L}-]+\s+or\s+[\p{L}-]+/giu;

/** True if the description contains the terms only as an alternative: `uppers of rubber or plastics`. */
const isAlternative = (
  { normalized }: Reading,
  { description }: ScheduleLine,
  terms: readonly string[],
): boolean => {
  const text = normalized.clean_description;
  if (description.search(ALTERNATIVES) >= 0 || text.search(ALTERNATIVES) < 0) return false;

  return !says(polarityOf(text.replace(ALTERNATIVES, ' , ')).affirmed, terms);
};

const PREPOSITION = /^[\s-]*(?:containing|obtained from|with|having|in)\s/iu;

const PURPOSE = cue('purpose of a row', 'iu');
const LISTED = /[,;]|\s(?:or|and)\s|\spurposes\b/u;

/**
 * True if the description mentions an item of a list after its opening: lace for `Containing lace, net or embroidery`,
 * dental goods for `Of a kind used for medical, dental or veterinary purposes`.
 */
const mentionsOne = (
  { terms }: Reading,
  { description }: ScheduleLine,
  opening: RegExp,
  isEnough: (item: readonly string[]) => boolean,
): boolean =>
  opening.test(description) &&
  description
    .replace(opening, '')
    .split(LISTED)
    .map(tokenize)
    .some((item) => isEnough(item) && item.every((term) => terms.has(term)));

const EITHER = /(\p{L}+) or (\p{L}+)/u;

/**
 * Texts of a row that say no less: without a bracket, which adds no condition to `Of reptiles (including snakes)`, and
 * with one of two alternatives, `plated with zinc` for `Plated or coated with zinc`.
 */
const wordingsOf = (row: ScheduleLine): readonly string[] =>
  [
    ...(requirementsOf(row).length > 0 ? [] : [row.description.replace(BRACKETED, ' ')]),
    ...['$1', '$2'].map((one) => row.description.replace(EITHER, one)),
  ].filter((text) => text !== row.description);

/** True if the description contains a row's terms, or those of a text that says no less. */
export function isMentioned(reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): boolean {
  const { polarity, isResidual } = lineReading(schedule, row);
  const isWorded = (text: string): boolean => {
    const terms = tokenize(text);
    return terms.length > 0 && says(reading.polarity.affirmed, terms);
  };
  return (
    isCovered(reading, schedule, row) ||
    mentionsOne(reading, row, PREPOSITION, (item) => item.length > 0) ||
    mentionsOne(reading, row, PURPOSE, (item) => isTelling(schedule, item)) ||
    (!isResidual && polarity.denials.length === 0 && wordingsOf(row).some(isWorded))
  );
}

const WORD = /\p{L}{3}/u;
const CHEMICALS = /^(?:2[89]|3002)/u;

/**
 * True among names of substances, where part of a name is another one, aluminum hydroxide for its carbonate, and a
 * name covers others: a virus is a pathogen.
 */
export const isOfChemicals = ({ codeDigits }: Pick<ScheduleLine, 'codeDigits'>): boolean =>
  CHEMICALS.test(codeDigits ?? '');

const isWholeName = ({ normalized }: Reading, terms: readonly string[]): boolean =>
  normalized.clean_description.split(CLAUSE_END).some((part) => tokenize(part).join() === terms.join());

/** Gold and silver are colors as well. */
const PRECIOUS = /(?<!\p{L})(?:silver|gold|platinum|bạc|vàng)(?!\p{L})/iu;

/** True if a row is a feature, or ends the product name: a golf ball collector is not a ball. */
const isOfGoods = (reading: Reading, row: ScheduleLine, terms: readonly string[]): boolean =>
  isFeature(row.description) ||
  isInVietnamese(row) ||
  (isNameRead(reading) && endsWith(tokenize(withoutSizes(reading.head)), terms));

/** A row for a content, which a word of an ingredient or part does not state: rice vinegar for `Containing rice`. */
const OF_CONTENT = /^[\s-]*(?:containing|(?:có )?chứa)\s/iu;

/** True if a covered row also distinguishes its goods: `Parts` and `35 mm` do not; limits are compared numerically. */
export function isSaid(reading: Reading, schedule: ScheduleIndex, row: ScheduleLine): boolean {
  const { limits, polarity } = lineReading(schedule, row);
  const terms = polarity.affirmed;
  return (
    isCovered(reading, schedule, row) &&
    limits.length === 0 &&
    ![OF_CONTENT, PRECIOUS].some((each) => each.test(row.description)) &&
    !isExcepted(reading, terms) &&
    isOfGoods(reading, row, terms) &&
    !isAlternative(reading, row, terms) &&
    fitsWearer(reading.facts, lineReading(schedule, row)) &&
    (!isOfChemicals(row) || isWholeName(reading, terms)) &&
    isTelling(
      schedule,
      terms.filter((term) => WORD.test(term)),
    )
  );
}

const BARE_REST = /^[\s-]*(?:others?|(?:loại )?khác)(?:\s*\(\d+\))?[\s:]*$/iu;

export const isBareRest = ({ description }: Pick<ScheduleLine, 'description'>): boolean =>
  BARE_REST.test(description);
