/** Languages of the glossary besides English, in the order of its columns. */
export const GLOSSARY_LANGUAGES = ['vi', 'ja', 'ko'] as const;

/** A trade concept in four languages; terms are synonyms, the usual one first. */
export interface GlossaryRow {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly english: readonly string[];
  readonly terms: Readonly<Record<(typeof GLOSSARY_LANGUAGES)[number], readonly string[]>>;
}

const wordsOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .normalize('NFC')
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * Reads a glossary file: one concept per line, with tabs between English, Vietnamese, Japanese and Korean. Skips blank
 * lines.
 */
export function readGlossaryFile(text: string): GlossaryRow[] {
  return text.split('\n').flatMap((content, at) => {
    if (content.trim() === '') return [];

    const [english, vi, ja, ko] = content.split('\t');

    return [
      {
        line: at + 1,
        english: wordsOf(english),
        terms: { vi: wordsOf(vi), ja: wordsOf(ja), ko: wordsOf(ko) },
      },
    ];
  });
}

/** Terms of the three languages with their usual English terms; the first row of a repeated term wins. */
export function glossaryTerms(
  rows: readonly GlossaryRow[],
): { readonly term: string; readonly english: string }[] {
  const terms = new Map<string, string>();
  for (const { english, terms: byLanguage } of rows) {
    for (const language of GLOSSARY_LANGUAGES) {
      for (const term of byLanguage[language]) {
        const key = term.toLowerCase();
        if (!terms.has(key)) terms.set(key, english[0] ?? '');
      }
    }
  }

  return [...terms].map(([term, english]) => ({ term, english })).filter(({ english }) => english !== '');
}
