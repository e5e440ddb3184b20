import {
  NO_USE,
  NO_USE_BEFORE,
  PLACE_OF_SALE,
  SHOP_FITTING,
  USE_END,
  USE_HEADED,
  USE_IN_NAME,
  USE_KEYS,
  USE_STATED,
  USE_STATED_ABROAD,
} from '@svc/knowledge/data/use-cues';
import { phraseTokens } from '@svc/knowledge/phrase-index';

/** A use as the description states it, and the part of the text that states it. */
export interface StatedUse {
  readonly use: string;
  readonly phrase: string;
}

const USE_MAX_CHARS = 100;
const NAME_MAX_CHARS = 120;
const DANGLING =
  /\s+(?:an?|the|of|in|to|and|or|for|with|by|on|as|at|from|into|de|des|du|der|la|le|của|và|hoặc|cho|trong)$/iu;
/** Where goods come from ends what they are for: `parts for pumps from Japan`. */
const FROM_PLACE = /\s+from\s+(?:the\s+)?\p{Lu}\p{Ll}.*$/u;
const LETTER = /\p{L}/u;

const shortened = (text: string): string => {
  if (text.length <= USE_MAX_CHARS) return text;
  const cut = text.slice(0, USE_MAX_CHARS);
  const blank = cut.lastIndexOf(' ');
  return blank > 0 ? cut.slice(0, blank) : cut;
};

const tidy = (use: string): string => {
  let text = shortened(
    use
      .trim()
      .replace(/^be\s+/iu, '')
      .replace(USE_END, '')
      .replace(FROM_PLACE, ''),
  );
  while (DANGLING.test(text)) text = text.replace(DANGLING, '');

  return text.trim();
};

/** One thing done, or the first of a row of them: `the cutting`. */
const ACTION = /^(?:the\s+)?(?:[\p{L}-]{2,30}\s)?[\p{L}-]{2,30}(?:ing|tion|sion|ment)$/iu;
const ROW = /^,[^;().]{2,160}/u;
const ROW_ENDS =
  /^\s?(?!(?:whether|if|as|which|with|in|by|including)\s)(?:[\p{L}-]{1,20}\s){0,4}(?:and|or)\s/iu;
const ROW_ITEMS_MAX = 4;
const ITEM_WORDS_MAX = 4;

/** The rest of a row that a use opens: `, grinding and polishing of glass` behind `the cutting`. */
const restOfRow = (use: string, after: string): string => {
  const items = ACTION.test(use.trim()) ? (ROW.exec(after)?.[0].split(',') ?? []) : [];
  const last = items.findIndex((item) => ROW_ENDS.test(item));
  const isRow = items.slice(1, last).every((item) => item.trim().split(' ').length < ITEM_WORDS_MAX);
  return last > 0 && last <= ROW_ITEMS_MAX && isRow ? items.slice(0, last + 1).join(',') : '';
};

/** Whether a use only says again what the goods are called; `car battery charger for car battery` says what is charged. */
const isOwnName = (before: string, use: string): boolean => {
  const name = phraseTokens(before);
  const [noun, ...others] = phraseTokens(use).reverse();
  if (noun === undefined || name.length === 0) return false;
  if (name.at(-1) === noun) return true;

  return name.slice(0, -3).some((token, place) => token === others[0] && name[place + 1] === noun);
};

const isPlaceOfSale = (before: string, use: string): boolean =>
  before !== '' && PLACE_OF_SALE.test(use) && !SHOP_FITTING.test(before);

const isUse = (use: string, before: string): boolean =>
  use.length > 1 &&
  LETTER.test(use) &&
  !NO_USE.test(use) &&
  !NO_USE_BEFORE.test(before) &&
  !isOwnName(before, use) &&
  !isPlaceOfSale(before, use);

const accepted = (match: RegExpMatchArray): StatedUse | null => {
  const raw = match.groups?.['use'] ?? '';
  const end = (match.index ?? 0) + match[0].length;
  const rest = match[0].endsWith(raw) ? restOfRow(raw, (match.input ?? '').slice(end)) : '';
  const whole = match[0] + rest;
  const use = tidy(raw + rest);
  const before = match.groups?.['before'] ?? '';
  return isUse(use, before)
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

/** What a text says that the goods are for, in its own words; null when it says nothing of it. */
export function findUse(text: string, notes: string, isForeign: boolean): StatedUse | null {
  return (
    firstIn(text, [USE_KEYS, USE_HEADED]) ??
    firstIn(text, isForeign ? [...USE_STATED, ...USE_STATED_ABROAD] : USE_STATED) ??
    firstIn(text.slice(0, NAME_MAX_CHARS + USE_MAX_CHARS + 1), [USE_IN_NAME], NAME_MAX_CHARS) ??
    firstIn(notes, [USE_KEYS])
  );
}
