import type { ScheduleLine } from '../schedule/line.ts';
import { isCoded, linesByCode, type CodedLine } from './coded-lines.ts';
import { isResidual } from './residual.ts';

/**
 * Declarable lines whose text with all ancestors, rates and unit has another code in the new version, by the digits of
 * the old code, which is removed or means something else. Meanings that moved from or to more than one code are
 * omitted; a residual line ("Other") means the same only if its siblings do.
 */
export function renumberedLines(
  before: readonly ScheduleLine[],
  after: readonly ScheduleLine[],
): Map<string, CodedLine> {
  const [left, arrived] = [displaced(before, after), displaced(after, before)];
  const renumbered = new Map<string, CodedLine>();

  for (const [meaning, [line, ...others]] of left) {
    const [target, ...targets] = arrived.get(meaning) ?? [];
    const isSingle = others.length === 0 && targets.length === 0;
    if (line !== undefined && target !== undefined && isSingle) renumbered.set(line.codeDigits, target);
  }

  return renumbered;
}

/** Declarable lines of one version, by meaning, that the other lacks or has with another text. */
function displaced(
  lines: readonly ScheduleLine[],
  others: readonly ScheduleLine[],
): Map<string, CodedLine[]> {
  const byCode = linesByCode(others);
  const below = linesBelow(lines);
  const meanings = new Map<string, CodedLine[]>();

  for (const line of lines) {
    if (!isCoded(line) || !line.isLeaf) continue;
    if (byCode.get(line.codeDigits)?.fullDescription === line.fullDescription) continue;
    const meaning = meaningOf(line, below);
    const same = meanings.get(meaning);
    if (same === undefined) meanings.set(meaning, [line]);
    else same.push(line);
  }

  return meanings;
}

function meaningOf(line: CodedLine, below: ReadonlyMap<number | null, readonly ScheduleLine[]>): string {
  const { codeDigits, fullDescription, dutyRate, specialRate, column2Rate, unit } = line;
  const neighbours = isResidual(line.description) ? (below.get(line.parent) ?? []) : [];
  const around = neighbours.map(({ description }) => description).toSorted();
  const chapter = codeDigits.slice(0, 2);
  return [chapter, fullDescription, dutyRate, specialRate, column2Rate, unit, ...around].join('\n');
}

function linesBelow(lines: readonly ScheduleLine[]): Map<number | null, ScheduleLine[]> {
  const below = new Map<number | null, ScheduleLine[]>();
  for (const line of lines) {
    const neighbours = below.get(line.parent);
    if (neighbours === undefined) below.set(line.parent, [line]);
    else neighbours.push(line);
  }

  return below;
}
