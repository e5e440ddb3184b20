/** A choice among rows of evidence, one of which is right. */
export interface Choice {
  /** Evidence by row, in the order of the names. */
  readonly rows: readonly Float64Array[];
  readonly right: number;
  readonly weight: number;
}

const PASSES = 400;
const RATE = 0.5;
const SQUARES_START = 1e-6;

function probabilitiesOf(choice: Choice, weights: Float64Array): Float64Array {
  const odds = Float64Array.from(choice.rows, (row) =>
    row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  );
  const most = odds.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
  const powers = odds.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function addGradient(choice: Choice, weights: Float64Array, into: Float64Array): number {
  const probabilities = probabilitiesOf(choice, weights);
  choice.rows.forEach((row, place) => {
    const error = ((probabilities[place] ?? 0) - (place === choice.right ? 1 : 0)) * choice.weight;
    row.forEach((value, at) => {
      into[at] = (into[at] ?? 0) + error * value;
    });
  });

  return -Math.log(Math.max(1e-12, probabilities[choice.right] ?? 0)) * choice.weight;
}

/**
 * Fits the weights of a conditional logit by AdaGrad over all choices at a time, with a penalty on their squares.
 * Returns the weights in the order of the evidence, and the mean loss.
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
