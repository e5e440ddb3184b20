import type { LineIndex } from './index/line-index.ts';
import { findTerm, begins, lowerBound, termAt, termCount } from './index/term-table.ts';
import { expandWords } from './synonyms/synonyms.ts';
import { words, type Word } from './text.ts';
import { letterMask } from './index/term-dictionary.ts';

/** A possible correction or completion; `closeness` 0 to 1. */
interface NearTerm {
  readonly term: number;
  readonly closeness: number;
}

const ONE_ERROR_FROM_CHARS = 5;
const TWO_ERRORS_FROM_CHARS = 8;
const CLOSENESS_BY_ERRORS = [1, 0.75, 0.5];
const NEAR_TERMS_MAX = 3;
const PREFIX_FROM_CHARS = 3;
const PREFIX_TERMS_MAX = 24;

const bitCount = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

interface Rows {
  readonly before: readonly number[];
  readonly last: readonly number[];
}

const isSwapped = (left: string, right: string, row: number, at: number): boolean =>
  row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];

const nextRow = (left: string, right: string, row: number, { before, last }: Rows): number[] => {
  const current = [row];
  for (let at = 1; at <= right.length; at += 1) {
    const replaced = (last[at - 1] ?? 0) + (left[row - 1] === right[at - 1] ? 0 : 1);
    const least = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, replaced);
    current.push(isSwapped(left, right, row, at) ? Math.min(least, (before[at - 2] ?? 0) + 1) : least);
  }

  return current;
};

const errorsAllowed = (chars: number): number => {
  if (chars < ONE_ERROR_FROM_CHARS) return 0;
  return chars < TWO_ERRORS_FROM_CHARS ? 1 : 2;
};

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

/** Edit distance of two terms; a transposition counts as one edit. */
export function editDistance(left: string, right: string): number {
  let rows: Rows = { before: [], last: Array.from({ length: right.length + 1 }, (_, at) => at) };
  for (let row = 1; row <= left.length; row += 1) {
    rows = { before: rows.last, last: nextRow(left, right, row, rows) };
  }
  return rows.last.at(-1) ?? 0;
}

/** Candidate corrections of a misspelt term, nearest first; empty under five letters. */
export function misspeltTerms(index: LineIndex, stem: string, surfaceChars: number): NearTerm[] {
  const allowed = errorsAllowed(surfaceChars);
  if (allowed === 0) return [];

  const mask = letterMask(stem);
  const found: { term: number; errors: number; startsSame: boolean }[] = [];
  const count = termCount(index.terms);

  for (let term = 0; term < count; term += 1) {
    // Each edit changes at most two letters of the mask, so most terms are skipped without reading them.
    if (Math.abs((index.termLengths[term] ?? 0) - stem.length) > allowed) continue;
    if (bitCount((index.termMasks[term] ?? 0) ^ mask) > allowed * 2) continue;
    const candidate = termAt(index.terms, term);
    const errors = editDistance(stem, candidate);
    if (errors <= allowed) found.push({ term, errors, startsSame: candidate[0] === stem[0] });
  }

  const least = Math.min(...found.map(({ errors }) => errors));

  return found
    .filter(({ errors }) => errors === least)
    .toSorted((left, right) => Number(right.startsSame) - Number(left.startsSame) || left.term - right.term)
    .slice(0, NEAR_TERMS_MAX)
    .map(({ term, errors, startsSame }) => ({
      term,
      closeness: (CLOSENESS_BY_ERRORS[errors] ?? 0) * (startsSame ? 1 : 0.7),
    }));
}

export function begunTerms(index: LineIndex, start: string): NearTerm[] {
  if (start.length < PREFIX_FROM_CHARS) return [];

  const found: number[] = [];
  for (let term = lowerBound(index.terms, start); begins(index.terms, term, start); term += 1)
    found.push(term);

  const lengthOf = (term: number): number => index.termLengths[term] ?? 0;

  return found
    .toSorted((left, right) => lengthOf(left) - lengthOf(right) || left - right)
    .slice(0, PREFIX_TERMS_MAX)
    .map((term) => ({ term, closeness: 0.5 * (start.length / Math.max(start.length, lengthOf(term))) }));
}
