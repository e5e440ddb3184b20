const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;
const RANGE = 2 ** 32;

/** Deterministic numbers from 0 to below 1 for a seed (linear congruential, modulus 2^32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, MULTIPLIER) + INCREMENT) >>> 0;
    return state / RANGE;
  };
}

/** A deterministic permutation of 0 to below `count` for a seed. */
export function seededOrder(count: number, seed: number): Uint32Array {
  const next = seededNumbers(seed);
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }

  return order;
}
