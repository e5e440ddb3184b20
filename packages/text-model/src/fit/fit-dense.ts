import { openKernel, type DenseKernel } from '../dense-kernel.ts';
import { bucketOf, type DenseModel } from '../dense-model.ts';
import { VECTOR_LENGTH } from '../feature-collector.ts';
import { dropFeatures, type IndexedDocument, type TrainingDocument } from './documents.ts';
import { seededNumbers, seededOrder } from './seeded-order.ts';

export interface DenseFitOptions {
  readonly labels: readonly string[];
  /** Length of the vectors, a multiple of 8. */
  readonly dimensions: number;
  readonly bits: number;
  readonly epochs: number;
  /** Initial AdaGrad step; falls to 15 % of it in the last pass. */
  readonly rate: number;
  readonly dropShare: number;
  readonly seed: number;
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

const SQUARES_START = 1e-3;
const RATE_FALL = 0.85;
const START_SIZE = 0.15;
/** Maximum of a rounded vector component, in units of the vector's scale. */
const LARGEST = 5;
/**
 * Share of a vector's largest component above which components are clipped, so that the others retain their resolution.
 */
const CLIP = 0.85;

function startKernel({ labels, dimensions, bits, seed }: DenseFitOptions, longest: number): DenseKernel {
  const kernel = openKernel({ buckets: 2 ** bits, classes: labels.length, dimensions, longest });
  const random = seededNumbers(seed);
  for (const array of [kernel.vectors, kernel.outputs]) {
    for (let at = 0; at < array.length; at += 1) array[at] = (random() * 2 - 1) * START_SIZE;
  }
  for (const squares of [kernel.vectorSquares, kernel.outputSquares, kernel.biasSquares]) {
    squares.fill(SQUARES_START);
  }

  return kernel;
}

function toBuckets({ features, targets, weight }: TrainingDocument, bits: number): IndexedDocument {
  return {
    places: Int32Array.from(features.hashes, (hash) => bucketOf(hash, bits)),
    values: features.values.map((value) => value * VECTOR_LENGTH),
    targets,
    weight,
  };
}

function learn(kernel: DenseKernel, document: IndexedDocument, rate: number): number {
  const { places, values, targets, weight } = document;
  kernel.buckets.set(places);
  kernel.values.set(values);
  kernel.targets.set(targets);

  return kernel.learn(places.length, targets.length, weight, rate);
}

/** Drops the lower half of a 32-bit float, which leaves two to three decimal places. */
function halved(value: number): number {
  const bits = new Uint32Array(Float32Array.of(value).buffer);
  bits[0] = (((bits[0] ?? 0) + 0x8000) & 0xffff0000) >>> 0;
  return new Float32Array(bits.buffer)[0] ?? 0;
}

/** Rounds vectors to four bits, each in units of its scale; unused ones become 0. */
function roundVectors(
  vectors: Float32Array,
  dimensions: number,
  used: Uint8Array,
): Pick<DenseModel, 'vectors' | 'scales'> {
  const rounded = new Int8Array(vectors.length);
  const scales = Float32Array.from(used, (isUsed, bucket) => {
    if (isUsed === 0) return 0;
    const own = vectors.subarray(bucket * dimensions, (bucket + 1) * dimensions);
    const scale = halved(own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * (CLIP / LARGEST));
    own.forEach((value, k) => {
      const whole = scale > 0 ? Math.round(value / scale) : 0;
      rounded[bucket * dimensions + k] = Math.max(-LARGEST, Math.min(LARGEST, whole));
    });
    return scale;
  });

  return { vectors: rounded, scales };
}

/**
 * Fits a softmax over vectors of features and classes by AdaGrad. Deterministic for the same documents, options and
 * seed.
 */
export function fitDense(documents: readonly TrainingDocument[], options: DenseFitOptions): DenseModel {
  const { labels, dimensions, bits, epochs, rate, dropShare, seed } = options;
  const corpus = documents.map((document) => toBuckets(document, bits));
  const used = new Uint8Array(2 ** bits);
  for (const { places } of corpus) for (const bucket of places) used[bucket] = 1;

  const longest = corpus.reduce((most, { places }) => Math.max(most, places.length), 1);
  const kernel = startKernel(options, longest);
  const random = seededNumbers(seed + 1);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let loss = 0;
    const step = rate * (1 - (RATE_FALL * epoch) / epochs);
    for (const at of seededOrder(corpus.length, seed + epoch)) {
      const document = corpus[at];
      if (document !== undefined) loss += learn(kernel, dropFeatures(document, dropShare, random), step);
    }
    options.onEpoch?.(epoch + 1, loss / Math.max(1, corpus.length));
  }

  const outputs = kernel.outputs.map(halved);
  const bias = kernel.bias.slice();

  return { labels, dimensions, bits, ...roundVectors(kernel.vectors, dimensions, used), outputs, bias };
}
