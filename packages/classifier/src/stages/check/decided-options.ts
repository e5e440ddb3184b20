import { FILLER_WORDS } from '@svc/knowledge/data/filler-words';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { Reading } from '../../reading.ts';
import { conflictingFigures, givesFigureFor } from '../normalize/figures.ts';
import type { QuestionDraft } from './question-options.ts';

type Option = QuestionDraft['options'][number];

const RESIDUAL = /^[\s-]*(?:others?|loại khác)(?!\p{L})|(?<!\p{L})khác$/iu;
const PARTS = /^[\s-]*(?:parts?|accessories|bộ phận|phụ kiện)(?!\p{L})/iu;
const PART_WORDS: ReadonlySet<string> = new Set(['part', 'component', 'spare', 'accessory', 'fitting']);
const VIETNAMESE_PART = /(?<!\p{L})(?:bộ phận|linh kiện|phụ tùng|phụ kiện|chi tiết)(?!\p{L})/iu;
/** How a text begins that names a feature of the goods and no goods. */
const FEATURE =
  /^[\s-]*(?:of|with|without|containing|not|for|having|in|on|by|weighing|valued?|exceeding|over|under|put up|measuring|used|made|men|women|boys|girls|\d|có|không|bằng|chứa|dùng|loại|trên|dưới|từ)(?!\p{L})/iu;
const PLURAL = /\p{L}{3,}s$/u;
const VIETNAMESE = /[^\x20-\x7e‘’“”]/u;
const COMPOSED =
  /^[\s-]*(?:containing|consisting|with a content|with an? \p{L}+ content|feed additive|chứa|có chứa)/iu;
const SHARE = /\d\s*%/u;
const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.en.flatMap(tokenize));

const textOf = ({ line }: Option): string => line ?? '';

const speaksOfParts = ({ normalized }: Reading): boolean => {
  const { clean_description, translation } = normalized;
  return (
    VIETNAMESE_PART.test(clean_description) ||
    phraseTokens(`${clean_description} ${translation ?? ''}`).some((token) => PART_WORDS.has(token))
  );
};

const NAME_END = /[,;:()]/u;

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

/** Whether the description has what tells an option apart: the last word of an English name, any of a Vietnamese one. */
const isTouched = (reading: Reading, option: Option, shared: ReadonlySet<string>): boolean => {
  const own = tokenize(nameOf(option)).filter((term) => !shared.has(term));
  const telling = VIETNAMESE.test(nameOf(option)) ? own : own.slice(-1);
  return telling.some((term) => reading.terms.has(term)) || isNamed(reading, option);
};

const sharedTerms = (options: readonly Option[]): ReadonlySet<string> => {
  const [first = [], ...others] = options.map((option) => tokenize(statedText(textOf(option))));
  return new Set(first.filter((term) => others.every((terms) => terms.includes(term))));
};

const namesGoods = (option: Option): boolean => {
  const name = nameOf(option);
  return !FEATURE.test(name) && !RESIDUAL.test(name) && (PLURAL.test(name) || VIETNAMESE.test(name));
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
  (SHARE.test(reading.normalized.clean_description) || reading.normalized.extra.composition !== '') &&
  !sharesWord(reading, option);

/**
 * Options of a question of schedule texts that the description leaves open. None where it decides: it names one of them
 * and no other, or gives the figure that they part by. Options on parts go where it speaks of none, and goods that it
 * does not name where a residual line takes it.
 */
export function openOptions(reading: Reading, options: readonly Option[], recommended: string): Option[] {
  const { figures } = reading;
  if (givesFigureFor(figures, options.map(textOf))) return [];
  const named = options.filter((option) => isNamed(reading, option));
  if (named.length === 1) return [];

  const shared = sharedTerms(options);
  const hasResidual = options.some((option) => RESIDUAL.test(textOf(option)));

  return options.filter((option) => {
    if (option.codes.includes(recommended)) return true;
    if (conflictingFigures(figures, [textOf(option)])) return false;
    if (PARTS.test(textOf(option)) && !speaksOfParts(reading)) return false;
    if (isOtherComposition(reading, option)) return false;
    if (!hasResidual) return true;
    return !isOtherUse(reading, option) && (!namesGoods(option) || isTouched(reading, option, shared));
  });
}
