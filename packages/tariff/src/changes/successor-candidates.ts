import { PATH_SEPARATOR } from '../schedule/full-text.ts';
import type { ScheduleLine } from '../schedule/line.ts';
import { isCoded, linesByCode, type CodedLine } from './coded-lines.ts';
import { isResidual } from './residual.ts';
import { readLine, type ReadLine } from './score-successor.ts';

export interface Candidate extends ReadLine {
  /** True if its code or text is new, so that goods of an ended line may have moved here. */
  readonly isNewMeaning: boolean;
  /** True if its code had the same goods before, so that it continues itself, not an ended line. */
  readonly isContinued: boolean;
  /** Text of the former line whose goods it is a part of; null if it is new, or a part of a residual row. */
  readonly partOf: string | null;
}

interface SuccessorCandidates {
  /** Declarable lines near an old one in the tree, and new ones that share a rare word with it. */
  readonly near: (old: ReadLine) => Iterable<Candidate>;
}

const HEADING_DIGITS = 4;
const SUBHEADING_DIGITS = 6;
/** In a heading with more lines than this, only the subheading and the new lines are considered. */
const HEADING_LINES_MAX = 250;
const RARE_WORD_LINES_MAX = 12;

export function goodsOf({ path }: ReadLine): string {
  return path.join(PATH_SEPARATOR);
}

export function successorCandidates(
  before: readonly ScheduleLine[],
  after: readonly ScheduleLine[],
): SuccessorCandidates {
  const old = linesByCode(before);
  const cut = new Map<string, Candidate>();
  const leaves = after.filter((line): line is CodedLine => isCoded(line) && line.isLeaf);
  const isNew = (line: CodedLine): boolean =>
    old.get(line.codeDigits)?.fullDescription !== line.fullDescription;
  const make = candidateMaker(old);
  // Most lines are never near an ended one, so texts are split on demand.
  const candidate = (line: CodedLine): Candidate => {
    const known = cut.get(line.codeDigits) ?? make(line);
    cut.set(line.codeDigits, known);
    return known;
  };

  const byHeading = groupedBy(leaves, (line) => [line.codeDigits.slice(0, HEADING_DIGITS)]);
  const newLines = leaves.filter(isNew);
  const byWord = groupedBy(newLines, (line) => [...candidate(line).words]);

  const sameHeading = (digits: string): CodedLine[] => {
    const lines = byHeading.get(digits.slice(0, HEADING_DIGITS)) ?? [];
    if (lines.length <= HEADING_LINES_MAX) return lines;
    const subheading = digits.slice(0, SUBHEADING_DIGITS);
    return lines.filter((line) => line.codeDigits.startsWith(subheading) || isNew(line));
  };

  const sharingWords = ({ words }: ReadLine): CodedLine[] =>
    [...words].flatMap((word) => {
      const lines = byWord.get(word) ?? [];
      return lines.length > RARE_WORD_LINES_MAX ? [] : lines;
    });

  return {
    near: (line) => new Set([...sameHeading(line.line.codeDigits), ...sharingWords(line)].map(candidate)),
  };
}

function candidateMaker(old: ReadonlyMap<string, CodedLine>): (line: CodedLine) => Candidate {
  const partOf = partsOf(old);

  return (line) => {
    const read = readLine(line);
    const former = old.get(line.codeDigits);
    return {
      ...read,
      isNewMeaning: former?.fullDescription !== line.fullDescription,
      // A change of wording further up does not change the goods of the line.
      isContinued: former?.description === line.description,
      partOf: partOf(read),
    };
  };
}

/** Finds the former line, other than a residual row, that a line is a part of. */
function partsOf(old: ReadonlyMap<string, CodedLine>): (line: ReadLine) => string | null {
  const formerLeaves = groupedBy(
    [...old.values()].filter((line) => line.isLeaf && !isResidual(line.description)),
    (line) => [line.codeDigits.slice(0, HEADING_DIGITS)],
  );
  const formerGoods = new Map<string, ReadonlySet<string>>();
  const formerGoodsOf = (heading: string): ReadonlySet<string> => {
    const known = formerGoods.get(heading);
    if (known !== undefined) return known;

    const goods = new Set((formerLeaves.get(heading) ?? []).map((line) => goodsOf(readLine(line))));
    formerGoods.set(heading, goods);
    return goods;
  };
  return ({ line, path }) => {
    const former = formerGoodsOf(line.codeDigits.slice(0, HEADING_DIGITS));
    const wholes = path.slice(0, -1).map((_segment, at) => path.slice(0, at + 1).join(PATH_SEPARATOR));
    return wholes.findLast((whole) => former.has(whole)) ?? null;
  };
}

function groupedBy(
  lines: readonly CodedLine[],
  keysOf: (line: CodedLine) => readonly string[],
): Map<string, CodedLine[]> {
  const groups = new Map<string, CodedLine[]>();
  for (const line of lines) {
    for (const key of keysOf(line)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [line]);
      else group.push(line);
    }
  }

  return groups;
}
