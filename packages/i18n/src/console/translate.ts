import { LOCALES, type Language } from '../language.ts';
import { flatten, wordsOf, type KeysOf, type MessageParams } from '../words.ts';
import type { ConsoleCatalog, en } from './en.ts';

export type ConsoleKey = KeysOf<typeof en>;

export type Words = (key: ConsoleKey, params?: MessageParams) => string;

export function consoleWords(catalog: ConsoleCatalog, language: Language): Words {
  return wordsOf(flatten(catalog), language, new Intl.NumberFormat(LOCALES[language]));
}
