import { ATTRIBUTE_VALUES } from '@svc/knowledge/data/attributes';
import { NOT_COVERED } from '@svc/knowledge/data/legal-notes';
import { cue } from '@svc/knowledge/read-table';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import { memoizeWeak } from '../memoize-weak.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { figureWords } from '../stages/normalize/figures.ts';
import { statedValues } from '../stages/normalize/find-attributes.ts';
import { findMaterials } from '../stages/normalize/find-materials.ts';
import { attributeVotes } from '../stages/rank/agreement.ts';
import { figureVote } from '../stages/rank/condition-vote.ts';
import { attributeText, lineReading, withEnglish, type LineReading } from '../stages/rank/line-reading.ts';
import { found, type Compare, type Compared, type Finding } from './finding.ts';
import { LISTED, MAIN, materialFinding } from './material-findings.ts';
import { exceptionFrom, negationVote, says, written } from './negations.ts';
import { ALTERNATIVES, isFeature, isFoodRow, isInVietnamese } from './row-names.ts';
import { statedFacts, type Fact } from './stated-facts.ts';

const isFood = (codeDigits: string | null): boolean => codeDigits === null || isFoodRow({ codeDigits });
const OF_TRADE: ReadonlySet<string> = new Set(['new', 'used', 'unfinished']);

const CHILDREN = /(?<!\p{L})(?:child(?:ren)?|kids?)(?!\p{L})/iu;

/** True if another value stated in the description fits a row: a vest `for infants and girls`, or `for children`. */
const statedFitsRow = ({ normalized }: Reading, attribute: string, { attributes }: LineReading): boolean =>
  (attribute === 'gender' &&
    CHILDREN.test(normalized.clean_description) &&
    (attributes.get(attribute)?.some((value) => value === 'boys' || value === 'girls') ?? false)) ||
  [...statedValues(normalized.translation ?? normalized.clean_description)].some(
    ([name, values]) =>
      name === attribute && values.some((value) => attributes.get(name)?.includes(value) ?? false),
  );

const FRESH = 'fresh';
/** States that chilled goods cannot have; cooked, dried or otherwise prepared goods are chilled as well. */
const NOT_CHILLED = ['frozen', 'live'];

/** True if the description says only `chilled`, which a state in the row does not exclude. */
const isOnlyChilled = ({ value, words }: Fact, { attributes }: LineReading): boolean =>
  value === FRESH &&
  !tokenize(words).includes(FRESH) &&
  !(attributes.get('state')?.some((state) => NOT_CHILLED.includes(state)) ?? false);

/**
 * True if a row has the state in the description's terms or by its usual name: `prepared` does not meet `Canned`, nor
 * `chilled` a row for fresh goods.
 */
const saysState = ({ value, words }: Fact, { terms }: LineReading): boolean => {
  const named = ATTRIBUTE_VALUES.state.find((each) => each.value === value)?.terms ?? [];
  const isOwn = value === FRESH && named.includes(words.toLowerCase());
  return tokenize(isOwn ? words : `${words} ${named[0] ?? value}`).some((term) => terms.includes(term));
};

/** The state of what goods are made from: `of the dried leguminous vegetables of heading 0713`. */
const OF_STATE = cue('row of a state');

const statesGoods = (line: ScheduleLine): boolean =>
  statedValues(attributeText(line).replace(OF_STATE, ' ')).has('state');

/** True if the phrase is in an open list of the row: `whether or not impregnated, coated or laminated`. */
const OPEN_LIST = /\bwhether or not \p{L}+ed(?:, \p{L}+ed)*,? or \p{L}+ed\b/giu;

const leavesOpen = (line: ScheduleLine, { words, value }: Pick<Fact, 'words' | 'value'>): boolean =>
  withEnglish(line)
    .match(OPEN_LIST)
    ?.some((list) => tokenize(list).some((term) => tokenize(`${words} ${value}`).includes(term))) ?? false;

/** Live animals and plants; for other food the Vietnamese word means raw. */
const LIVING = /^0[136]/u;

/** True if a state counts: in food or trade. */
export const isStateOf = (value: string, codeDigits: string | null): boolean =>
  value === 'live' ? LIVING.test(codeDigits ?? '') : isFood(codeDigits) || OF_TRADE.has(value);

/** If met, a state counts in the row's own terms only. */
const isStateFinding = (fact: Fact, row: LineReading, line: ScheduleLine, vote: number): boolean =>
  isStateOf(fact.value, line.codeDigits) &&
  statesGoods(line) &&
  (vote < 0 ? !isOnlyChilled(fact, row) : saysState(fact, row));

/** True if a row lists several goods: what it says of one says nothing of the others. */
const listsGoods = ({ polarity }: LineReading): boolean => polarity.text.includes(';');

/** True if another value of the description fits the row, or the row says nothing of it for one of its goods. */
const fitsInPart = (reading: Reading, attribute: string, row: LineReading, line: ScheduleLine): boolean =>
  statedFitsRow(reading, attribute, row) ||
  (listsGoods(row) &&
    attributeText(line)
      .split(';')
      .some((goods) =>
        attributeVotes(reading.facts, { attributes: statedValues(goods) }).every(
          (each) => each.attribute !== attribute || each.vote >= 0,
        ),
      ));

const attributeFindings: Compare = (reading, row, line) => {
  const facts = statedFacts(reading);

  return attributeVotes(reading.facts, row).flatMap(({ attribute, vote }) => {
    const fact = facts.find((each) => each.attribute === attribute);
    if (fact === undefined || fact.value === 'unisex' || leavesOpen(line, fact)) return [];
    if (attribute === 'state' && !isStateFinding(fact, row, line, vote)) return [];
    return vote < 0 && fitsInPart(reading, attribute, row, line) ? [] : found(attribute, vote, fact.words);
  });
};

/** Pieces whose weight a row limits: `In blocks or slabs weighing 4.5 kg or more each`. */
const PIECES = cue('row of pieces', 'iu');

/** True if a row limits the weight of pieces that the description does not mention: of a bag it says nothing. */
const isOfOtherPieces = ({ terms }: Reading, { description }: ScheduleLine): boolean => {
  const [, pieces] = PIECES.exec(description) ?? [];
  return pieces !== undefined && !tokenize(pieces).some((term) => terms.has(term));
};

const figureFinding: Compare = (reading, row, line) => {
  const { figures, normalized } = reading;
  const vote = figureVote(figures, row.limits);
  if (vote === 0 || (vote < 0 && listsGoods(row)) || isOfOtherPieces(reading, line)) return [];
  const deciding = row.limits.filter((limit) => figureVote(figures, [limit]) === vote);
  return figureWords(normalized.clean_description, deciding).flatMap((words) => found('figure', vote, words));
};

/** Forms of a denied word that the description must use: a roaster is not `Unroasted`, nor a drive shaft `Non-driving`. */
const FORMS: readonly (readonly [denied: RegExp, stated: RegExp])[] = [
  [/^un\p{L}+ed$/iu, /(?:ed|en)\b/iu],
  [/^non-?\p{L}+ing$/iu, /ing\b/iu],
];

/** True if the description denies something itself, or states what a row denies, and not as one of two alternatives. */
const isDone = ({ normalized, polarity }: Reading, row: LineReading, words: string): boolean =>
  polarity.denials.some((denial) => denial.words === words) ||
  (normalized.clean_description.replace(ALTERNATIVES, ' , ').includes(words) &&
    row.polarity.denials.every((denial) =>
      FORMS.every(([denied, stated]) => !denied.test(denial.words) || stated.test(words)),
    ));

const negationFinding: Compare = (reading, row, line) => {
  // Denials in other languages than Vietnamese are read in English.
  const isSameLanguage = isInVietnamese(line) === (reading.normalized.language === 'vi');
  const vote = listsGoods(row) || !isSameLanguage ? null : negationVote(reading.polarity, row.polarity);
  const isOpen = vote !== null && leavesOpen(line, { words: vote.words, value: '' });
  if (vote === null || isOpen || (vote.vote < 0 && !isDone(reading, row, vote.words))) return [];
  return found('negation', vote.vote, vote.words);
};

const EXCEPTED_HEADINGS = cue('excepted headings');
const HEADING = /(?<!\d)(\d{2})[.\s]?(\d{2})(?!\d)/gu;

/** An exception of goods by their heading: `other than those of heading 58.07`. */
const headingFinding: Compare = ({ normalized }, _, { codeDigits, level }) => {
  if (level !== 'heading') return [];
  const found = [...normalized.clean_description.matchAll(EXCEPTED_HEADINGS)].find(([whole]) =>
    [...whole.matchAll(HEADING)].some(([, chapter, rest]) => codeDigits?.slice(0, 4) === `${chapter}${rest}`),
  );
  return found === undefined ? [] : [{ attribute: 'exception', verdict: 'breaks', words: found[0].trim() }];
};

const exceptionFinding: Compare = ({ polarity }, row) => {
  const words = listsGoods(row) ? null : exceptionFrom(polarity, row);
  return words === null ? [] : [{ attribute: 'exception', verdict: 'breaks', words }];
};

const contentFinding: Compare = ({ normalized }, _, { description }) =>
  NOT_COVERED.flatMap(([row, goods]) => {
    const words = row.test(description) ? goods.exec(normalized.clean_description)?.[0] : undefined;
    return words === undefined ? [] : found('content', -1, words);
  });

const COMPARED: readonly Compare[] = [
  materialFinding,
  attributeFindings,
  figureFinding,
  negationFinding,
  exceptionFinding,
  headingFinding,
  contentFinding,
];

const MEASURED = cue('row of a limit', 'iu');
/** The goods that a row limits: `Synchronous motors of an output not exceeding 18 W`. */
const LIMITED = cue('goods before a limit', 'iu');
/** A limit of the machines that the goods are for: `Dùng cho máy biến điện có công suất không quá 10 kVA`. */
const OF_MACHINES = cue('limit of machines', 'iu');
const PART_TERMS_MAX = 3;

const isListOfMaterials = (description: string): boolean =>
  statedText(description)
    .split(LISTED)
    .every((part) => findMaterials([part]).length > 0 && tokenize(part).length <= PART_TERMS_MAX);

const comparedTerms = (
  { materialNames, attributes }: LineReading,
  isCompared: (attribute: string) => boolean,
): ReadonlySet<string> =>
  new Set([
    ...(isCompared('material') ? materialNames.flatMap(tokenize) : []),
    ...[...attributes].flatMap(([attribute, values]) =>
      isCompared(attribute)
        ? ATTRIBUTE_VALUES[attribute]
            .filter(({ value }) => values.includes(value))
            .flatMap(({ terms: names }) => names.flatMap(tokenize))
        : [],
    ),
    ...MAIN,
  ]);

const LISTS = /[,;](?!\d)/u;

/** True if a row requires no more than its limits, which the description states, of goods that it says. */
function isWholeLimit(
  { terms, figures }: Reading,
  { limits, attributes }: LineReading,
  description: string,
  isPackingMet: boolean,
): boolean {
  const [, limited = ''] = LIMITED.exec(description) ?? [];
  return (
    (isPackingMet || !attributes.has('packing')) &&
    limits.every(({ dimension }) => figures.has(dimension)) &&
    MEASURED.test(description) &&
    ![OF_MACHINES, LISTS].some((each) => each.test(description)) &&
    ((isFeature(limited) && !statedValues(limited).has('form')) ||
      tokenize(limited).every((term) => terms.has(term)))
  );
}

/** True if the compared conditions are all that a row requires: `Bed linen, knitted` requires more than knitting. */
function isWholeRow(
  reading: Reading,
  row: LineReading,
  { description }: ScheduleLine,
  all: readonly Compared[],
): boolean {
  const { affirmed, denials } = row.polarity;
  const isCompared = (attribute: string): boolean => all.some((each) => each.attribute === attribute);
  if (isCompared('figure')) return isWholeLimit(reading, row, description, isCompared('packing'));
  if (isCompared('negation')) return affirmed.length === 0 || denials.length === 0;
  if (denials.length > 0) return false;
  if (isCompared('material') && all.length === 1 && isListOfMaterials(description)) return true;

  const said = comparedTerms(row, isCompared);
  return row.terms.every((term) => said.has(term) || /^\d+$/u.test(term));
}

const MIXED = /\b(?:mix\p{L}*|blends?|assorted|and|with)\b/iu;

/** Mangoes meet `Tropical fruit`, so the residual row next to it is not theirs. */
function groupFinding(reading: Reading, schedule: ScheduleIndex, line: ScheduleLine): readonly Compared[] {
  const { isResidual, members } = lineReading(schedule, line);
  const { text, affirmed } = reading.polarity;
  if ((members.length === 0 && !isResidual) || line.parent === null || MIXED.test(text)) return [];
  const rows = isResidual
    ? schedule.children(line.parent).map((row) => lineReading(schedule, row).members)
    : [members];
  const member = rows.flat().find((terms) => says(affirmed, terms));
  return member === undefined ? [] : found('group', isResidual ? -1 : 1, written(text, member));
}

// Most lines of a product share the rows above them.
const comparedWith = memoizeWeak((reading: Reading) =>
  memoizeWeak((line: ScheduleLine, schedule: ScheduleIndex): readonly Finding[] => {
    const row = lineReading(schedule, line);
    const all = COMPARED.flatMap((compare) => compare(reading, row, line));
    const isWhole = all.length > 0 && isWholeRow(reading, row, line, all);
    const ofGroup = groupFinding(reading, schedule, line).map((each) => ({ ...each, isWhole: true }));

    return [...all.map((each) => ({ ...each, isWhole })), ...ofGroup].map((each) => ({ ...each, row: line }));
  }),
);

/** Compares facts of the goods with a row's conditions, once for each row; empty if either is silent. */
export const compareRow = (reading: Reading, schedule: ScheduleIndex, row: ScheduleLine) =>
  comparedWith(reading)(row, schedule);

/**
 * Compares a path from a heading down to a line. The row nearest to the line decides each attribute: `of cotton` below
 * `bed linen` means cotton.
 */
export function comparePath(
  reading: Reading,
  schedule: ScheduleIndex,
  path: readonly ScheduleLine[],
): readonly Finding[] {
  const all = path.flatMap((row) => compareRow(reading, schedule, row));
  const nearest = new Map(all.map((finding) => [finding.attribute, finding.row]));

  return all.filter(({ attribute, row, verdict }) => verdict === 'meets' || nearest.get(attribute) === row);
}
