import {
  NO_USE,
  NO_USE_BEFORE,
  USE_END,
  USE_IN_NAME,
  USE_KEYS,
  USE_STATED,
  USE_STATED_ABROAD,
} from '@svc/knowledge/data/use-cues';

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

const accepted = (match: RegExpMatchArray): StatedUse | null => {
  const raw = match.groups?.['use'] ?? '';
  const use = tidy(raw);
  const before = match.groups?.['before'] ?? '';
  const isUse = use.length > 1 && LETTER.test(use) && !NO_USE.test(use) && !NO_USE_BEFORE.test(before);
  const end = match[0].lastIndexOf(use) + use.length;
  return isUse ? { use, phrase: match[0].slice(before.length, end) } : null;
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
    firstIn(text, [USE_KEYS]) ??
    firstIn(text, isForeign ? [...USE_STATED, ...USE_STATED_ABROAD] : USE_STATED) ??
    firstIn(text.slice(0, NAME_MAX_CHARS + USE_MAX_CHARS + 1), [USE_IN_NAME], NAME_MAX_CHARS) ??
    firstIn(notes, [USE_KEYS])
  );
}
