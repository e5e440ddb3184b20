import type { LineHit } from './best-hits.ts';

/** Loss of a line for each better one of its heading and of its subheading, so that one heading does not fill the answer. */
const HEADING_SPREAD = 0.08;
const SUBHEADING_SPREAD = 0.4;

const takeNumber = (counts: Map<number, number>, key: number): number => {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
};

/** Lowers later lines of a heading and of a subheading and sorts again; `subheadings` holds six digits by position. */
export function spreadHits(subheadings: Uint32Array, hits: readonly LineHit[]): LineHit[] {
  const bySubheading = new Map<number, number>();
  const byHeading = new Map<number, number>();
  return hits
    .map(({ position, score }) => {
      const subheading = subheadings[position] ?? 0;
      const inSubheading = takeNumber(bySubheading, subheading);
      const inHeading = takeNumber(byHeading, Math.floor(subheading / 100));
      return {
        position,
        score: score / (1 + HEADING_SPREAD * inHeading + SUBHEADING_SPREAD * inSubheading),
      };
    })
    .toSorted((left, right) => right.score - left.score || left.position - right.position);
}
