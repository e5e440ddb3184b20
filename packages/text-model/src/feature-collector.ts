import { hashText } from './hash.ts';

/** Hashed features of one product; the values have length 1. */
export interface FeatureVector {
  readonly hashes: Uint32Array;
  readonly values: Float32Array;
}

/** Norm of a product's feature vector: the best of 1, 2 and 4 on held-out products. */
export const VECTOR_LENGTH = 2;

/** Kinds of features hash differently: a word differs from a head noun with the same letters. */
const KIND = {
  word: 1,
  pair: 2,
  piece: 3,
  signs: 4,
  head: 5,
  purpose: 6,
  folded: 7,
  category: 8,
} as const;

export type FeatureKind = keyof typeof KIND;

const KIND_SEED = 0x9e3779b1;

export class FeatureCollector {
  readonly #found = new Map<number, number>();

  add(kind: FeatureKind, text: string, value: number): void {
    const hash = hashText(text, Math.imul(KIND[kind], KIND_SEED));
    this.#found.set(hash, (this.#found.get(hash) ?? 0) + value);
  }

  /** Features with the square roots of their sums, scaled to unit length. */
  vector(): FeatureVector {
    const hashes = Uint32Array.from(this.#found.keys());
    const sums = Float64Array.from(this.#found.values());
    const total = sums.reduce((sum, value) => sum + value, 0);

    return { hashes, values: Float32Array.from(sums, (value) => Math.sqrt(value / total)) };
  }
}
