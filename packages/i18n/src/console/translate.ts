import type { Language } from '../language.ts';
import { flatten, wordsOf, type KeysOf, type MessageParams } from '../words.ts';
import type { ConsoleCatalog, en } from './en.ts';

/** Name of a message of the console, `area.key`. */
export type ConsoleKey = KeysOf<typeof en>;

/** Renders a message of the console. */
export type Words = (key: ConsoleKey, params?: MessageParams) => string;

/** The function that renders the console's messages in the language of a catalog. */
export function consoleWords(catalog: ConsoleCatalog, language: Language): Words {
  return wordsOf(flatten(catalog), language);
}
