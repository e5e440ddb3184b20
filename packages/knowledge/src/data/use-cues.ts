import { cue, patternsOf, phrasesOf } from '../read-table.ts';

/** A use of up to 120 characters, or as many as the place in a cue says: `{use}`, `{use 60}`. */
const END = String.raw`[^,;:：()※<>\n.]|[.:](?=\d)`;
const withUse = (pattern: string): string =>
  pattern
    .replaceAll('{end}', END)
    .replace(/\{use ?(\d*)\}/gu, (_, length: string) => `(?<use>(?:${END}){2,${length || 120}})`);

const useCues = (list: string): readonly RegExp[] =>
  patternsOf(list).map((pattern) => new RegExp(withUse(pattern), 'giu'));

export const USE_KEYS = useCues('use keys');

/** Heading of a use in brackets, as in Korean rulings; its items continue after commas. */
export const USE_HEADED = useCues('use headed');

/** Statements of use in each language; the use follows the cue, or is in the group `before`. */
export const USE_STATED = useCues('use stated');

/** Statements of use in other European languages, read only in texts that are not English. */
export const USE_STATED_ABROAD = useCues('use stated abroad');

export const USE_IN_NAME = useCues('use in name');

/** Terms before `for` that do not introduce a use: the request of a letter, the role of a component. */
export const NO_USE_BEFORE = cue('no use before', 'iu');

export const NO_USE = cue('no use', 'iu');

export const USE_END = cue('use end', 'iu');

/** A shop is a place of sale, not a use, unless the goods are shop fittings. */
export const PLACE_OF_SALE = cue('place of sale', 'iu');
export const SHOP_FITTING = cue('shop fitting', 'iu');

/** Endings of unfinished Korean and Japanese clauses: the action follows. */
export const UNFINISHED = cue('unfinished', 'u');

/**
 * Phrases before `designed to` after which it describes something else: `for ovens designed to`; after the material of
 * the goods (`made from steel`) it describes the goods.
 */
export const SAID_OF_ANOTHER = cue('said of another', 'iu');

export const TITLE_ENDS: ReadonlySet<string> = new Set(phrasesOf('title ends'));
