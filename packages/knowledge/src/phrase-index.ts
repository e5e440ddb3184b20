/** A phrase found in a token list; `start` and `end` are token indexes, `end` exclusive. */
export interface PhraseMatch<Entry> {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
}

export interface PhraseIndex<Entry> {
  /** Matches from left to right, longest first, without overlaps. */
  findAll(tokens: readonly string[]): PhraseMatch<Entry>[];
}

const TOKEN = /\d+(?:[.,]\d+)?\s*%|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** Plurals whose singular is missing or has another meaning. */
const PLURAL_ONLY = new Set(
  'shorts glasses matches sweets spirits tights briefs flats heels weights goods arms jeans'.split(' '),
);

const singular = (token: string): string => {
  const bare = token.replace(/['’]s?$/u, '');
  if (bare.length < 4 || PLURAL_ONLY.has(bare) || /(?:ss|us|is)$/u.test(bare)) return bare;
  if (bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/u.test(bare)) return bare.slice(0, -2);
  return bare.endsWith('s') ? bare.slice(0, -1) : bare;
};

const formOf = (token: string): string => (token.endsWith('%') ? token.replace(/\s/gu, '') : singular(token));

/** Lower-case tokens in the singular, percentages as `60%`; hyphens separate tokens. */
export function phraseTokens(text: string): string[] {
  return (text.toLowerCase().match(TOKEN) ?? []).map(formOf);
}

/** The same tokens with their text offsets; `end` is exclusive. */
export function phraseSpans(
  text: string,
): { readonly token: string; readonly start: number; readonly end: number }[] {
  return [...text.toLowerCase().matchAll(TOKEN)].map(({ 0: found, index }) => ({
    token: formOf(found),
    start: index,
    end: index + found.length,
  }));
}

/** Indexes entries by their phrases; the first entry listed wins a shared phrase. */
export function buildPhraseIndex<Entry>(
  entries: readonly Entry[],
  phrasesOf: (entry: Entry) => readonly string[],
): PhraseIndex<Entry> {
  const byPhrase = new Map<string, Entry>();
  const lengthsByFirst = new Map<string, Set<number>>();
  for (const entry of entries) {
    for (const phrase of phrasesOf(entry)) {
      const tokens = phraseTokens(phrase);
      const [first] = tokens;
      const key = tokens.join(' ');
      if (first === undefined || byPhrase.has(key)) continue;
      byPhrase.set(key, entry);
      lengthsByFirst.set(first, (lengthsByFirst.get(first) ?? new Set()).add(tokens.length));
    }
  }
  const longestFirst = new Map(
    [...lengthsByFirst].map(([first, lengths]) => [first, [...lengths].sort((a, b) => b - a)]),
  );
  const longestAt = (tokens: readonly string[], start: number): PhraseMatch<Entry> | undefined => {
    for (const length of longestFirst.get(tokens[start] ?? '') ?? []) {
      const entry = byPhrase.get(tokens.slice(start, start + length).join(' '));
      if (entry !== undefined && start + length <= tokens.length)
        return { entry, start, end: start + length };
    }
    return undefined;
  };

  return {
    findAll(tokens) {
      const found: PhraseMatch<Entry>[] = [];
      for (let start = 0; start < tokens.length;) {
        const match = longestAt(tokens, start);
        if (match !== undefined) found.push(match);
        start = match?.end ?? start + 1;
      }
      return found;
    },
  };
}
