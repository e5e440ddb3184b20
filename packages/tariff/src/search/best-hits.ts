/** A line found by words and how well it matches; scores of one answer compare with each other only. */
export interface LineHit {
  readonly position: number;
  readonly score: number;
}

const placeFor = (hits: readonly LineHit[], score: number): number => {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hits[middle]?.score ?? 0) >= score) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The best `limit` of `count` positions by score, equal scores in order of position; a score of 0 is no hit. */
export function bestHits(count: number, scoreOf: (position: number) => number, limit: number): LineHit[] {
  const hits: LineHit[] = [];
  let least = 0;
  for (let position = 0; position < count; position += 1) {
    const score = scoreOf(position);
    if (score <= least) continue;
    hits.splice(placeFor(hits, score), 0, { position, score });
    if (hits.length > limit) hits.pop();
    if (hits.length === limit) least = hits.at(-1)?.score ?? 0;
  }
  return hits;
}
