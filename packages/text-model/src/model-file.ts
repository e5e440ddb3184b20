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

/** A linear model as a compressed file. */
export function writeModel(model: LinearModel): Buffer {
  const { labels, step, hashes, rarities, starts, classes, weights, bias } = model;
  const header = { labels, step, features: hashes.length, pairs: classes.length };
  return writeArrays('linear', header, [hashes, rarities, starts, classes, weights, bias]);
}

/** Reads a linear model's file. Throws an Error when the file is of another form. */
export function readModel(file: Buffer): LinearModel {
  const { header, take } = readArrays<LinearHeader>('linear', file);
  const { labels, step, features, pairs } = header;

  return {
    labels,
    step,
    hashes: new Uint32Array(take(features * 4)),
    rarities: new Uint8Array(take(features)),
    starts: new Uint32Array(take((features + 1) * 4)),
    classes: new Uint16Array(take(pairs * 2)),
    weights: new Int8Array(take(pairs)),
    bias: new Float32Array(take(labels.length * 4)),
  };
}

/** A dense model as a compressed file. */
export function writeDenseModel(model: DenseModel): Buffer {
  const { labels, dimensions, bits, vectors, scales, outputs, bias } = model;
  return writeArrays('dense', { labels, dimensions, bits }, [vectors, scales, outputs, bias]);
}

/** Reads a dense model's file. Throws an Error when the file is of another form. */
export function readDenseModel(file: Buffer): DenseModel {
  const { header, take } = readArrays<DenseHeader>('dense', file);
  const { labels, dimensions, bits } = header;
  const buckets = 2 ** bits;

  return {
    labels,
    dimensions,
    bits,
    vectors: new Int8Array(take(buckets * dimensions)),
    scales: new Float32Array(take(buckets * 4)),
    outputs: new Float32Array(take(labels.length * dimensions * 4)),
    bias: new Float32Array(take(labels.length * 4)),
  };
}
