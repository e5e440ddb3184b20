export interface Choice {
  /** Evidence by row, in the order of the names. */
  readonly rows: readonly Float64Array[];
  /** Indexes of the correct rows, at least one. */
  readonly right: readonly number[];
  readonly weight: number;
}

const PASSES = 300;
const RATE = 0.5;
const SQUARES_START = 1e-6;
const PROBABILITY_MIN = 1e-12;

const product = (row: Float64Array, weights: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
};

/** Probabilities of the rows of a choice; they sum to 1. */
export function probabilitiesOf(rows: readonly Float64Array[], weights: Float64Array): Float64Array {
  const odds = Float64Array.from(rows, (row) => product(row, weights));
  const most = odds.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
  const powers = odds.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function addGradient({ rows, right, weight }: Choice, weights: Float64Array, into: Float64Array): number {
  const errors = probabilitiesOf(rows, weights);
  const share = right.reduce((sum, place) => sum + (errors[place] ?? 0), PROBABILITY_MIN);
  for (const place of right) errors[place] = (errors[place] ?? 0) * (1 - 1 / share);
  rows.forEach((row, place) => {
    const error = (errors[place] ?? 0) * weight;
    for (let at = 0; at < row.length; at += 1) into[at] = (into[at] ?? 0) + error * (row[at] ?? 0);
  });

  return -Math.log(share) * weight;
}

/**
 * Fits a conditional logit by full-batch AdaGrad with an L2 penalty on the distance from `start`, which unused evidence
 * retains. Returns the weights in evidence order and the mean loss.
 */
export function fitLogit(
  choices: readonly Choice[],
  start: readonly number[],
  penalty: number,
): { readonly weights: readonly number[]; readonly loss: number } {
  const weights = Float64Array.from(start);
  const squares = new Float64Array(start.length).fill(SQUARES_START);
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  let loss = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const gradient = new Float64Array(start.length);
    loss = choices.reduce((sum, choice) => sum + addGradient(choice, weights, gradient), 0) / total;
    gradient.forEach((sum, at) => {
      const step = sum / total + penalty * ((weights[at] ?? 0) - (start[at] ?? 0));
      squares[at] = (squares[at] ?? 0) + step * step;
      weights[at] = (weights[at] ?? 0) - (RATE * step) / Math.sqrt(squares[at] ?? 1);
    });
  }

  return { weights: [...weights], loss };
}
