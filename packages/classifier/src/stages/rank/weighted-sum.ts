export function weightedSum<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  evidence: Readonly<Record<Name, number>>,
): number {
  let sum = 0;
  for (const name in weights) sum += weights[name] * evidence[name];
  return sum;
}
