import type { Language } from '@svc/i18n/language';
import { ATTRIBUTE_VALUES } from '@svc/knowledge/data/attributes';
import { materialIndex, productIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { NamedProduct } from '@svc/knowledge/product-type';
import { cue, patternsOf, phrasesOf } from '@svc/knowledge/read-table';

/** Teas from plants other than the tea plant. */
const OTHER_TEAS = cue('other teas', 'iu');

const PACKS_OF = cue('packs of', 'iu');

const BREAKER = new RegExp(
  `\\s(?:${phrasesOf('head breakers').join('|')}|is|are|was|were|used|intended|designed|presented)\\s|[,;:([{<]|\\.\\s|\\s?[-–—]\\s|\\s[-–—]|\\.$`,
  'iu',
);
/** Openings of letters, rulings and applications before the product name; removed one after another. */
const LEAD_IN = new RegExp(`^(?:${patternsOf('letter lead-ins').join('|')})\\s*`, 'iu');
const ARTICLE = /^(?:an?|the|one|two|three|empty|various|several)\s+/iu;
const LATIN_NAME = /^[a-z][a-z' /-]{3,80}(?=[;,(—–-]|$)/iu;
const CLAUSE = /[,;:()（）。．.、—–\n]|\s-\s/u;
const VIETNAMESE_CLASSIFIER = cue('vietnamese classifier', 'iu');
const VIETNAMESE_END = new RegExp(`\\s(?:${phrasesOf('vietnamese breakers').join('|')})(?=\\s|$)`, 'iu');
const AND = /\s(?:and|&)\s/iu;
const SET = /\b(?:sets?|kits?)\b(?!\s+(?:screws?|top)\b)/iu;
/** Text after a dash that makes a dish or article a kit: `chicken curry - kit`. */
const KIT_OF = /^[^,;:.]{1,80}?\s[-–—]\s(?:[\p{L}-]{1,20}\s)?kits?(?![\p{L}-])/iu;
const LEAD_INS_MAX = 6;
/** Attributes that may follow the product name; form and use would name other goods. */
const TAIL_ATTRIBUTES = ['gender', 'construction', 'state'] as const;

/** A lone capital letter in a title marks the preceding noun as a model: `Wallet S Black`. */
const MODEL = /(?<=\p{Ll}\s)[A-Z](?=\s\p{Lu}\p{Ll})/u;
/** Terms that make the product an imitation: a stuffed tire is a toy. */
const LIKENESS = new Set(phrasesOf('likeness'));
/** Terms after the product name in a title that do not name goods: colours, sizes, packs, state. */
const TAIL = new Set([
  ...phrasesOf('title tail').flatMap(phraseTokens),
  ...TAIL_ATTRIBUTES.flatMap((attribute) =>
    ATTRIBUTE_VALUES[attribute].flatMap(({ terms }) => terms.flatMap(phraseTokens)),
  ),
]);

const withoutLeadIns = (text: string): string => {
  let plain = text.trim();
  for (let round = 0; round < LEAD_INS_MAX; round += 1) {
    // An article may begin the next lead-in: `The item is a chair`.
    const opened = plain.replace(LEAD_IN, '').trim();
    const shorter = opened === plain ? plain.replace(ARTICLE, '').replace(PACKS_OF, '').trim() : opened;
    if (shorter === plain) break;
    plain = shorter;
  }

  return plain;
};

const firstPhrase = (text: string): string => {
  const plain = withoutLeadIns(text);
  const end = BREAKER.exec(plain)?.index;
  return end === undefined ? plain : plain.slice(0, end);
};

const isTail = (token: string): boolean => /\d/u.test(token) || token.length === 1 || TAIL.has(token);

/** True if a word before the name makes it an imitation: `stuffed tire`; an `artificial leather bag` is still a bag. */
const isLikeness = (tokens: readonly string[]): boolean =>
  tokens.some(
    (token, place) =>
      LIKENESS.has(token) && materialIndex.findAll(tokens.slice(place, place + 2)).length === 0,
  );

/** Shop categories: places, not products. */
const SHELF = /\b(?:accessory|equipment)$/u;
const ACCESSORY = /\baccessory$/u;

const lastOf = (phrase: string): NamedProduct | null => {
  if (OTHER_TEAS.test(phrase)) return null;
  const named = lastIn(phraseTokens(phrase));
  const model = MODEL.exec(phrase)?.index;
  const isModel = model !== undefined && named === lastIn(phraseTokens(phrase.slice(0, model)));
  return isModel ? null : named;
};

const lastIn = (tokens: readonly string[]): NamedProduct | null => {
  const matches = productIndex.findAll(tokens);
  const last = matches.at(-1);
  if (last === undefined || !tokens.slice(last.end).every(isTail)) return null;
  const before = tokens.slice(0, last.start);
  if (SHELF.test(last.entry.name) && matches.length > 1) return lastIn(before);
  // An unknown preceding noun may be the product.
  if (ACCESSORY.test(last.entry.name) && !before.every(isTail)) return null;

  return isLikeness(tokens.slice(0, last.start)) ? null : last.entry;
};

const isQualifier = (part: string): boolean => {
  const tokens = phraseTokens(part);
  const isMaterial = materialIndex.findAll(tokens).some(({ end }) => end === tokens.length);
  return isMaterial || isTail(tokens.at(-1) ?? '');
};

/** Goods joined by `and` count together only if of one kind; `silver and steel rings` are rings. */
const lastNamed = (phrase: string): NamedProduct | null => {
  const parts = phrase.split(AND);
  if (parts.slice(0, -1).every(isQualifier)) return lastOf(phrase);
  // Articles in a set are not the set.
  if (SET.test(phrase)) return null;

  const [first = null, ...others] = parts.map(lastOf);
  return others.every((other) => other?.type === first?.type) ? first : null;
};

/** The first noun is the product, as in Vietnamese; an unknown word right after it may change it. */
const firstNamed = (phrase: string): NamedProduct | null => {
  const tokens = phraseTokens(phrase.replace(VIETNAMESE_CLASSIFIER, ''));
  const [first] = productIndex.findAll(tokens);
  if (first?.start !== 0) return null;

  const next = tokens[first.end];
  return next === undefined || isTail(next) || /^[a-z]+$/u.test(next) ? first.entry : null;
};

const ROW = /^[^.;:()[\]]{1,200}?,?\s(?:and|or)\s[^,.;:()[\]]{1,60}/iu;
const ROW_PARTS = /,\s*(?:(?:and|or)\s)?|\s(?:and|or)\s/iu;
const ROW_ITEMS_MIN = 3;
const ROW_ITEM_WORDS_MAX = 4;
const PLURAL = /\p{Ll}s$/u;

/** True if a row names goods of several kinds: `saws, rasps, pliers and axes`. */
const namesSeveral = (text: string): boolean => {
  const items = ROW.exec(withoutLeadIns(text))?.[0].split(ROW_PARTS) ?? [];
  if (items.length < ROW_ITEMS_MIN) return false;

  const names = items.map((item, place) => (place === items.length - 1 ? firstPhrase(item) : item.trim()));
  return names.every(
    (name) =>
      PLURAL.test(name) &&
      !isQualifier(name) &&
      !BREAKER.test(name) &&
      name.split(/\s+/u).length <= ROW_ITEM_WORDS_MAX,
  );
};

/** Two capitalised nouns before a part number: either may be the product. */
const NUMBERED = /^\p{Lu}{2,20}\s\p{Lu}{2,20}\s?\(\s?[A-Z]{0,4}\d[\dA-Z-]{3,20}\s?\)/u;

const namedInEnglish = (text: string): NamedProduct | null => {
  const named = lastNamed(firstPhrase(text));
  return named === null || namesSeveral(text) ? null : named;
};

/** Returns the product name; null if uncertain. `glossed` is the text with known foreign words in English. */
export function calledGoods(text: string, glossed: string, language: Language): NamedProduct | null {
  if (KIT_OF.test(text) || NUMBERED.test(text)) return null;
  if (language === 'en') return namedInEnglish(text);
  if (language === 'vi') return firstNamed(firstPhrase(glossed).split(VIETNAMESE_END)[0] ?? '');

  const latin = LATIN_NAME.exec(text)?.[0];
  return lastNamed(latin === undefined ? (glossed.split(CLAUSE)[0] ?? '') : firstPhrase(latin));
}
