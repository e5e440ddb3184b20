import { KITCHEN_GOODS } from '@svc/knowledge/data/class-members';
import { FILLER_WORDS } from '@svc/knowledge/data/filler-words';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import type { Reading } from '../../reading.ts';
import { articleOf, isFeature } from './article-name.ts';
import type { QuestionDraft } from './question-options.ts';

/** An option of a question, in the words of the schedule. */
export type Option = QuestionDraft['options'][number];

const RESIDUAL = /^[\s-]*(?:others?|loại khác)(?!\p{L})|(?<!\p{L})khác$/iu;
const OF_OTHER = /^[\s-]*of other(?!\p{L})/iu;
const PLURAL = /\p{L}{3,}s$/u;
const VIETNAMESE = /[^\x20-\x7e‘’“”]/u;
const CODE = /^\d[\d.]*(?:\s|$)/u;
const REST_WORD = /(?<!\p{L})(?:other|khác)(?!\p{L})/giu;
const NAME_END = /[,;:()]/u;
const PURPOSE = /(?<=\S)\s+(?:for|of a kind)\s/iu;
const TOUCHED_SHARE = 0.5;
const KITCHEN_CLASS = /\b(?:tableware|kitchen ?ware)\b/iu;
const KITCHEN_TOKENS: ReadonlySet<string> = new Set(KITCHEN_GOODS.flatMap(phraseTokens));

/** For a text looked at by itself. */
export const NONE_SHARED: ReadonlySet<string> = new Set();

/** Index terms that say nothing of goods. */
export const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.en.flatMap(tokenize));

export const textOf = ({ line }: Option): string => line ?? '';

/** Whether a text is a code alone: the schedule has no words there. */
export const hasNoText = (option: Option): boolean => textOf(option).replace(CODE, '').trim() === '';

/** Whether a text takes goods that its neighbours do not name: `Other`. */
export const isResidual = (option: Option): boolean => RESIDUAL.test(textOf(option));

/** The same, also of materials: `Of other materials`. */
export const takesTheRest = (option: Option): boolean => isResidual(option) || OF_OTHER.test(textOf(option));

/** Whether all texts but for the codes before them and "other" are the same: `8423.81 Scales` and `8423.82 Other scales`. */
export function areSameTexts(options: readonly Option[]): boolean {
  const texts = options.map((option) =>
    textOf(option).replace(CODE, '').replace(REST_WORD, '').trim().toLowerCase(),
  );
  return texts.every((text) => text !== '' && text === texts[0]);
}

/** The goods that a text lists, each as its index terms; what they go in or with is none of them. */
const namesIn = (text: string): string[][] =>
  statedText(text)
    .split(/[,;:()]|(?<!\p{L})(?:and|or|và|hoặc|hay)(?!\p{L})/iu)
    .filter((name, place) => place === 0 || !/^\s*(?:in|with|for|to|as|by)\s/iu.test(name))
    .map((name) => [...new Set(tokenize(name.split(PURPOSE)[0] ?? ''))])
    .filter((terms) => terms.some((term) => !FILLERS.has(term)));

/** Whether the goods are of the class that a text names: mugs and plates are tableware. */
const isOfClass = ({ head }: Reading, option: Option): boolean =>
  KITCHEN_CLASS.test(textOf(option)) && phraseTokens(head).some((token) => KITCHEN_TOKENS.has(token));

/** Whether the description has all words of one of the goods that a text lists, by words that not all texts have. */
const hasName = (reading: Reading, option: Option, shared: ReadonlySet<string>): boolean =>
  namesIn(textOf(option)).some(
    (terms) => terms.some((term) => !shared.has(term)) && terms.every((term) => reading.terms.has(term)),
  );

/** Whether the description names the goods of a text. */
export const isNamed = (reading: Reading, option: Option): boolean =>
  !isResidual(option) && (isOfClass(reading, option) || hasName(reading, option, NONE_SHARED));

/** The same, by words that not all texts have: `Coffee, roasted` and `Coffee, not roasted` both name coffee. */
export const isNamedApart = (reading: Reading, option: Option, shared: ReadonlySet<string>): boolean =>
  !isResidual(option) && hasName(reading, option, shared);

const nameOf = (option: Option): string => (textOf(option).split(NAME_END)[0] ?? '').trim();

/**
 * Whether the description has what tells an option apart: the article of an English name or its last word, half of the
 * words of a Vietnamese one.
 */
export function isTouched(reading: Reading, option: Option, shared: ReadonlySet<string>): boolean {
  const name = nameOf(option);
  const own = tokenize(name).filter((term) => !shared.has(term));
  if (isNamed(reading, option)) return true;
  if (VIETNAMESE.test(name)) {
    return (
      own.length > 0 && own.filter((term) => reading.terms.has(term)).length >= own.length * TOUCHED_SHARE
    );
  }

  return [...own.slice(-1), ...tokenize(articleOf(name) ?? '')].some((term) => reading.terms.has(term));
}

/** Terms that all texts have. */
export function sharedTerms(options: readonly Option[]): ReadonlySet<string> {
  const [first = [], ...others] = options.map((option) => tokenize(statedText(textOf(option))));
  return new Set(first.filter((term) => others.every((terms) => terms.includes(term))));
}

/** Whether a text names goods, not a feature of them. */
export function namesGoods(option: Option): boolean {
  const name = nameOf(option);
  if (isFeature(name) || isResidual(option)) return false;
  return PLURAL.test(name) || VIETNAMESE.test(name) || articleOf(name) !== null;
}

const LETTERS = /^\p{L}{3,}$/u;

/** Whether the description has the noun of a text behind other words only: `shower curtain`, of window curtains. */
const isOfOtherModifier = (
  { normalized }: Reading,
  noun: string,
  kinds: readonly string[],
  ofMaterials: ReadonlySet<string>,
): boolean => {
  const words = tokenize(normalized.clean_description);
  const before = words.flatMap((word, at) => (word === noun && at > 0 ? [words[at - 1] ?? ''] : []));
  const isOther = (word: string): boolean =>
    LETTERS.test(word) && !FILLERS.has(word) && !ofMaterials.has(word) && !kinds.includes(word);

  return before.length > 0 && before.every(isOther);
};

/** Whether a text names the goods of another kind: window curtains, where the description has shower curtains. */
export function isOtherKind(reading: Reading, option: Option): boolean {
  const ofMaterials = new Set(reading.normalized.materials.flatMap(({ name }) => tokenize(name)));
  const [optionNoun, ...optionKinds] = tokenize(nameOf(option)).toReversed();
  if (optionNoun === undefined || optionKinds.length === 0) return false;
  if (optionKinds.some((term) => reading.terms.has(term))) return false;
  if (isOfOtherModifier(reading, optionNoun, optionKinds, ofMaterials)) return true;

  const [noun, ...kinds] = tokenize(reading.head).toReversed();
  const telling = kinds.filter((term) => !ofMaterials.has(term) && !FILLERS.has(term));

  return noun === optionNoun && telling.length > 0;
}
