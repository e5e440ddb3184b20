import type { LineHit } from './kept-hits.ts';

const STEPS = 512;
const ROUNDING = 1 - 1e-9;

/** Maximum of the scores; a plain loop, because iterators create an object for each line of a schedule. */
function mostOf(scores: Float64Array, positions: Uint32Array): number {
  let most = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const score = scores[positions[at] ?? 0] ?? 0;
    if (score > most) most = score;
  }

  return most;
}

/** Score below which no hit is among the best `count`; 0 if there are fewer. */
function leastScoreOf(scores: Float64Array, positions: Uint32Array, count: number): number {
  const most = mostOf(scores, positions);
  if (most === 0) return 0;

  const step = STEPS / most;
  const hits = new Uint32Array(STEPS + 1);

  for (let at = 0; at < positions.length; at += 1) {
    const place = Math.floor((scores[positions[at] ?? 0] ?? 0) * step);
    hits[place] = (hits[place] ?? 0) + 1;
  }

  let above = 0;
  for (let at = STEPS; at > 0; at -= 1) {
    above += hits[at] ?? 0;
    // The division may round up slightly.
    if (above >= count) return (at / step) * ROUNDING;
  }

  return 0;
}

function positionsFrom(scores: Float64Array, positions: Uint32Array, least: number): Uint32Array {
  const kept = new Uint32Array(positions.length);
  let count = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    const score = scores[position] ?? 0;
    if (score > 0 && score >= least) kept[count++] = position;
  }

  return kept.subarray(0, count);
}

/** Yields positions by score, best first, earlier ones first on a tie; a score of 0 is not a hit. */
export class MaxHeap {
  /** A max-heap of positions by score, numbered from 1. */
  readonly #heap: Uint32Array;
  readonly #scores: Float64Array;
  #size: number;

  /**
   * Does not copy `scores`, which must not change until the last of at least `count` hits is taken. Only `positions`
   * may have a score, each listed once.
   */
  constructor(scores: Float64Array, positions: Uint32Array, count: number) {
    this.#scores = scores;
    this.#heap = positionsFrom(scores, positions, leastScoreOf(scores, positions, count));
    this.#size = this.#heap.length;
    for (let place = (this.#size >>> 1) - 1; place >= 0; place -= 1) this.#sink(place);
  }

  /** Removes and returns the best remaining hit. */
  take(): LineHit | undefined {
    if (this.#size === 0) return undefined;

    const position = this.#heap[0] ?? 0;
    this.#size -= 1;
    this.#heap[0] = this.#heap[this.#size] ?? 0;
    this.#sink(0);

    return { position, score: this.#scores[position] ?? 0 };
  }

  #comesBehind(place: number, other: number): boolean {
    const position = this.#heap[place] ?? 0;
    const otherPosition = this.#heap[other] ?? 0;
    const difference = (this.#scores[position] ?? 0) - (this.#scores[otherPosition] ?? 0);
    return difference < 0 || (difference === 0 && position > otherPosition);
  }

  #sink(from: number): void {
    let place = from;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= this.#size) return;

      const right = left + 1;
      const better = right < this.#size && this.#comesBehind(left, right) ? right : left;
      if (!this.#comesBehind(place, better)) return;

      const position = this.#heap[place] ?? 0;
      this.#heap[place] = this.#heap[better] ?? 0;
      this.#heap[better] = position;
      place = better;
    }
  }
}
