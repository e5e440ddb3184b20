import { VECTOR_LENGTH, type FeatureVector } from './feature-collector.ts';
import { findSpread, firstFrom } from './find-ascending.ts';

export type Vocabulary = Pick<LinearModel, 'hashes' | 'rarities'>;

/**
 * A linear model over hashed features, with the feature-class pairs retained in fitting: those of feature `f` are from
 * `starts[f]` to before `starts[f + 1]`.
 */
export interface LinearModel {
  readonly labels: readonly string[];
  readonly hashes: Uint32Array;
  /** Weight of each feature by its rarity among the fitted documents (inverse document frequency, any unit). */
  readonly rarities: Uint8Array;
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  /** Weights in units of `step`. */
  readonly weights: Int8Array;
  readonly step: number;
  /** Log-odds of each class without any feature. */
  readonly bias: Float32Array;
}

export const featureAt = ({ hashes }: Vocabulary, hash: number): number => findSpread(hashes, hash);

export interface KnownFeatures {
  readonly places: readonly number[];
  /** Weighted by rarity and scaled to VECTOR_LENGTH among themselves. */
  readonly values: readonly number[];
  readonly share: number;
}

export function knownFeatures(model: Vocabulary, { hashes, values }: FeatureVector): KnownFeatures {
  const places: number[] = [];
  const known: number[] = [];
  let squares = 0;
  let share = 0;
  for (let at = 0; at < hashes.length; at += 1) {
    const place = featureAt(model, hashes[at] ?? 0);
    if (place < 0) continue;
    const plain = values[at] ?? 0;
    const value = plain * (model.rarities[place] ?? 0);
    places.push(place);
    known.push(value);
    squares += value * value;
    share += plain * plain;
  }

  const scale = squares > 0 ? VECTOR_LENGTH / Math.sqrt(squares) : 0;

  return { places, values: known.map((value) => value * scale), share };
}

/** Adds a feature's weights to the scores of the classes from `from` on. */
function addWeights(
  model: LinearModel,
  place: number,
  value: number,
  from: number,
  scores: Float32Array,
): void {
  const { starts, classes, weights } = model;
  const end = starts[place + 1] ?? 0;
  for (let pair = firstFrom(classes, from, starts[place] ?? 0, end); pair < end; pair += 1) {
    const at = (classes[pair] ?? 0) - from;
    if (at >= scores.length) break;
    scores[at] = (scores[at] ?? 0) + (weights[pair] ?? 0) * value;
  }
}

/** Log-odds of the classes from `from` to before `to` for a product's known features; only the bias if none is known. */
export function scoreClasses(
  model: LinearModel,
  { places, values }: KnownFeatures,
  from = 0,
  to = model.labels.length,
): Float32Array {
  const scores = model.bias.slice(from, to);
  places.forEach((place, at) => addWeights(model, place, (values[at] ?? 0) * model.step, from, scores));

  return scores;
}
