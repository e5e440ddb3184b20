import { phraseTokens } from '@svc/knowledge/phrase-index';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import type { Reading } from '../../reading.ts';
import { conflictingFigures, givesFigureFor } from '../normalize/figures.ts';
import { factVote, isSettledByFacts } from './option-facts.ts';
import {
  areSameTexts,
  FILLERS,
  hasNoText,
  isNamed,
  isNamedApart,
  isOtherKind,
  isResidual,
  isTouched,
  namesGoods,
  NONE_SHARED,
  sharedTerms,
  textOf,
  type Option,
} from './option-texts.ts';

const PARTS = /^[\s-]*(?:parts?|accessories|bộ phận|phụ kiện)(?!\p{L})/iu;
const PART_WORDS: ReadonlySet<string> = new Set(['part', 'component', 'spare', 'accessory', 'fitting']);
const VIETNAMESE_PART = /(?<!\p{L})(?:bộ phận|linh kiện|phụ tùng|phụ kiện|chi tiết)(?!\p{L})/iu;
const COMPOSED =
  /^[\s-]*(?:of(?! other)|containing|consisting|with a content|with an? \p{L}+ content|feed additive|chứa|có chứa)/iu;
const COMPOSITION_STATED =
  /\d\s*%|\b(?:consist(?:s|ing) of|composed of|made (?:up )?(?:of|from|with))\b|(?<!\p{L})(?:làm bằng|làm từ|chất liệu)(?!\p{L})/iu;
/** `For use in certain types of aircraft`: a note says which. */
const HEDGED = /\bcertain\b/iu;
/** Words of a row that add nothing to its subject: `designed for cooling`. */
const FORM_TERMS: ReadonlySet<string> = new Set('design designed kind use used type'.split(' '));
const WORDS_MIN = 2;
/** Share of an option's words from which the description repeats it, and up to which it does not speak of another. */
const REPEATED_MIN = 0.6;
const REPEATED_OTHER_MAX = 0.25;
/** Terms from which an option's text describes one narrow article, and the share of them that the description must have. */
const NARROW_TERMS = 6;
const NARROW_SHARE = 0.34;

const speaksOfParts = ({ normalized }: Reading): boolean => {
  const { clean_description, translation } = normalized;
  return (
    VIETNAMESE_PART.test(clean_description) ||
    phraseTokens(`${clean_description} ${translation ?? ''}`).some((token) => PART_WORDS.has(token))
  );
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

/** Whether the goods are called a part, `head light part`, and one text is on parts. */
const isCalledPart = ({ head }: Reading, options: readonly Option[]): boolean =>
  PART_WORDS.has(phraseTokens(head).at(-1) ?? '') && options.some((option) => PARTS.test(textOf(option)));

/** Whether the description has every word of the one text beside a residual row. */
const isSaidBesideRest = (reading: Reading, options: readonly Option[]): boolean => {
  const [named, ...others] = options.filter((option) => !isResidual(option));
  if (named === undefined || others.length > 0 || options.length === 1) return false;
  if (HEDGED.test(textOf(named))) return false;

  const own = tokenize(statedText(textOf(named))).filter(
    (term) => !FILLERS.has(term) && !FORM_TERMS.has(term),
  );
  return own.length > 0 && own.every((term) => reading.terms.has(term));
};

/** Whether the description decides between texts, or no answer could. */
function isDecided(reading: Reading, options: readonly Option[], shared: ReadonlySet<string>): boolean {
  if (options.some(hasNoText) || areSameTexts(options)) return true;
  if (givesFigureFor(reading.figures, options.map(textOf)) || isSettledByFacts(reading, options)) return true;
  if (isCalledPart(reading, options) || isSaidBesideRest(reading, options)) return true;

  const isOneNamed = options.filter((option) => isNamed(reading, option)).length === 1;
  if (isOneNamed || isRepeated(reading, options, shared)) return true;

  // Where all are named, something else tells them apart; where all name other goods, none is right.
  return (
    options.every((option) => isNamedApart(reading, option, shared)) ||
    options.every((option) => namesGoods(option) && !isTouched(reading, option, NONE_SHARED))
  );
}

const isRuledOut = (reading: Reading, option: Option): boolean =>
  conflictingFigures(reading.figures, [textOf(option)]) ||
  factVote(reading, option) < 0 ||
  (PARTS.test(textOf(option)) && !speaksOfParts(reading)) ||
  isOtherComposition(reading, option);

/** Whether a long text describes one article, of which the description has hardly a word. */
const isOtherArticle = (reading: Reading, option: Option, shared: ReadonlySet<string>): boolean => {
  const own = tokenize(textOf(option)).filter((term) => !shared.has(term) && !FILLERS.has(term));
  const met = own.filter((term) => reading.terms.has(term)).length;
  return own.length >= NARROW_TERMS && met < own.length * NARROW_SHARE;
};

/**
 * Options of a question of schedule texts that the description leaves open. None where it decides: it names one of them
 * and no other, gives the figure or the fact that they part by, or repeats the text of one. Options on parts go where
 * it speaks of none, those against a fact, and goods that it does not name, or an article of which it has hardly a word,
 * where a residual line takes it.
 */
export function openOptions(reading: Reading, options: readonly Option[]): Option[] {
  const shared = sharedTerms(options);
  if (isDecided(reading, options, shared)) return [];
  const hasResidual = options.some(isResidual);
  const isUnnamed = (option: Option): boolean =>
    isOtherUse(reading, option) ||
    isOtherKind(reading, option) ||
    (namesGoods(option) && (!isTouched(reading, option, shared) || isOtherArticle(reading, option, shared)));

  return options.filter((option) => !isRuledOut(reading, option) && !(hasResidual && isUnnamed(option)));
}
