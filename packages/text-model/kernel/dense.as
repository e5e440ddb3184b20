// Inner loops of fitting a dense model (src/fit/fit-dense.ts) and of scoring with one (src/dense-model.ts): fitting is 25
// times faster than the same in JavaScript, scoring seven times.
// Compiled into dense.wasm by `npm run kernel`. All arrays are of 32-bit numbers; `dimensions` is a multiple of 8.

let dimensions: i32 = 0;
let classes: i32 = 0;
let vectors: usize = 0;
let vectorSquares: usize = 0;
let outputs: usize = 0;
let outputSquares: usize = 0;
let bias: usize = 0;
let biasSquares: usize = 0;
let scores: usize = 0;
let active: usize = 0;
let place: usize = 0;
let gradient: usize = 0;
let buckets: usize = 0;
let values: usize = 0;
let targets: usize = 0;

const EXPONENT_MIN: f32 = -9;
const PROBABILITY_MIN: f32 = 1e-9;
const GRADIENT_MIN: f32 = 1e-4;
const BIAS_RATE_SHARE: f32 = 0.3;

@inline function at(array: usize, index: i32): usize {
  return array + ((<usize>index) << 2);
}

/** Lays out the arrays from `start` on and returns the first byte behind them. */
export function layOut(start: usize, bucketCount: i32, classCount: i32, length: i32, longest: i32): usize {
  dimensions = length;
  classes = classCount;
  let next = start;
  vectors = next; next = at(next, bucketCount * length);
  vectorSquares = next; next = at(next, bucketCount);
  outputs = next; next = at(next, classCount * length);
  outputSquares = next; next = at(next, classCount);
  bias = next; next = at(next, classCount);
  biasSquares = next; next = at(next, classCount);
  scores = next; next = at(next, classCount);
  active = next; next = at(next, classCount);
  place = next; next = at(next, length);
  gradient = next; next = at(next, length);
  buckets = next; next = at(next, longest);
  values = next; next = at(next, longest);
  targets = next; next = at(next, classCount);
  return next;
}

export function vectorsAt(): usize { return vectors; }
export function vectorSquaresAt(): usize { return vectorSquares; }
export function outputsAt(): usize { return outputs; }
export function outputSquaresAt(): usize { return outputSquares; }
export function biasAt(): usize { return bias; }
export function biasSquaresAt(): usize { return biasSquares; }
export function bucketsAt(): usize { return buckets; }
export function valuesAt(): usize { return values; }
export function targetsAt(): usize { return targets; }
export function placeAt(): usize { return place; }
export function scoresAt(): usize { return scores; }

@inline function sumOf(vector: v128): f32 {
  return (
    f32x4.extract_lane(vector, 0) + f32x4.extract_lane(vector, 1) +
    f32x4.extract_lane(vector, 2) + f32x4.extract_lane(vector, 3)
  );
}

/** Adds `factor` times a vector to another. */
@inline function addTimes(into: usize, factor: f32, vector: usize): void {
  const factors = f32x4.splat(factor);
  for (let k = 0; k < dimensions; k += 4) {
    v128.store(at(into, k), f32x4.add(v128.load(at(into, k)), f32x4.mul(factors, v128.load(at(vector, k)))));
  }
}

@inline function meanSquare(vector: usize): f32 {
  let sum = f32x4.splat(0);
  for (let k = 0; k < dimensions; k += 4) {
    const part = v128.load(at(vector, k));
    sum = f32x4.add(sum, f32x4.mul(part, part));
  }
  return sumOf(sum) / <f32>dimensions;
}

function findPlace(count: i32): void {
  memory.fill(place, 0, (<usize>dimensions) << 2);
  for (let i = 0; i < count; i++) {
    addTimes(place, load<f32>(at(values, i)), at(vectors, load<i32>(at(buckets, i)) * dimensions));
  }
}

/** Scores every class and returns the largest score. */
function scoreClasses(): f32 {
  let most: f32 = f32.NEGATIVE_INFINITY;
  for (let label = 0; label < classes; label++) {
    const own = at(outputs, label * dimensions);
    let even = f32x4.splat(0);
    let odd = f32x4.splat(0);
    for (let k = 0; k < dimensions; k += 8) {
      even = f32x4.add(even, f32x4.mul(v128.load(at(own, k)), v128.load(at(place, k))));
      odd = f32x4.add(odd, f32x4.mul(v128.load(at(own, k + 4)), v128.load(at(place, k + 4))));
    }
    const score = load<f32>(at(bias, label)) + sumOf(f32x4.add(even, odd));
    store<f32>(at(scores, label), score);
    most = max(most, score);
  }
  return most;
}

/** Scores every class for a product that lies at the place that was written. */
export function score(): void {
  scoreClasses();
}

/** Turns scores into probabilities; returns how many classes are not e^-9 times less likely than the likeliest. */
function toProbabilities(most: f32, targetCount: i32): i32 {
  let count = 0;
  let sum: f32 = 0;
  for (let label = 0; label < classes; label++) {
    const above = load<f32>(at(scores, label)) - most;
    if (above <= EXPONENT_MIN) {
      store<f32>(at(scores, label), 0);
      continue;
    }
    const power = Mathf.exp(above);
    store<f32>(at(scores, label), power);
    store<i32>(at(active, count++), label);
    sum += power;
  }
  for (let i = 0; i < targetCount; i++) {
    const target = load<i32>(at(targets, i));
    if (load<f32>(at(scores, target)) > 0) continue;
    store<f32>(at(scores, target), PROBABILITY_MIN);
    store<i32>(at(active, count++), target);
    sum += PROBABILITY_MIN;
  }
  for (let i = 0; i < count; i++) {
    const score = at(scores, load<i32>(at(active, i)));
    store<f32>(score, load<f32>(score) / sum);
  }
  return count;
}

/** Turns probabilities into gradients of the loss and returns the loss. */
function takeTargets(targetCount: i32): f32 {
  let right: f32 = 0;
  for (let i = 0; i < targetCount; i++) right += load<f32>(at(scores, load<i32>(at(targets, i))));
  for (let i = 0; i < targetCount; i++) {
    const score = at(scores, load<i32>(at(targets, i)));
    store<f32>(score, load<f32>(score) - load<f32>(score) / right);
  }
  return -Mathf.log(min<f32>(1, right));
}

/** Moves the active classes and leaves the gradient at the product's place. */
function stepClasses(count: i32, weight: f32, rate: f32): void {
  const length = meanSquare(place);
  memory.fill(gradient, 0, (<usize>dimensions) << 2);
  for (let i = 0; i < count; i++) {
    const label = load<i32>(at(active, i));
    const slope = load<f32>(at(scores, label)) * weight;
    if (abs(slope) < GRADIENT_MIN) continue;

    const biasSquare = load<f32>(at(biasSquares, label)) + slope * slope;
    store<f32>(at(biasSquares, label), biasSquare);
    store<f32>(at(bias, label), load<f32>(at(bias, label)) - (rate * BIAS_RATE_SHARE * slope) / sqrt(biasSquare));
    const square = load<f32>(at(outputSquares, label)) + slope * slope * length;
    store<f32>(at(outputSquares, label), square);
    const own = at(outputs, label * dimensions);
    addTimes(gradient, slope, own);
    addTimes(own, -(rate * slope) / sqrt(square), place);
  }
}

function stepFeatures(count: i32, rate: f32): void {
  const length = meanSquare(gradient);
  for (let i = 0; i < count; i++) {
    const bucket = load<i32>(at(buckets, i));
    const value = load<f32>(at(values, i));
    const square = load<f32>(at(vectorSquares, bucket)) + length * value * value;
    store<f32>(at(vectorSquares, bucket), square);
    addTimes(at(vectors, bucket * dimensions), -(rate * value) / sqrt(square), gradient);
  }
}

/** Takes one step for the document whose buckets, values and targets were written; returns its loss. */
export function learn(count: i32, targetCount: i32, weight: f32, rate: f32): f32 {
  findPlace(count);
  const running = toProbabilities(scoreClasses(), targetCount);
  const loss = takeTargets(targetCount) * weight;
  stepClasses(running, weight, rate);
  stepFeatures(count, rate);
  return loss;
}
