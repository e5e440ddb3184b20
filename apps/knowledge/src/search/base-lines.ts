import { BASE_LANGUAGES, type BaseLanguage, type SubheadingEntry } from '@svc/knowledge/base/entries';

export interface BaseLine {
  /** Six digits. */
  readonly code: string;
  readonly kind: 'name' | 'example';
  readonly language: BaseLanguage;
  readonly text: string;
}

/** Names and examples of the entries, in order. */
export function baseLines(entries: readonly SubheadingEntry[]): BaseLine[] {
  return entries.flatMap(({ code, names, examples }) =>
    BASE_LANGUAGES.flatMap((language) => [
      ...names[language].map((text): BaseLine => ({ code, kind: 'name', language, text })),
      ...examples[language].map((text): BaseLine => ({ code, kind: 'example', language, text })),
    ]),
  );
}
