import { en } from './catalog/en.ts';
import { ja } from './catalog/ja.ts';
import { ko } from './catalog/ko.ts';
import { vi } from './catalog/vi.ts';
import type { Language } from './language.ts';

type Catalog = typeof en;

type Stem<Key extends string> = Key extends `${string}_one`
  ? never
  : Key extends `${infer Start}_other`
    ? Start
    : Key;

/** Name of a message, `area.key`; a plural message is named without its `_one` or `_other`. */
export type MessageKey = {
  [Name in keyof Catalog]: `${Name}.${Stem<keyof Catalog[Name] & string>}`;
}[keyof Catalog];

/** Values for the `{name}` places of a message; `count` also selects the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Words a message in one language; a place without a value stays as written. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

type Messages = ReadonlyMap<string, string>;

function flatten(catalog: Readonly<Record<string, Readonly<Record<string, string>>>>): Messages {
  return new Map(
    Object.entries(catalog).flatMap(([area, messages]) =>
      Object.entries(messages).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  );
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: flatten(en),
  vi: flatten(vi),
  ja: flatten(ja),
  ko: flatten(ko),
};

const PLACE = /\{(\w+)\}/g;

function fill(text: string, params: MessageParams): string {
  return text.replace(PLACE, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? place : String(value);
  });
}

function buildTranslator(language: Language): Translate {
  const messages = MESSAGES[language];
  const plurals = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const { count } = params;
    const form = typeof count === 'number' ? plurals.select(count) : 'other';
    const text = messages.get(key) ?? messages.get(`${key}_${form}`) ?? messages.get(`${key}_other`);
    return text === undefined ? key : fill(text, params);
  };
}

const TRANSLATORS: Readonly<Record<Language, Translate>> = {
  en: buildTranslator('en'),
  vi: buildTranslator('vi'),
  ja: buildTranslator('ja'),
  ko: buildTranslator('ko'),
};

/** The function that words messages in a language. Numbers are written plainly, without grouping. */
export function translator(language: Language): Translate {
  return TRANSLATORS[language];
}

/** Whether text names a message: for codes that come from stored data or from a domain error. */
export function isMessageKey(text: string): text is MessageKey {
  return MESSAGES.en.has(text) ? !/_(?:one|other)$/.test(text) : MESSAGES.en.has(`${text}_other`);
}
