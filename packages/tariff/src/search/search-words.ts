import { LINE_KIND, type LineIndex } from './index/line-index.ts';
import type { LineHit } from './kept-hits.ts';
import { queryTerms } from './query-terms.ts';
import { spreadHits } from './spread-hits.ts';
import { clearedSums, sumPostings, worthOf, type Sums } from './sum-postings.ts';

export interface WordSearchOptions {
  readonly limit: number;
  /** Only declarable lines, only headings, or every coded line (the default). */
  readonly only?: 'leaves' | 'headings' | 'all';
  /** True, the default, to match misspelt and incomplete terms. */
  readonly fuzzy?: boolean;
}

const NEIGHBOURS_WEIGHT = 0.5;
/** Share of the score that depends on the covered part of the query. */
const COVERAGE_WEIGHT = 0.3;
/** Chapters 98 and 99 contain special provisions with long texts, irrelevant to searches for goods. */
const SPECIAL_PROVISION_FACTOR = 0.3;

const KIND_WANTED = { leaves: LINE_KIND.LEAF, headings: LINE_KIND.HEADING, all: LINE_KIND.CODED } as const;

/**
 * Prior by number of digits (chapter, heading, subheading, national, statistical): of equal matches the broader line
 * ranks first.
 */
const priorOfDigits = (digits: number): number => {
  if (digits <= 2) return 0.8;
  if (digits <= 4) return 1;
  if (digits <= 6) return 0.97;
  return digits <= 8 ? 0.92 : 0.88;
};

/** Prior of a coded line by level; `isWhole` means a search over all levels. */
const priorOf = (index: LineIndex, position: number, kind: number, isWhole: boolean): number => {
  const level = isWhole ? priorOfDigits(index.digitCounts[position] ?? 0) : 1;
  return (kind & LINE_KIND.SPECIAL) === 0 ? level : level * SPECIAL_PROVISION_FACTOR;
};

interface Scratch {
  readonly lines: Sums;
  readonly groups: Sums;
  /** Terms and hits of the last search: a short description and its product name often have the same terms. */
  last?: readonly [key: string, hits: readonly LineHit[]];
}

/** Score buffers, one entry per line, reused across searches to avoid GC pressure. */
const scratches = new WeakMap<LineIndex, Scratch>();

const scratchOf = (index: LineIndex): Scratch => {
  const { lines, groups } = scratches.get(index) ?? {};
  const scratch = {
    lines: clearedSums(index.lineCount, lines),
    groups: clearedSums(index.groupCount, groups),
  };
  scratches.set(index, scratch);

  return scratch;
};

/** Scores the found lines of the wanted kind and drops the others. */
function weighLines(
  index: LineIndex,
  { lines, groups }: Scratch,
  total: number,
  only: keyof typeof KIND_WANTED,
): void {
  const { score, covered, documents, found } = lines;
  lines.found = 0;
  const wanted = KIND_WANTED[only];
  for (let at = 0; at < found; at += 1) {
    const position = documents[at] ?? 0;
    const kind = index.kinds[position] ?? 0;
    if ((kind & wanted) === 0) {
      score[position] = 0;
      covered[position] = 0;
      continue;
    }

    const around = NEIGHBOURS_WEIGHT * (groups.score[index.groupOf[position] ?? 0] ?? 0);
    const coverage = 1 - COVERAGE_WEIGHT + (COVERAGE_WEIGHT * (covered[position] ?? 0)) / total;
    score[position] =
      ((score[position] ?? 0) + around) * coverage * priorOf(index, position, kind, only === 'all');
    documents[lines.found] = position;
    lines.found += 1;
  }
}

/** Lines for a text query, best first, ties in schedule order; scores are comparable within one result only. */
export function searchWords(
  index: LineIndex,
  query: string,
  { only = 'all', fuzzy = true, limit }: WordSearchOptions,
): readonly LineHit[] {
  const asked = queryTerms(index, query, { fuzzy });
  if (asked.length === 0) return [];

  const key = JSON.stringify([asked, only, limit]);
  const [lastKey, lastHits] = scratches.get(index)?.last ?? [];
  if (key === lastKey && lastHits !== undefined) return lastHits;

  const scratch = scratchOf(index);
  const { lines, groups } = scratch;
  sumPostings(index.idf, index.byLine, asked, lines);
  sumPostings(index.idf, index.byGroup, asked, groups);

  const total = asked.reduce((sum, term) => sum + worthOf(index.idf, term), 0);
  weighLines(index, scratch, total, only);
  const positions = lines.documents.subarray(0, lines.found);
  const hits = spreadHits({ scores: lines.score, positions, subheadings: index.subheadings }, limit);
  scratch.last = [key, hits];

  return hits;
}
