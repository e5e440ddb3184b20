export interface Outcome<Name extends string> {
  readonly evidence: Readonly<Record<Name, number>>;
  readonly isRight: boolean;
  readonly weight: number;
}

const PASSES = 60;
const STEP_MAX = 0.5;
const PENALTY = 1;
/** Rounding factor of weights, for identical results on every machine. */
const DECIMALS = 10_000;

/** Solves a positive definite linear system by elimination; each row ends with its right-hand side. */
function solve(rows: readonly Float64Array[]): number[] {
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let k = at; k < row.length; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  });
  return rows.map((row, at) => (row[rows.length] ?? 0) / (row[at] ?? 1));
}

/** Adds an outcome to the Hessian of the loss; the last column is the gradient. */
function addOutcome(
  x: Float64Array,
  { isRight, weight: counts }: Pick<Outcome<string>, 'isRight' | 'weight'>,
  weights: readonly number[],
  into: Float64Array[],
): void {
  const odds = weights.reduce((sum, weight, at) => sum + weight * (x[at] ?? 0), 0);
  const p = 1 / (1 + Math.exp(-odds));
  const curve = counts * p * (1 - p);
  const error = counts * (p - (isRight ? 1 : 0));
  into.forEach((row, at) => {
    const value = x[at] ?? 0;
    for (let k = 0; k < x.length; k += 1) row[k] = (row[k] ?? 0) + curve * value * (x[k] ?? 0);
    row[x.length] = (row[x.length] ?? 0) + error * value;
  });
}

export function fitLogistic<Name extends string>(
  names: readonly Name[],
  outcomes: readonly Outcome<Name>[],
): Readonly<Record<Name, number>> {
  const rows = outcomes.map((outcome) => ({
    x: Float64Array.from(names, (name) => outcome.evidence[name]),
    outcome,
  }));
  let weights = names.map(() => 0);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const system = weights.map((weight, at) => {
      const row = new Float64Array(names.length + 1);
      row[at] = PENALTY;
      row[names.length] = PENALTY * weight;
      return row;
    });
    for (const { x, outcome } of rows) addOutcome(x, outcome, weights, system);
    const steps = solve(system);
    weights = weights.map((weight, at) => weight - Math.max(-STEP_MAX, Math.min(STEP_MAX, steps[at] ?? 0)));
  }

  return Object.fromEntries(
    names.map((name, at) => [name, Math.round(DECIMALS * (weights[at] ?? 0)) / DECIMALS]),
  ) as Record<Name, number>;
}
