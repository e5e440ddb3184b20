export const BASE_LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;

export type BaseLanguage = (typeof BASE_LANGUAGES)[number];

/** Texts by language; a language without texts has an empty list. */
export type TextsByLanguage = Readonly<Record<BaseLanguage, readonly string[]>>;

export interface Trap {
  readonly goods: string;
  readonly code: string;
  readonly why: string;
}

export interface SubheadingEntry {
  /** Six digits. */
  readonly code: string;
  readonly names: TextsByLanguage;
  readonly examples: TextsByLanguage;
  readonly traps: readonly Trap[];
}

export interface HeadingEntry {
  /** Four digits. */
  readonly code: string;
  /** Title written by this project; null if the file has none. */
  readonly title: Readonly<Record<BaseLanguage, string | null>>;
}

export interface ChapterFile {
  readonly headings: readonly HeadingEntry[];
  readonly subheadings: readonly SubheadingEntry[];
}
