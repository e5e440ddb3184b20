import type { TableRow } from './table.ts';

export interface Languages {
  readonly en: string;
  readonly vi: string;
  readonly ja: string;
  readonly ko: string;
}

export type LanguageColumns<Name extends string> = `${Name}_en` | `${Name}_vi` | `${Name}_ja` | `${Name}_ko`;

export function languageColumns<Name extends string>(name: Name): readonly LanguageColumns<Name>[] {
  return [`${name}_en`, `${name}_vi`, `${name}_ja`, `${name}_ko`];
}

/** Reads a text; an empty language defaults to English. */
export function readTexts<Name extends string>(row: TableRow<LanguageColumns<Name>>, name: Name): Languages {
  const en = row.text(`${name}_en`);
  const of = (text: string): string => (text === '' ? en : text);
  return {
    en,
    vi: of(row.text(`${name}_vi`)),
    ja: of(row.text(`${name}_ja`)),
    ko: of(row.text(`${name}_ko`)),
  };
}
