/** A line found by terms, with its score; scores compare within one result only. */
export interface LineHit {
  readonly position: number;
  readonly score: number;
}

/** The best hits so far, at most `limit`: a heap with the worst of them on top. */
export class TopHits {
  readonly #hits: LineHit[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Minimum score to be added. */
  get leastScore(): number {
    return this.#hits.length < this.#limit ? 0 : (this.#hits[0]?.score ?? Infinity);
  }

  add(hit: LineHit): void {
    if (this.#hits.length < this.#limit) this.#rise(hit);
    else if (this.#hits[0] !== undefined && isWorse(this.#hits[0], hit)) this.#replaceTop(hit);
  }

  /** Best first, equal scores by position. */
  sorted(): LineHit[] {
    return this.#hits.toSorted((left, right) => right.score - left.score || left.position - right.position);
  }

  #rise(hit: LineHit): void {
    let place = this.#hits.push(hit) - 1;
    while (place > 0) {
      const above = (place - 1) >>> 1;
      if (!isWorse(hit, this.#at(above))) break;
      this.#hits[place] = this.#at(above);
      place = above;
    }

    this.#hits[place] = hit;
  }

  #replaceTop(hit: LineHit): void {
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= this.#hits.length) break;
      const right = left + 1;
      const worse = right < this.#hits.length && isWorse(this.#at(right), this.#at(left)) ? right : left;
      if (!isWorse(this.#at(worse), hit)) break;
      this.#hits[place] = this.#at(worse);
      place = worse;
    }

    this.#hits[place] = hit;
  }

  #at(place: number): LineHit {
    const hit = this.#hits[place];
    if (hit === undefined) throw new RangeError(`no hit at place ${place}`);
    return hit;
  }
}

function isWorse(hit: LineHit, other: LineHit): boolean {
  return hit.score < other.score || (hit.score === other.score && hit.position > other.position);
}
