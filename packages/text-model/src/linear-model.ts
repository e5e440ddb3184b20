import { VECTOR_LENGTH, type FeatureVector } from './feature-collector.ts';
import { findAscending } from './find-ascending.ts';

/** Features that a model knows. */
export type Vocabulary = Pick<LinearModel, 'hashes' | 'rarities'>;

/**
 * A linear model over hashed features. Of all pairs of a feature and a class it holds those that fitting kept: the pairs
 * of feature `f` are those from `starts[f]` to before `starts[f + 1]`.
 */
export interface LinearModel {
  /** Codes by class. */
  readonly labels: readonly string[];
  /** Known features in ascending order. */
  readonly hashes: Uint32Array;
  /** What each feature counts for its rarity among the fitted documents (inverse document frequency, any unit). */
  readonly rarities: Uint8Array;
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  /** Weights in units of `step`. */
  readonly weights: Int8Array;
  readonly step: number;
  /** Log-odds of each class without any feature. */
  readonly bias: Float32Array;
}

/** Place of a feature, or −1. */
export const featureAt = ({ hashes }: Vocabulary, hash: number): number => findAscending(hashes, hash);

/** Features that a model knows, weighted by rarity, with values scaled to VECTOR_LENGTH among themselves. */
export function knownFeatures(
  model: Vocabulary,
  { hashes, values }: FeatureVector,
): { readonly places: readonly number[]; readonly values: readonly number[] } {
  const places: number[] = [];
  const known: number[] = [];
  let squares = 0;
  hashes.forEach((hash, at) => {
    const place = featureAt(model, hash);
    if (place < 0) return;
    const value = (values[at] ?? 0) * (model.rarities[place] ?? 0);
    places.push(place);
    known.push(value);
    squares += value * value;
  });

  const scale = squares > 0 ? VECTOR_LENGTH / Math.sqrt(squares) : 0;

  return { places, values: known.map((value) => value * scale) };
}

/** Log-odds of every class for a product; those of the bias alone where no feature is known. */
export function scoreClasses(model: LinearModel, features: FeatureVector): Float32Array {
  const scores = model.bias.slice();
  const { places, values } = knownFeatures(model, features);
  const { starts, classes, weights, step } = model;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const value = (values[at] ?? 0) * step;
    const end = starts[place + 1] ?? 0;
    for (let pair = starts[place] ?? 0; pair < end; pair += 1) {
      const label = classes[pair] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[pair] ?? 0) * value;
    }
  }

  return scores;
}
