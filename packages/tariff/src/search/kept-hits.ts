/** A line found by terms, with its score; scores compare within one result only. */
export interface LineHit {
  readonly position: number;
  readonly score: number;
}

/** The best hits so far, at most `limit`. */
export class TopHits {
  /** Best first, equal scores by position. */
  readonly #hits: LineHit[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Minimum score to be added. */
  get leastScore(): number {
    return this.#hits.length < this.#limit ? 0 : (this.#hits.at(-1)?.score ?? Infinity);
  }

  add(hit: LineHit): void {
    // Most hits arrive nearly in order: the place is near the end.
    this.#hits.splice(this.#hits.findLastIndex((other) => !isWorse(other, hit)) + 1, 0, hit);
    if (this.#hits.length > this.#limit) this.#hits.pop();
  }

  /** Best first, equal scores by position. */
  sorted(): LineHit[] {
    return [...this.#hits];
  }
}

function isWorse(hit: LineHit, other: LineHit): boolean {
  return hit.score < other.score || (hit.score === other.score && hit.position > other.position);
}
