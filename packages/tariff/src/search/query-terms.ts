import type { LineIndex } from './index/line-index.ts';
import { findTerm } from './index/term-table.ts';
import { begunTerms, misspeltTerms } from './near-terms.ts';
import { expandWords } from './synonyms/synonyms.ts';
import { words, type Word } from './text.ts';

/** A query term; only its best alternative counts, so that spellings do not add up. */
export interface QueryTerm {
  readonly alternatives: readonly { readonly term: number; readonly weight: number }[];
  readonly weight: number;
}

interface QueryOptions {
  /** True to also match corrections of misspellings and completions of the last term. */
  readonly fuzzy: boolean;
}

const FOLDED_WEIGHT = 0.7;
const LITERAL_WEIGHT = 0.4;
const JOINED_WEIGHT = 0.6;
/** Weight of a term explained by a synonym, less than the schedule's term. */
const EXPLAINED_WEIGHT = 0.5;
const EXPANSION_WEIGHT = 1.2;
const UNFINISHED_QUERY_WORDS_MAX = 6;

const termsFor = (index: LineIndex, word: Word): QueryTerm['alternatives'] => {
  const accented = word.isAccented ? [{ term: findTerm(index.terms, word.surface), weight: 1 }] : [];
  const plain = { term: findTerm(index.terms, word.stem), weight: word.isAccented ? FOLDED_WEIGHT : 1 };
  return [...accented, plain].filter(({ term }) => term >= 0);
};

const guessesFor = (index: LineIndex, word: Word): QueryTerm['alternatives'] =>
  misspeltTerms(index, word.stem, word.surface.length).map(({ term, closeness }) => ({
    term,
    weight: closeness,
  }));

const beginningsFor = (index: LineIndex, word: Word): QueryTerm['alternatives'] =>
  begunTerms(index, word.isAccented ? word.surface : word.stem).map(({ term, closeness }) => ({
    term,
    weight: closeness,
  }));

const wordWeight = (word: Word, isExplained: boolean): number => {
  if (isExplained) return EXPLAINED_WEIGHT;
  if (word.isLiteral) return LITERAL_WEIGHT;
  return word.joins > 0 ? JOINED_WEIGHT : 1;
};

interface Place {
  readonly isLast: boolean;
  readonly isExplained: boolean;
}

const readWord = (index: LineIndex, word: Word, place: Place, options: QueryOptions): QueryTerm => {
  const exact = termsFor(index, word);
  const mayGuess = options.fuzzy && !word.isLiteral && word.joins === 0 && !place.isExplained;
  const guesses = mayGuess && exact.length === 0 ? guessesFor(index, word) : [];
  const beginnings = mayGuess && place.isLast ? beginningsFor(index, word) : [];

  return {
    alternatives: [...exact, ...guesses, ...beginnings],
    weight: wordWeight(word, place.isExplained),
  };
};

const KNOWN_ACCENTED_SHARE = 0.5;

/** True if the schedule is in this text's language: `bay` means flying in Vietnamese and a leaf in English. */
const isInLanguage = (index: LineIndex, text: readonly Word[]): boolean => {
  const accented = text.filter((word) => word.isAccented);
  const known = accented.filter((word) => findTerm(index.terms, word.surface) >= 0);
  return known.length >= accented.length * KNOWN_ACCENTED_SHARE;
};

const expansionTerms = (index: LineIndex, text: string): QueryTerm[] => {
  const meant = words(text);
  if (!isInLanguage(index, meant)) return [];

  const known = meant.map((word) => findTerm(index.terms, word.isAccented ? word.surface : word.stem));
  const distinct = [...new Set(known)].filter((term) => term >= 0);
  const weight = EXPANSION_WEIGHT / Math.sqrt(Math.max(1, distinct.length));

  return distinct.map((term) => ({ alternatives: [{ term, weight: 1 }], weight }));
};

const firstTerm = ({ alternatives }: QueryTerm): number => alternatives[0]?.term ?? -1;

export function queryTerms(index: LineIndex, text: string, options: QueryOptions): QueryTerm[] {
  const asked = words(text);
  const { explained, texts } = expandWords(asked);
  const mayBeUnfinished = asked.length <= UNFINISHED_QUERY_WORDS_MAX;
  const seen = new Set<string>();
  const own = asked.flatMap((word, at) => {
    if (seen.has(word.surface)) return [];
    seen.add(word.surface);
    const place = { isLast: mayBeUnfinished && at === asked.length - 1, isExplained: explained.has(at) };
    return [readWord(index, word, place, options)];
  });
  const meant = texts.flatMap((expansion) => expansionTerms(index, expansion));

  // Float sums depend on their order, so terms are sorted regardless of their order in the query.
  return [...own, ...meant]
    .filter(({ alternatives }) => alternatives.length > 0)
    .toSorted((left, right) => firstTerm(left) - firstTerm(right) || left.weight - right.weight);
}
