import type { LineIndex } from './index/line-index.ts';
import { letterMask } from './index/term-dictionary.ts';
import { begins, lowerBound, termAt, termCount } from './index/term-table.ts';

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

/** Edit distance of two terms; a transposition counts as one edit. */
export function editDistance(left: string, right: string): number {
  let rows: Rows = { before: [], last: Array.from({ length: right.length + 1 }, (_, at) => at) };
  for (let row = 1; row <= left.length; row += 1) {
    rows = { before: rows.last, last: nextRow(left, right, row, rows) };
  }
  return rows.last.at(-1) ?? 0;
}

const errorsAllowed = (chars: number): number => {
  if (chars < ONE_ERROR_FROM_CHARS) return 0;
  return chars < TWO_ERRORS_FROM_CHARS ? 1 : 2;
};

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
