import { readArrays, writeArrays } from './array-file.ts';
import type { DenseModel } from './dense-model.ts';
import type { LinearModel } from './linear-model.ts';

interface LinearHeader {
  readonly labels: readonly string[];
  readonly step: number;
  readonly features: number;
  readonly pairs: number;
}

interface DenseHeader {
  readonly labels: readonly string[];
  readonly dimensions: number;
  readonly bits: number;
}

export function writeModel(model: LinearModel): Buffer {
  const { labels, step, hashes, rarities, starts, classes, weights, bias } = model;
  const header = { labels, step, features: hashes.length, pairs: classes.length };
  const steps = classSteps(starts, classes);

  return writeArrays('linear', header, [stepsOf(hashes), rarities, stepsOf(starts), steps, weights, bias]);
}

/** Reads a linear model from its file. Throws an Error for another format. */
export function readModel(file: Buffer): LinearModel {
  const { header, take } = readArrays<LinearHeader>('linear', file);
  const { labels, step, features, pairs } = header;

  const hashes = fromSteps(take(Uint32Array, features));
  const rarities = take(Uint8Array, features);
  const starts = fromSteps(take(Uint32Array, features + 1));

  return {
    labels,
    step,
    hashes,
    rarities,
    starts,
    classes: fromClassSteps(starts, take(Uint16Array, pairs)),
    weights: take(Int8Array, pairs),
    bias: take(Float32Array, labels.length),
  };
}

export function writeDenseModel(model: DenseModel): Buffer {
  const { labels, dimensions, bits, vectors, scales, outputs, bias } = model;
  return writeArrays('dense', { labels, dimensions, bits }, [vectors, scales, outputs, bias]);
}

/** Reads a dense model from its file. Throws an Error for another format. */
export function readDenseModel(file: Buffer): DenseModel {
  const { header, take } = readArrays<DenseHeader>('dense', file);
  const { labels, dimensions, bits } = header;
  const buckets = 2 ** bits;

  return {
    labels,
    dimensions,
    bits,
    vectors: take(Int8Array, buckets * dimensions),
    scales: take(Float32Array, buckets),
    outputs: take(Float32Array, labels.length * dimensions),
    bias: take(Float32Array, labels.length),
  };
}

/** Differences of ascending numbers, the first from 0. */
export function stepsOf(numbers: Uint32Array): Uint32Array {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

export function fromSteps(steps: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(steps.length);
  let sum = 0;
  for (let at = 0; at < steps.length; at += 1) {
    sum += steps[at] ?? 0;
    numbers[at] = sum;
  }
  return numbers;
}

/** Differences of the ascending classes of each feature, the first from 0. */
export function classSteps(starts: Uint32Array, classes: Uint16Array): Uint16Array {
  const steps = classes.map((label, at) => label - (classes[at - 1] ?? 0));
  for (const start of starts) if (start < steps.length) steps[start] = classes[start] ?? 0;
  return steps;
}

export function fromClassSteps(starts: Uint32Array, steps: Uint16Array): Uint16Array {
  const classes = new Uint16Array(steps.length);
  for (let feature = 0; feature + 1 < starts.length; feature += 1) {
    let label = 0;
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      label += steps[at] ?? 0;
      classes[at] = label;
    }
  }
  return classes;
}
