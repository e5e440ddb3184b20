import type { ScheduleLine } from '../../schedule/line.ts';
import { postingsWriter, type PostingsWriter } from './postings.ts';

/** Terms of all rows under each heading, as separate documents. */
interface SubtreeTexts {
  readonly writer: PostingsWriter;
  /** Heading number of a line; lines above the headings share one. */
  readonly groupOf: Uint32Array<ArrayBuffer>;
  readonly groupCount: number;
  readonly groupsWith: readonly number[];
}

const K1 = 1.5;
const B = 0.4;

const numberGroups = (
  lines: readonly ScheduleLine[],
): { groupOf: Uint32Array<ArrayBuffer>; groupCount: number } => {
  const groupOf = new Uint32Array(lines.length);
  let groupCount = 0;

  for (const line of lines) {
    const isTop = line.level === 'chapter' || line.level === 'section' || line.level === 'heading';
    if (isTop || line.parent === null) {
      groupOf[line.position] = groupCount;
      groupCount += 1;
    } else groupOf[line.position] = groupOf[line.parent] ?? 0;
  }

  return { groupOf, groupCount };
};

type Counts = Map<number, number>;

const countTerms = (
  lines: readonly ScheduleLine[],
  groupOf: Uint32Array,
  groupCount: number,
  termsOf: (line: ScheduleLine) => Iterable<number>,
): Counts[] => {
  const counts = Array.from({ length: groupCount }, (): Counts => new Map());
  for (const line of lines) {
    const into = counts[groupOf[line.position] ?? 0];
    for (const term of termsOf(line)) into?.set(term, (into.get(term) ?? 0) + 1);
  }

  return counts;
};

/** Collects the terms of every heading's rows, so that a line can also be found by its siblings' terms. */
export function collectGroups(
  lines: readonly ScheduleLine[],
  termsOf: (line: ScheduleLine) => Iterable<number>,
): SubtreeTexts {
  const { groupOf, groupCount } = numberGroups(lines);
  const counts = countTerms(lines, groupOf, groupCount, termsOf);
  const average = counts.reduce((sum, terms) => sum + terms.size, 0) / Math.max(1, groupCount);
  const writer = postingsWriter();
  const groupsWith: number[] = [];

  counts.forEach((terms, group) => {
    const normal = K1 * (1 - B + (B * terms.size) / Math.max(1, average));
    for (const [term, count] of terms) {
      writer.add(term, group, count / (normal + count));
      groupsWith[term] = (groupsWith[term] ?? 0) + 1;
    }
  });

  return { writer, groupOf, groupCount, groupsWith };
}
