import { PATH_SEPARATOR } from '../schedule/full-text.ts';
import type { CodedLine } from './coded-lines.ts';
import { commonDigits } from '../code.ts';
import { isResidual } from './residual.ts';

/** A line with its texts split into terms once, for repeated comparison. */
export interface ReadLine {
  readonly line: CodedLine;
  /** Its text and its ancestors' from the heading down, letters and digits only. */
  readonly path: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly isRest: boolean;
}

/**
 * Components of a score, each 0 to 1. The weights are a judgement, not fitted: position within the text counts most,
 * because it separates a split line from a sibling.
 */
const WEIGHTS = {
  path: 0.35,
  words: 0.2,
  tree: 0.15,
  newMeaning: 0.15,
  rates: 0.08,
  unit: 0.04,
  order: 0.03,
};
const TREE_DIGITS = 8;
/** Score of a line below the old one: it continues a part of it. */
const CONTINUED_BELOW = 0.9;
/** Score of the old line's parent if it has become declarable and absorbed the line. */
const TAKEN_IN_ABOVE = 0.85;
/** Goods of a residual row may have moved to a sibling. */
const CUT_OUT_OF_REST = 0.8;
const ORDER_SPAN = 100;

export function readLine(line: CodedLine): ReadLine {
  const segments = line.fullDescription.split(PATH_SEPARATOR);

  return {
    line,
    path: segments.map((segment) =>
      segment
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
    words: new Set(
      segments
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    ),
    isRest: isResidual(line.description),
  };
}

/** Likelihood that a line of the new version continues an old one, 0 to 1; `isNewMeaning` is true if the new line's code or text did not exist before. */
export function scoreSuccessor(old: ReadLine, candidate: ReadLine, isNewMeaning: boolean): number {
  const [from, to] = [old.line, candidate.line];
  const rates = ratesOf(from) === ratesOf(to) ? 1 : 0;

  return (
    WEIGHTS.path * pathLikeness(old, candidate) +
    WEIGHTS.words * wordLikeness(old.words, candidate.words) +
    WEIGHTS.tree * Math.min(1, commonDigits(from.codeDigits, to.codeDigits) / TREE_DIGITS) +
    WEIGHTS.newMeaning * (isNewMeaning ? 1 : 0) +
    WEIGHTS.rates * rates +
    WEIGHTS.unit * (from.unit === to.unit ? 1 : 0) +
    WEIGHTS.order * nearness(from.codeDigits, to.codeDigits)
  );
}

function pathLikeness(old: ReadLine, candidate: ReadLine): number {
  const shared = sharedSegments(old.path, candidate.path);
  const [from, to] = [old.path.length, candidate.path.length];
  if (shared === from) return shared === to ? 1 : CONTINUED_BELOW;
  if (shared === to) return TAKEN_IN_ABOVE;
  if (old.isRest && shared === from - 1) return CUT_OUT_OF_REST;

  return (2 * shared) / (from + to);
}

function sharedSegments(left: readonly string[], right: readonly string[]): number {
  let shared = 0;
  while (shared < left.length && shared < right.length && left[shared] === right[shared]) shared += 1;
  return shared;
}

function wordLikeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let common = 0;
  for (const word of left) if (right.has(word)) common += 1;
  const all = left.size + right.size - common;
  return all === 0 ? 0 : common / all;
}

function ratesOf({ dutyRate, specialRate, column2Rate }: CodedLine): string {
  return [dutyRate, specialRate, column2Rate].join('\n');
}

/**
 * Proximity of two codes: 1 for adjacent numbers of one rate line, falling to 0 a hundred numbers apart; 0 elsewhere.
 */
function nearness(left: string, right: string): number {
  if (left.slice(0, TREE_DIGITS) !== right.slice(0, TREE_DIGITS)) return 0;
  const distance = Math.abs(Number(left.slice(TREE_DIGITS)) - Number(right.slice(TREE_DIGITS)));
  return Math.max(0, 1 - distance / ORDER_SPAN);
}
