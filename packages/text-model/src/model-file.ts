import { readArrays, writeArrays } from './array-file.ts';
import type { DenseModel } from './dense-model.ts';
import type { LinearModel } from './linear-model.ts';
import { classSteps, fromClassSteps, fromSteps, stepsOf } from './steps.ts';

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
