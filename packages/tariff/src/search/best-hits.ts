/** A line found by words and how well it matches; scores of one answer compare with each other only. */
export interface LineHit {
  readonly position: number;
  readonly score: number;
}

/** A heap whose top is the worst of the kept hits: the lowest score, of equal scores the later line. */
class WorstFirst {
  readonly #hits: LineHit[] = [];

  get size(): number {
    return this.#hits.length;
  }

  get top(): LineHit | undefined {
    return this.#hits[0];
  }

  add(hit: LineHit): void {
    let place = this.#hits.push(hit) - 1;
    while (place > 0) {
      const above = (place - 1) >>> 1;
      if (!isWorse(hit, this.#at(above))) break;
      this.#hits[place] = this.#at(above);
      place = above;
    }
    this.#hits[place] = hit;
  }

  replaceTop(hit: LineHit): void {
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

  sorted(): LineHit[] {
    return this.#hits.toSorted((left, right) => right.score - left.score || left.position - right.position);
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

/** The best `limit` of `count` positions by score, equal scores in order of position; a score of 0 is no hit. */
export function bestHits(count: number, scoreOf: (position: number) => number, limit: number): LineHit[] {
  const kept = new WorstFirst();
  for (let position = 0; position < count; position += 1) {
    const score = scoreOf(position);
    if (score <= 0) continue;
    if (kept.size < limit) kept.add({ position, score });
    else if (score > (kept.top?.score ?? Infinity)) kept.replaceTop({ position, score });
  }
  return kept.sorted();
}
