import { commonDigits } from '../code.ts';
import type { ScheduleLine } from '../schedule/line.ts';
import { isCoded, linesByCode, type CodedLine } from './coded-lines.ts';
import { renumberedLines } from './renumbered.ts';
import { readLine, scoreSuccessor, type ReadLine } from './score-successor.ts';
import { goodsOf, successorCandidates, type Candidate } from './successor-candidates.ts';

/** A declarable line of the new version that most likely continues an old code; `score` is 0 to 1. */
export interface Successor {
  readonly code: string;
  readonly codeDigits: string;
  readonly description: string;
  readonly score: number;
}

const SUCCESSORS_MAX = 5;
/** Lines with a lower score only share the vocabulary of a heading. */
const SCORE_MIN = 0.4;
/**
 * Minimum share of the best score: lines below it are other goods of the heading. Of the codes in `us-successors.json`,
 * 0.65 loses none; 0.75 would.
 */
const SCORE_OF_BEST_MIN = 0.65;
const SCORE_DECIMALS = 3;
const SUBHEADING_DIGITS = 6;

/**
 * Lines whose code no longer applies to their goods: removed, no longer declarable (split), or now naming other goods
 * (renumbered).
 */
export function endedLines(before: readonly ScheduleLine[], after: readonly ScheduleLine[]): CodedLine[] {
  const now = linesByCode(after);
  const renumbered = renumberedLines(before, after);

  return [...linesByCode(before).values()].filter((line) => {
    const next = now.get(line.codeDigits);
    return next === undefined || (line.isLeaf && !next.isLeaf) || renumbered.has(line.codeDigits);
  });
}

/**
 * Finds successors of each ended line by the digits of its code, best first, at most five; a line without a likely one
 * has an empty list.
 */
export function findSuccessors(
  ended: readonly ScheduleLine[],
  before: readonly ScheduleLine[],
  after: readonly ScheduleLine[],
): Map<string, Successor[]> {
  const candidates = successorCandidates(before, after);

  return new Map(
    ended.filter(isCoded).map((line) => {
      const old = readLine(line);
      const scored = [...candidates.near(old)]
        .filter((candidate) => mayContinue(old, candidate))
        .map((candidate) => ({
          line: candidate.line,
          score: scoreSuccessor(old, candidate, candidate.isNewMeaning),
        }));

      return [line.codeDigits, best(scored)];
    }),
  );
}

/**
 * False for a line of other goods, such as a part of another former line. A line that already existed for its goods
 * continues those, unless it is the residual row of its group or the line above the old one, or the old line was a
 * residual row in the same subheading.
 */
function mayContinue(old: ReadLine, { isContinued, isRest, partOf, path, line }: Candidate): boolean {
  if (partOf !== null && partOf !== goodsOf(old)) return false;
  if (!isContinued) return true;
  const isSameSubheading = commonDigits(old.line.codeDigits, line.codeDigits) >= SUBHEADING_DIGITS;
  const isAbove =
    path.length < old.path.length && path.every((segment, place) => segment === old.path[place]);
  return isAbove || (isSameSubheading && (isRest || old.isRest));
}

function best(scored: readonly { readonly line: CodedLine; readonly score: number }[]): Successor[] {
  const least = Math.max(SCORE_MIN, SCORE_OF_BEST_MIN * Math.max(0, ...scored.map(({ score }) => score)));
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || (a.line.codeDigits < b.line.codeDigits ? -1 : 1))
    .slice(0, SUCCESSORS_MAX)
    .map(({ line, score }) => ({
      code: line.code,
      codeDigits: line.codeDigits,
      description: line.fullDescription,
      score: Number(score.toFixed(SCORE_DECIMALS)),
    }));
}
