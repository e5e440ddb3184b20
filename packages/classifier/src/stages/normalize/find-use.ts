import {
  NO_USE,
  NO_USE_BEFORE,
  SAID_OF_ANOTHER,
  UNFINISHED,
  USE_END,
  USE_HEADED,
  USE_IN_NAME,
  USE_KEYS,
  USE_STATED,
  USE_STATED_ABROAD,
} from '@svc/knowledge/data/use-cues';

export interface StatedUse {
  readonly use: string;
  readonly phrase: string;
}

const USE_MAX_CHARS = 100;
const NAME_MAX_CHARS = 120;
const DANGLING =
  /\s+(?:an?|the|of|in|to|and|or|for|(?:for|in)\s+use|with|by|on|as|at|from|into|de|des|du|der|la|le|của|và|hoặc|cho|trong)$/iu;
/** An origin ends the purpose: `parts for pumps from Japan`. */
const FROM_PLACE = /\s+from\s+(?:the\s+)?\p{Lu}\p{Ll}.*$/u;
const LETTER = /\p{L}/u;
/** `Designed to be used for`: the use follows. */
const BEING_USED =
  /^(?:be\s+)?(?:(?:exclusively|mainly|primarily)\s+)?(?:used?(?=\s+(?:inside|outside|outdoors|indoors|in|for|as|with|on|at|to|by)\s)\s+(?:(?:in|for|as|with|on|at|to|by)\s+)?)?/iu;
const VERB = /^(?:used|utili|designed|intended|meant|suitable|adapted|suited|ideal)/iu;
const SUBJECT_CHARS = 90;

/** Last position where a long use can end without losing the noun of a phrase. */
const LAST_PHRASE =
  /^.+(?=\s(?:by|in|with|when|which|that|during|for|to|from|and|or|on|at|through|if|while|bằng|để|và|trong)\s)/u;

const shortened = (text: string): string => {
  if (text.length <= USE_MAX_CHARS) return text;
  const cut = text.slice(0, USE_MAX_CHARS);
  const whole = LAST_PHRASE.exec(cut)?.[0];
  if (whole !== undefined) return whole;
  const blank = cut.lastIndexOf(' ');
  return blank > 0 ? cut.slice(0, blank) : cut;
};

const tidy = (use: string): string => {
  let text = shortened(use.trim().replace(BEING_USED, '').replace(USE_END, '').replace(FROM_PLACE, ''));
  while (DANGLING.test(text)) text = text.replace(DANGLING, '');

  return text.trim();
};

/** True if the verb of a use belongs to the preceding noun, not the product: `for ovens designed to dry paint`. */
const isOfAnother = (match: RegExpMatchArray): boolean => {
  const start = match.index ?? 0;
  return (
    VERB.test(match[0]) &&
    SAID_OF_ANOTHER.test((match.input ?? '').slice(Math.max(0, start - SUBJECT_CHARS), start))
  );
};

const isUse = (use: string, before: string): boolean =>
  use.length > 1 &&
  LETTER.test(use) &&
  !NO_USE.test(use) &&
  !UNFINISHED.test(use) &&
  !NO_USE_BEFORE.test(before);

const accepted = (match: RegExpMatchArray): StatedUse | null => {
  const { use: raw = '', before = '' } = match.groups ?? {};
  const use = tidy(raw);
  return isUse(use, before) && !isOfAnother(match)
    ? { use, phrase: match[0].slice(before.length, match[0].lastIndexOf(use) + use.length) }
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
  FOR.test(text) ? firstIn(text, [USE_IN_NAME], NAME_MAX_CHARS) : null;

/** Purpose of the goods as worded in the text; null if none. */
export function findUse(text: string, notes: string, isForeign: boolean): StatedUse | null {
  return (
    firstIn(text, [USE_KEYS, USE_HEADED]) ??
    firstIn(text, isForeign ? [...USE_STATED, ...USE_STATED_ABROAD] : USE_STATED) ??
    inName(text.slice(0, NAME_MAX_CHARS + USE_MAX_CHARS + 1)) ??
    firstIn(notes, [USE_KEYS])
  );
}
