/** Probabilities from log-odds; sums to 1, empty for an empty list. */
export function softmax(odds: readonly number[]): number[] {
  const most = odds.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
  const powers = odds.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
