import { en } from './catalog/en.ts';
import { ja } from './catalog/ja.ts';
import { ko } from './catalog/ko.ts';
import { vi } from './catalog/vi.ts';
import type { Language } from './language.ts';
import { flatten, wordsOf, type KeysOf, type MessageParams, type Messages } from './words.ts';

export type { MessageParams } from './words.ts';

type Catalog = typeof en;

/** Name of a message, `area.key`; plural messages omit `_one` and `_other`. */
export type MessageKey = KeysOf<Catalog>;

/** Renders a message in one language; a placeholder without a value is left as written. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: flatten(en),
  vi: flatten(vi),
  ja: flatten(ja),
  ko: flatten(ko),
};

const TRANSLATORS: Readonly<Record<Language, Translate>> = {
  en: wordsOf(MESSAGES.en, 'en'),
  vi: wordsOf(MESSAGES.vi, 'vi'),
  ja: wordsOf(MESSAGES.ja, 'ja'),
  ko: wordsOf(MESSAGES.ko, 'ko'),
};

/** Creates the renderer for a language. Numbers are not grouped. */
export function translator(language: Language): Translate {
  return TRANSLATORS[language];
}

/** True if text names a message: for codes from stored data or from a domain error. */
export function isMessageKey(text: string): text is MessageKey {
  return MESSAGES.en.has(text) ? !/_(?:one|other)$/.test(text) : MESSAGES.en.has(`${text}_other`);
}
