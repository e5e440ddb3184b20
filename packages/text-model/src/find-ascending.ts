/** Index of the first number not below `wanted`, between two indexes; `to` if there is none. */
export function firstFrom(
  numbers: Uint32Array | Uint16Array,
  wanted: number,
  from: number,
  to: number,
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }

  return low;
}

export function findAscending(
  numbers: Uint32Array | Uint16Array,
  wanted: number,
  from = 0,
  to = numbers.length,
): number {
  const place = firstFrom(numbers, wanted, from, to);
  return place < to && numbers[place] === wanted ? place : -1;
}

/** Steps after which an uneven distribution is searched by bisection. */
const GUESSES_MAX = 8;

/** Index of a number by linear interpolation between two indexes; outside them if it cannot be there. */
function guessPlace(numbers: Uint32Array, wanted: number, low: number, high: number): number {
  const least = numbers[low] ?? 0;
  const most = numbers[high] ?? 0;
  if (wanted < least || wanted > most) return -1;
  return most === least ? low : low + Math.floor(((wanted - least) / (most - least)) * (high - low));
}

/**
 * Like `findAscending`, for evenly distributed numbers such as hashes: interpolation reads few entries of an array far
 * larger than the CPU cache.
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
