import { notGoodsIndex, setIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import { cue, phrasesOf } from '@svc/knowledge/read-table';
import { longFormOf } from '@svc/knowledge/translate-terms';
import { tokenize } from '@svc/tariff/search/text';

/** Phrases in which the goods are for a set or kit, or have a set of parts, and are not a set themselves. */
const FOR_A_SET = cue('for a set');

/** Several equal articles: `set of two badges with ribbons`, but not `set of three: knife, fork and spoon`. */
const SET_OF_EQUALS = cue('set of equals');

/** Vietnamese `bộ` for several articles; before one noun it only counts. */
const VIETNAMESE_SET = cue('vietnamese set', 'iu');

const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+/giu;
/** Full-width Latin letters, digits and signs, and half-width kana: `綿６０％` is `綿60%`. */
const OTHER_WIDTHS = /[\uff01-\uff9f]+/gu;
const SIGNS = /[\p{Cc}\p{Cf}\p{So}\p{Co}\p{Cn}\p{Cs}�]/gu;

/**
 * Normalises to NFC and standard widths; removes markup, addresses, control characters and pictographs, and collapses
 * blanks.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(OTHER_WIDTHS, (signs) => signs.normalize('NFKC'))
    .replace(TAG, ' ')
    .replace(ADDRESS, ' ')
    .replaceAll('°', ' degrees ')
    .replace(SIGNS, ' ')
    .replace(/[’‘`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

const PATH = /\bcategory:\s*([^.;\n]{3,200})/iu;
const LEVELS_USED = 2;
const ASCII_LETTER = /[a-z]/iu;

/** Deepest levels of a shop category (`Category: A > B > C`) in the notes; empty if none. */
export function categoryPath(notes: string): string {
  const path = PATH.exec(notes)?.[1];
  if (path === undefined) return '';
  const levels = path.split('>').map((level) => level.trim());
  return levels
    .filter((level) => ASCII_LETTER.test(level))
    .slice(-LEVELS_USED)
    .join(' ');
}

/** Conversation that fills a field; a description made only of it is empty. */
const EMPTY_TALK = new Set(phrasesOf('empty talk'));
const HAS_WORD = /\p{L}{2}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}|\p{Script=Hiragana}/u;

/** True if a text names no goods: a service, or conversation. */
export function namesNoGoods(text: string): boolean {
  const tokens = phraseTokens(text);
  const isTalk = tokens.every((token) => EMPTY_TALK.has(token) || !HAS_WORD.test(token));
  return isTalk || notGoodsIndex.findAll(tokens).length > 0;
}

/** A kit that the goods are used in, in Korean or Japanese. */
export const USED_IN_SET = cue('used in set', 'u');

/** True for several articles put up together; `vietnamese` is the text before translation. */
export function isSetOrKit(text: string, vietnamese: string | null = null): boolean {
  if (vietnamese !== null && !VIETNAMESE_SET.test(vietnamese)) return false;

  return setIndex
    .findAll(phraseTokens(text.replace(FOR_A_SET, ' ').replace(SET_OF_EQUALS, ' ')))
    .some((match) => match.entry.isSet);
}

const WORD = /(?<![\p{L}\p{N}])[\p{L}][\p{L}/-]{0,6}(?![\p{L}\p{N}])/gu;

export function expandAbbreviations(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const meaning = longFormOf(word);
    if (meaning !== undefined) found[word] = meaning;
  }
  return found;
}

/** Weight of a word by position: product name before description. */
const WEIGHTS = { head: 1, product: 0.9, rest: 0.6, stated: 0.7, context: 0.35 } as const;

interface TextParts {
  readonly head: string;
  readonly product: string;
  readonly rest: string;
  /** Fields for material, composition and use. */
  readonly stated: string;
  readonly context: string;
}

export function weighTerms(parts: TextParts): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  for (const part of ['head', 'product', 'stated', 'rest', 'context'] as const) {
    for (const term of tokenize(parts[part])) {
      if (!terms.has(term)) terms.set(term, WEIGHTS[part]);
    }
  }
  return terms;
}
