import { LOCALES, type Language } from './language.ts';

type Stem<Key extends string> = Key extends `${string}_one`
  ? never
  : Key extends `${infer Start}_other`
    ? Start
    : Key;

/** Names of a catalog's messages, `area.key`; plural messages omit `_one` and `_other`. */
export type KeysOf<Catalog> = {
  [Name in keyof Catalog & string]: `${Name}.${Stem<keyof Catalog[Name] & string>}`;
}[keyof Catalog & string];

/** Values of a message's `{name}` placeholders; `count` also selects the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>;

export type Messages = ReadonlyMap<string, string>;

export function flatten(catalog: Readonly<Record<string, Readonly<Record<string, string>>>>): Messages {
  return new Map(
    Object.entries(catalog).flatMap(([area, messages]) =>
      Object.entries(messages).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  );
}

const PLACE = /\{(\w+)\}/g;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Forms {
  readonly days: Intl.DateTimeFormat;
  readonly figures: Intl.NumberFormat | undefined;
}

function fill(text: string, params: MessageParams, { days, figures }: Forms): string {
  return text.replace(PLACE, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return place;
    if (name === 'count' && typeof value === 'number' && figures !== undefined) return figures.format(value);
    return name === 'date' && DAY.test(String(value)) ? days.format(new Date(value)) : String(value);
  });
}

/**
 * Creates a renderer of messages in their language. A placeholder without a value is left as written; an ISO day in
 * `{date}` is in the form of the language, a number in `{count}` in that of `figures`.
 */
export function wordsOf(
  messages: Messages,
  language: Language,
  figures?: Intl.NumberFormat,
): (key: string, params?: MessageParams) => string {
  const plurals = new Intl.PluralRules(language);
  const days = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  return (key, params = {}) => {
    const { count } = params;
    const form = typeof count === 'number' ? plurals.select(count) : 'other';
    const text = messages.get(key) ?? messages.get(`${key}_${form}`) ?? messages.get(`${key}_other`);
    return text === undefined ? key : fill(text, params, { days, figures });
  };
}
