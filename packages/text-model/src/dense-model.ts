import { openKernel, type DenseKernel } from './dense-kernel.ts';
import { VECTOR_LENGTH, type FeatureVector } from './feature-collector.ts';

/**
 * A model that embeds features and classes in one space: a product is the sum of its features' vectors, and a class
 * score is the dot product with its vector. Words used similarly are close together in all four languages. Features
 * share 2^`bits` vectors by their hash.
 */
export interface DenseModel {
  /** Codes by class. */
  readonly labels: readonly string[];
  /** A multiple of 8. */
  readonly dimensions: number;
  readonly bits: number;
  /** Vectors of the buckets, concatenated, in units of the bucket's scale. */
  readonly vectors: Int8Array;
  readonly scales: Float32Array;
  readonly outputs: Float32Array;
  /** Log-odds of each class without any feature. */
  readonly bias: Float32Array;
}

const BUCKET_MULTIPLIER = 0x9e3779b1;

export const bucketOf = (hash: number, bits: number): number =>
  Math.imul(hash, BUCKET_MULTIPLIER) >>> (32 - bits);

/** Vector of a product; the origin if its text has no features. */
export function placeProduct(model: DenseModel, { hashes, values }: FeatureVector): Float32Array {
  const { dimensions, bits, vectors, scales } = model;
  const place = new Float32Array(dimensions);
  for (let at = 0; at < hashes.length; at += 1) {
    const bucket = bucketOf(hashes[at] ?? 0, bits);
    const value = (values[at] ?? 0) * VECTOR_LENGTH * (scales[bucket] ?? 0);
    const start = bucket * dimensions;
    for (let k = 0; k < dimensions; k += 1) {
      place[k] = (place[k] ?? 0) + value * (vectors[start + k] ?? 0);
    }
  }

  return place;
}

// A kernel has separate memory that contains the model's classes.
const kernels = new WeakMap<DenseModel, DenseKernel>();

function kernelOf(model: DenseModel): DenseKernel {
  const before = kernels.get(model);
  if (before !== undefined) return before;

  const { bias, dimensions, outputs } = model;
  const kernel = openKernel({ buckets: 0, classes: bias.length, dimensions, longest: 0 });
  kernel.outputs.set(outputs);
  kernel.bias.set(bias);
  kernels.set(model, kernel);

  return kernel;
}

export function scorePlace(model: DenseModel, place: Float32Array): Float32Array {
  const kernel = kernelOf(model);
  kernel.place.set(place);
  kernel.score();

  return kernel.scores.slice();
}

/** Cosine of the angle between a product and a class, −1 to 1; 0 if either is the origin. */
export function nearness({ outputs, dimensions }: DenseModel, place: Float32Array, label: number): number {
  let product = 0;
  let own = 0;
  let other = 0;
  for (let k = 0; k < dimensions; k += 1) {
    const a = place[k] ?? 0;
    const b = outputs[label * dimensions + k] ?? 0;
    product += a * b;
    own += a * a;
    other += b * b;
  }

  return own > 0 && other > 0 ? product / Math.sqrt(own * other) : 0;
}
