import { MaxHeap } from './max-heap.ts';
import { TopHits, type LineHit } from './kept-hits.ts';

/** Penalty per better line of the same heading or subheading, so that one heading does not fill the result. */
const HEADING_SPREAD = 0.08;
const SUBHEADING_SPREAD = 0.4;
const CANDIDATES_PER_HIT = 10;

const takeNumber = (counts: Map<number, number>, key: number): number => {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
};

interface ScoredLines {
  readonly scores: Float64Array;
  readonly positions: Uint32Array;
  /** Six digits by position. */
  readonly subheadings: Uint32Array;
}

/** Best `limit` of the scored lines, after lowering later ones of the same heading or subheading. */
export function spreadHits({ scores, positions, subheadings }: ScoredLines, limit: number): LineHit[] {
  const bySubheading = new Map<number, number>();
  const byHeading = new Map<number, number>();
  const best = new MaxHeap(scores, positions, limit * CANDIDATES_PER_HIT);
  const kept = new TopHits(limit);

  for (let looked = 0; looked < limit * CANDIDATES_PER_HIT; looked += 1) {
    const hit = best.take();
    // Spreading only lowers scores, so no later hit can enter.
    if (hit === undefined || hit.score < kept.leastScore) break;

    const { position, score } = hit;
    const subheading = subheadings[position] ?? 0;
    const inSubheading = takeNumber(bySubheading, subheading);
    const inHeading = takeNumber(byHeading, Math.floor(subheading / 100));

    kept.add({
      position,
      score: score / (1 + HEADING_SPREAD * inHeading + SUBHEADING_SPREAD * inSubheading),
    });
  }

  return kept.sorted();
}
