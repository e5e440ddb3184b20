import type { FeatureVector } from './feature-collector.ts';
import { featuresOf } from './features.ts';
import { knownFeatures, type Vocabulary } from './linear-model.ts';

/** Known features of a text, each weighted by its rarity, scaled to length 1. */
export function telling(vocabulary: Vocabulary, features: FeatureVector): ReadonlyMap<number, number> {
  const { places, values } = knownFeatures(vocabulary, features);
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return new Map(places.map((place, at) => [place, length > 0 ? (values[at] ?? 0) / length : 0]));
}

const DECIMALS = 10_000;

/** Rounds a cosine to four decimals, as sums of squares deviate slightly from 1. */
export const roundLikeness = (cosine: number): number => Math.round(cosine * DECIMALS) / DECIMALS;

/** Compares texts with one description, read at the first call: cosine of their rarity-weighted features, 0 to 1. */
export function likenessTo(vocabulary: Vocabulary, description: string): (text: string) => number {
  let own: ReadonlyMap<number, number> | undefined;

  return (text) => {
    own ??= telling(vocabulary, featuresOf({ description }));
    let sum = 0;
    for (const [place, value] of telling(vocabulary, featuresOf({ description: text }))) {
      sum += value * (own.get(place) ?? 0);
    }
    return roundLikeness(sum);
  };
}
