import { FILLER_WORDS } from '@svc/knowledge/data/filler-words';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { Reading } from '../../reading.ts';
import { conflictingFigures, givesFigureFor } from '../normalize/figures.ts';
import { findMaterials } from '../normalize/find-materials.ts';
import { rowMaterialAgreement } from '../rank/agreement.ts';
import { articleOf, isFeature } from './article-name.ts';
import type { QuestionDraft } from './question-options.ts';

type Option = QuestionDraft['options'][number];

const RESIDUAL = /^[\s-]*(?:others?|loại khác)(?!\p{L})|(?<!\p{L})khác$/iu;
const OF_OTHER = /^[\s-]*of other(?!\p{L})/iu;
const PARTS = /^[\s-]*(?:parts?|accessories|bộ phận|phụ kiện)(?!\p{L})/iu;
const PART_WORDS: ReadonlySet<string> = new Set(['part', 'component', 'spare', 'accessory', 'fitting']);
const VIETNAMESE_PART = /(?<!\p{L})(?:bộ phận|linh kiện|phụ tùng|phụ kiện|chi tiết)(?!\p{L})/iu;
const PLURAL = /\p{L}{3,}s$/u;
const VIETNAMESE = /[^\x20-\x7e‘’“”]/u;
const COMPOSED =
  /^[\s-]*(?:of(?! other)|containing|consisting|with a content|with an? \p{L}+ content|feed additive|chứa|có chứa)/iu;
const COMPOSITION_STATED =
  /\d\s*%|\b(?:consist(?:s|ing) of|composed of|made (?:up )?(?:of|from|with))\b|(?<!\p{L})(?:làm bằng|làm từ|chất liệu)(?!\p{L})/iu;
const WORDS_MIN = 2;
/** Share of an option's words from which the description repeats it, and up to which it does not speak of another. */
const REPEATED_MIN = 0.6;
const REPEATED_OTHER_MAX = 0.25;
const TOUCHED_SHARE = 0.5;
const NONE: ReadonlySet<string> = new Set();
const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.en.flatMap(tokenize));

const textOf = ({ line }: Option): string => line ?? '';

const speaksOfParts = ({ normalized }: Reading): boolean => {
  const { clean_description, translation } = normalized;
  return (
    VIETNAMESE_PART.test(clean_description) ||
    phraseTokens(`${clean_description} ${translation ?? ''}`).some((token) => PART_WORDS.has(token))
  );
};

const CODE = /^\d[\d.]*\s/u;
const REST_WORD = /(?<!\p{L})(?:other|khác)(?!\p{L})/giu;
const NAME_END = /[,;:()]/u;

/** Whether all texts but for the codes before them and "other" are the same: `8423.81 Scales` and `8423.82 Other scales`. */
const areSameTexts = (options: readonly Option[]): boolean => {
  const texts = options.map((option) =>
    textOf(option).replace(CODE, '').replace(REST_WORD, '').trim().toLowerCase(),
  );
  return texts.every((text) => text !== '' && text === texts[0]);
};

/** The goods that a text lists, each as its index terms; what they go in or with is none of them. */
const namesIn = (text: string): string[][] =>
  statedText(text)
    .split(/[,;:()]|(?<!\p{L})(?:and|or|và|hoặc|hay)(?!\p{L})/iu)
    .filter((name, place) => place === 0 || !/^\s*(?:in|with|for|to|as|by)\s/iu.test(name))
    .map((name) => [...new Set(tokenize(name))])
    .filter((terms) => terms.some((term) => !FILLERS.has(term)));

const isNamed = (reading: Reading, option: Option): boolean =>
  !RESIDUAL.test(textOf(option)) &&
  namesIn(textOf(option)).some((terms) => terms.every((term) => reading.terms.has(term)));

const nameOf = (option: Option): string => (textOf(option).split(NAME_END)[0] ?? '').trim();

/**
 * Whether the description has what tells an option apart: the article of an English name or its last word, half of the
 * words of a Vietnamese one.
 */
const isTouched = (reading: Reading, option: Option, shared: ReadonlySet<string>): boolean => {
  const name = nameOf(option);
  const own = tokenize(name).filter((term) => !shared.has(term));
  if (isNamed(reading, option)) return true;
  if (VIETNAMESE.test(name)) {
    return (
      own.length > 0 && own.filter((term) => reading.terms.has(term)).length >= own.length * TOUCHED_SHARE
    );
  }

  return [...own.slice(-1), ...tokenize(articleOf(name) ?? '')].some((term) => reading.terms.has(term));
};

const sharedTerms = (options: readonly Option[]): ReadonlySet<string> => {
  const [first = [], ...others] = options.map((option) => tokenize(statedText(textOf(option))));
  return new Set(first.filter((term) => others.every((terms) => terms.includes(term))));
};

const namesGoods = (option: Option): boolean => {
  const name = nameOf(option);
  if (isFeature(name) || RESIDUAL.test(name)) return false;
  return PLURAL.test(name) || VIETNAMESE.test(name) || articleOf(name) !== null;
};

/** What the materials of the goods say of an option: 1 for it, below 0 against it, 0 where it names none. */
/** A text that takes what the others leave: `Other`, `Of other materials`. */
const takesTheRest = (option: Option): boolean =>
  RESIDUAL.test(textOf(option)) || OF_OTHER.test(textOf(option));

const materialVote = (reading: Reading, option: Option): number => {
  const found = findMaterials([statedText(textOf(option))]);
  return rowMaterialAgreement(reading, {
    materialGroups: [...new Set(found.map(({ group }) => group))],
    materialNames: found.map(({ name }) => name),
  });
};

/** Whether the materials given leave one option: the others name other materials, or take what no option names. */
const isSettledByMaterial = (reading: Reading, options: readonly Option[]): boolean => {
  const votes = options.map((option) => (takesTheRest(option) ? -1 : materialVote(reading, option)));
  return votes.filter((vote) => vote === 1).length === 1 && votes.every((vote) => vote === 1 || vote < 0);
};

/** Share of what an option says beside the name of the goods that the description says too, 0 to 1. */
const sharedPart = (reading: Reading, option: Option, shared: ReadonlySet<string>): number => {
  const ofGoods = new Set(tokenize(reading.head));
  const own = tokenize(statedText(textOf(option))).filter(
    (term) => !shared.has(term) && !ofGoods.has(term) && !FILLERS.has(term),
  );
  return own.length < WORDS_MIN ? 0 : own.filter((term) => reading.terms.has(term)).length / own.length;
};

/** Whether the description repeats most of one option's text and next to nothing of the others'. */
const isRepeated = (reading: Reading, options: readonly Option[], shared: ReadonlySet<string>): boolean => {
  const [first = 0, second = 0] = options
    .map((option) => sharedPart(reading, option, shared))
    .toSorted((one, other) => other - one);
  return first >= REPEATED_MIN && second <= REPEATED_OTHER_MAX;
};

const PURPOSE = /^[\s-]*for (?!other\b)/iu;

const sharesWord = (reading: Reading, option: Option): boolean =>
  tokenize(statedText(textOf(option))).some((term) => !FILLERS.has(term) && reading.terms.has(term));

/** Whether an option names a use that the description does not mention. */
const isOtherUse = (reading: Reading, option: Option): boolean =>
  PURPOSE.test(textOf(option)) && !sharesWord(reading, option);

/** Whether an option names a composition and the description gives a different one. */
const isOtherComposition = (reading: Reading, option: Option): boolean =>
  COMPOSED.test(textOf(option)) &&
  (COMPOSITION_STATED.test(reading.normalized.clean_description) ||
    reading.normalized.extra.composition !== '') &&
  !sharesWord(reading, option);

/**
 * Options of a question of schedule texts that the description leaves open. None where it decides: it names one of them
 * and no other, gives the figure or the material that they part by, or repeats the text of one. Options on parts go where
 * it speaks of none, those of other materials, and goods that it does not name where a residual line takes it.
 */
export function openOptions(reading: Reading, options: readonly Option[]): Option[] {
  const { figures } = reading;
  if (givesFigureFor(figures, options.map(textOf))) return [];
  const named = options.filter((option) => isNamed(reading, option));
  // Named all, they are told apart by something that no text says.
  if (named.length === 1 || named.length === options.length || areSameTexts(options)) return [];

  const shared = sharedTerms(options);
  if (isSettledByMaterial(reading, options) || isRepeated(reading, options, shared)) return [];
  // Goods of which none is named: one of them is as wrong as the other.
  if (options.every((option) => namesGoods(option) && !isTouched(reading, option, NONE))) return [];
  const hasResidual = options.some((option) => RESIDUAL.test(textOf(option)));

  return options.filter((option) => {
    if (conflictingFigures(figures, [textOf(option)]) || materialVote(reading, option) < 0) return false;
    if (PARTS.test(textOf(option)) && !speaksOfParts(reading)) return false;
    if (isOtherComposition(reading, option)) return false;
    if (!hasResidual) return true;
    return !isOtherUse(reading, option) && (!namesGoods(option) || isTouched(reading, option, shared));
  });
}
