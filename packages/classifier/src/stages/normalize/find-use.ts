import { phraseTokens } from '@svc/knowledge/phrase-index';
import { cue, patternsOf, phrasesOf } from '@svc/knowledge/read-table';

/** A use of up to 120 characters, or as many as the place in a cue says: `{use}`, `{use 60}`. */
const END = String.raw`[^,;:：()※<>\n.]|[.:](?=\d)`;

const withUse = (pattern: string): string =>
  pattern
    .replaceAll('{end}', END)
    .replace(/\{use ?(\d*)\}/gu, (_, length: string) => `(?<use>(?:${END}){2,${length || 120}})`);

const useCues = (list: string): readonly RegExp[] =>
  patternsOf(list).map((pattern) => new RegExp(withUse(pattern), 'giu'));

const NO_USE = cue('no use', 'iu');
/** Terms before `for` that do not introduce a use: the request of a letter, the role of a component. */
const NO_USE_BEFORE = cue('no use before', 'iu');
/** A shop is a place of sale, not a use, unless the goods are shop fittings. */
const PLACE_OF_SALE = cue('place of sale', 'iu');
/**
 * Phrases before `designed to` after which it describes something else: `for ovens designed to`; after the material of
 * the goods (`made from steel`) it describes the goods.
 */
const SAID_OF_ANOTHER = cue('said of another', 'iu');
const SHOP_FITTING = cue('shop fitting', 'iu');
const TITLE_ENDS: ReadonlySet<string> = new Set(phrasesOf('title ends'));
/** Endings of unfinished Korean and Japanese clauses: the action follows. */
const UNFINISHED = cue('unfinished', 'u');
const USE_END = cue('use end', 'iu');
/** Heading of a use in brackets, as in Korean rulings; its items continue after commas. */
const USE_HEADED = useCues('use headed');
const USE_IN_NAME = useCues('use in name');
const USE_KEYS = useCues('use keys');
/** Statements of use in each language; the use follows the cue, or is in the group `before`. */
const USE_STATED = useCues('use stated');
/** Statements of use in other European languages, read only in texts that are not English. */
const USE_STATED_ABROAD = useCues('use stated abroad');

export interface StatedUse {
  readonly use: string;
  readonly phrase: string;
}

const USE_MAX_CHARS = 100;
const NAME_MAX_CHARS = 120;
const DANGLING = cue('dangling word', 'iu');
/** An origin ends the purpose: `parts for pumps from Japan`. */
const FROM_PLACE = /\s+from\s+(?:the\s+)?\p{Lu}\p{Ll}.*$/u;
const LETTER = /\p{L}/u;
/** `Designed to be used for`: the use follows. */
const BEING_USED = cue('being used', 'iu');
const SENTENCE = /\b(?:the|an?|of|is|are)\s/u;
const LOWER_CASE = /\p{Ll}/u;
/** The product as the topic of a clause on its use. */
const TOPIC = /^(?:본\s?(?:물품|제품)|신청\s?물품|이\s?제품)[은는]\s*|^(?:この製品|本製品|本品)は/u;
const TITLE_WORD = /^[\p{Lu}\d(&+/-]/u;
const TITLE_WORDS_MIN = 4;
const TITLE_SHARE = 0.75;
const LEAD_CHARS = 160;
const VERB = cue('verb of use', 'iu');
const SUBJECT_CHARS = 90;

/** Last position where a long use can end without losing the noun of a phrase. */
const LAST_PHRASE = cue('last phrase', 'u');

const shortened = (text: string): string => {
  if (text.length <= USE_MAX_CHARS) return text;
  const cut = text.slice(0, USE_MAX_CHARS);
  const whole = LAST_PHRASE.exec(cut)?.[0];
  if (whole !== undefined) return whole;
  const blank = cut.lastIndexOf(' ');
  return blank > 0 ? cut.slice(0, blank) : cut;
};

const tidy = (use: string): string => {
  let text = shortened(
    use.trim().replace(TOPIC, '').replace(BEING_USED, '').replace(USE_END, '').replace(FROM_PLACE, ''),
  );
  while (DANGLING.test(text)) text = text.replace(DANGLING, '');

  return text.trim();
};

/** A single action, or the first of a series: `the cutting`. */
const ACTION = /^(?:the\s+)?(?:[\p{L}-]{2,30}\s)?[\p{L}-]{2,30}(?:ing|tion|sion|ment)$/iu;
const ROW = /^,[^;().]{2,160}/u;
const ROW_ENDS = cue('end of a series', 'iu');
const ROW_ITEMS_MAX = 4;
const ITEM_WORDS_MAX = 4;

/** Rest of a series after a use: `, grinding and polishing of glass` after `the cutting`. */
const restOfRow = (use: string, after: string): string => {
  const items = ACTION.test(use.trim()) ? (ROW.exec(after)?.[0].split(',') ?? []) : [];
  const last = items.findIndex((item) => ROW_ENDS.test(item));
  const isRow = items.slice(1, last).every((item) => item.trim().split(' ').length < ITEM_WORDS_MAX);
  return last > 0 && last <= ROW_ITEMS_MAX && isRow ? items.slice(0, last + 1).join(',') : '';
};

/** True if a use repeats the product name; `car battery charger for car battery` states the charged item. */
const isOwnName = (before: string, use: string): boolean => {
  const name = phraseTokens(before);
  const [noun, ...others] = phraseTokens(use).reverse();
  if (noun === undefined || name.length === 0) return false;
  if (name.at(-1) === noun) return true;

  return name.slice(0, -3).some((token, place) => token === others[0] && name[place + 1] === noun);
};

const SIZE = /^\d+(?:[.,]\d+)?(?:mm|cm|inch|ml|oz|kg|g|pcs?|w|v|mah)$/iu;

/** In a title names follow names: the use ends at a repeated word, a word for accessories, or a size. */
const untilNextName = (use: string, lead: string): string => {
  const titled = use.split(' ');
  const capitals = titled.filter((word) => TITLE_WORD.test(word)).length;
  const isTitle = capitals >= titled.length * TITLE_SHARE && LOWER_CASE.test(use) && !SENTENCE.test(use);
  if (titled.length < TITLE_WORDS_MIN || !isTitle) return use;

  const seen = new Set(phraseTokens(lead));
  const end = titled.findIndex((word, place) => {
    const tokens = phraseTokens(word).filter((token) => LETTER.test(token));
    const isNext = place > 0 && tokens.some((token) => TITLE_ENDS.has(token) || seen.has(token));
    for (const token of tokens) seen.add(token);
    return isNext || (place > 0 && SIZE.test(word));
  });
  if (end < 0) return use;
  const name = titled.slice(0, end).join(' ');
  // A model number alone is not a use.
  return LOWER_CASE.test(name) ? name : '';
};

/** True if the verb of a use belongs to the preceding noun, not the product: `for ovens designed to dry paint`. */
const isOfAnother = (match: RegExpMatchArray): boolean => {
  const start = match.index ?? 0;
  return (
    VERB.test(match[0]) &&
    SAID_OF_ANOTHER.test((match.input ?? '').slice(Math.max(0, start - SUBJECT_CHARS), start))
  );
};

const isPlaceOfSale = (before: string, use: string): boolean =>
  before !== '' && PLACE_OF_SALE.test(use) && !SHOP_FITTING.test(before);

const isUse = (use: string, before: string): boolean =>
  use.length > 1 &&
  LETTER.test(use) &&
  !NO_USE.test(use) &&
  !UNFINISHED.test(use) &&
  !NO_USE_BEFORE.test(before) &&
  !isOwnName(before, use) &&
  !isPlaceOfSale(before, use);

const accepted = (match: RegExpMatchArray): StatedUse | null => {
  const { use: raw = '', before = '' } = match.groups ?? {};
  const text = match.input ?? '';
  const end = (match.index ?? 0) + match[0].length;
  const start = end - raw.length;
  const rest = match[0].endsWith(raw) ? restOfRow(raw, text.slice(end)) : '';
  const whole = match[0] + rest;
  const use = untilNextName(tidy(raw + rest), text.slice(Math.max(0, start - LEAD_CHARS), start));
  return isUse(use, before) && !isOfAnother(match)
    ? { use, phrase: whole.slice(before.length, whole.lastIndexOf(use) + use.length) }
    : null;
};

const firstIn = (text: string, cues: readonly RegExp[], lastStart = text.length): StatedUse | null => {
  for (const cue of cues) {
    for (const match of text.matchAll(cue)) {
      const found = accepted(match);
      const start = match.index + (match.groups?.['before'] ?? '').length;
      if (found !== null && start <= lastStart) return found;
    }
  }

  return null;
};

const FOR = /\bfor\s/iu;

/** Checks for `for` first: most names lack it, and matching the text before it is slow. */
const inName = (text: string): StatedUse | null =>
  FOR.test(text) ? firstIn(text, USE_IN_NAME, NAME_MAX_CHARS) : null;

/** Purpose of the goods as worded in the text; null if none. */
export function findUse(text: string, notes: string, isForeign: boolean): StatedUse | null {
  return (
    firstIn(text, [...USE_KEYS, ...USE_HEADED]) ??
    firstIn(text, isForeign ? [...USE_STATED, ...USE_STATED_ABROAD] : USE_STATED) ??
    inName(text.slice(0, NAME_MAX_CHARS + USE_MAX_CHARS + 1)) ??
    firstIn(notes, USE_KEYS)
  );
}
