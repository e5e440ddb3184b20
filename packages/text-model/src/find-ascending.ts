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
