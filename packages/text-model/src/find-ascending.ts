/** Place of a number among those from `from` to before `to`, which are in ascending order; −1 when it is not there. */
export function findAscending(
  numbers: Uint32Array | Uint16Array,
  wanted: number,
  from = 0,
  to = numbers.length,
): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = numbers[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }

  return -1;
}

/** Steps after which an uneven spread is searched by halves. */
const GUESSES_MAX = 8;

/** Place of a number between two places, were the numbers between them spread evenly; outside where it cannot be. */
function guessPlace(numbers: Uint32Array, wanted: number, low: number, high: number): number {
  const least = numbers[low] ?? 0;
  const most = numbers[high] ?? 0;
  if (wanted < least || wanted > most) return -1;
  return most === least ? low : low + Math.floor(((wanted - least) / (most - least)) * (high - low));
}

/**
 * The same for numbers that are spread evenly, such as hashes: each guess is where the number would be among those
 * left, so that few places are read of an array far larger than the processor's cache.
 */
export function findSpread(numbers: Uint32Array, wanted: number): number {
  let low = 0;
  let high = numbers.length - 1;
  for (let guess = 0; guess < GUESSES_MAX && low <= high; guess += 1) {
    const place = guessPlace(numbers, wanted, low, high);
    const found = numbers[place];
    if (found === undefined || found === wanted) return place;
    if (found < wanted) low = place + 1;
    else high = place - 1;
  }

  return findAscending(numbers, wanted, low, high + 1);
}
