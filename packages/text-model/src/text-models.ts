import { nearness, placeProduct, scorePlace, type DenseModel } from './dense-model.ts';
import { featuresOf, type ProductText } from './features.ts';
import type { FeatureVector } from './feature-collector.ts';
import type { Glossary } from './glossary.ts';
import { likenessTo } from './likeness.ts';
import {
  collectNeighbours,
  indexNeighbours,
  type NeighbourCollector,
  type NeighbourIndex,
} from './neighbours.ts';
import { salientTerms } from './salient-terms.ts';
import { knownFeatures, scoreClasses, type KnownFeatures, type LinearModel } from './linear-model.ts';

interface LikelySubheading {
  readonly code: string;
  readonly probability: number;
}

export interface Predictions {
  readonly top: (limit: number) => readonly LikelySubheading[];
  /**
   * Natural logarithm of the probability of a code of four or six digits; `UNKNOWN_LOG` for a code unknown to the
   * model.
   */
  readonly logProbability: (code: string) => number;
  /** Log-odds of national lines against each other, by their digits; 0 for a line unknown to the model. */
  readonly nationalScores: (market: string, digits: readonly string[]) => readonly number[];
  /** Cosine between the product's vector and that of a subheading, −1 to 1; 0 without a dense model. */
  readonly similarity: (code: string) => number;
  /** Similarity of the product's description to another, 0 to 1: shared terms, pairs and pieces, weighted by rarity. */
  readonly likeness: (text: string) => number;
  /** Terms of the description in favour of a subheading in the linear model, at most `limit`, in text order. */
  readonly wordsFor: (code: string, limit: number) => readonly string[];
  /** Probability that the text names no goods or is too vague to classify, 0 to 1. */
  readonly vague: number;
  readonly known: number;
}

export interface TextModels {
  predict(product: ProductText): Predictions;
  neighboursAmong(texts: readonly string[]): NeighbourIndex;
  /** Like `neighboursAmong` but in steps, so that the process can do other work between them. */
  collectNeighbours(): NeighbourCollector;
  /** Compares texts with one description: 0 to 1, 1 for the same features. */
  likenessTo(description: string): (text: string) => number;
}

export const VAGUE_LABEL = '000000';

export const UNKNOWN_LOG = -16;

/** Weight of the dense model in subheading log-odds: the best of 0.35, 0.5 and 0.7 on held-out products. */
const DENSE_SHARE = 0.5;

export interface FittedModels {
  readonly subheadings: LinearModel;
  /** Must have the same labels; null uses the linear model alone. */
  readonly dense: DenseModel | null;
  readonly national: Readonly<Record<string, LinearModel>>;
  readonly glossary: Glossary;
}

function toProbabilities(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - most);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;

  return scores;
}

const logOf = (probability: number): number =>
  probability <= 0 ? UNKNOWN_LOG : Math.max(UNKNOWN_LOG, Math.log(probability));

/** Index of the first label of each heading, and one past its last; labels are ascending. */
function headingRanges(labels: readonly string[]): ReadonlyMap<string, readonly [from: number, to: number]> {
  const ranges = new Map<string, readonly [from: number, to: number]>();
  labels.forEach((label, at) => {
    const heading = label.slice(0, 4);
    ranges.set(heading, [ranges.get(heading)?.[0] ?? at, at + 1]);
  });
  return ranges;
}

function sumRange(values: Float32Array, [from, to]: readonly [from: number, to: number]): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += values[at] ?? 0;
  return sum;
}

/** Indexes of the largest values, largest first; ties in order of index. */
function largest(values: Float32Array, limit: number): number[] {
  const places: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (places.length === limit && value <= least) continue;
    const behind = places.findIndex((place) => (values[place] ?? 0) < value);
    places.splice(behind < 0 ? places.length : behind, 0, at);
    if (places.length > limit) places.pop();
    least = values[places.at(-1) ?? 0] ?? 0;
  }

  return places;
}

function likeliest(
  labels: readonly string[],
  probabilities: Float32Array,
  limit: number,
): LikelySubheading[] {
  return largest(probabilities, limit + 1)
    .filter((at) => labels[at] !== VAGUE_LABEL)
    .slice(0, limit)
    .map((at) => ({ code: labels[at] ?? '', probability: probabilities[at] ?? 0 }));
}

interface NationalModel {
  readonly model: LinearModel;
  readonly placeOf: ReadonlyMap<string, number>;
  readonly labelDigits: number;
}

function nationalModel(model: LinearModel): NationalModel {
  const placeOf = new Map(model.labels.map((label, at) => [label, at]));
  return { model, placeOf, labelDigits: model.labels[0]?.length ?? 0 };
}

function nationalScorer(markets: ReadonlyMap<string, NationalModel>, features: FeatureVector) {
  const knownIn = new Map<NationalModel, KnownFeatures>();

  return (market: string, digits: readonly string[]): readonly number[] => {
    const found = markets.get(market);
    const places = digits.map((code) => found?.placeOf.get(code.slice(0, found.labelDigits)) ?? -1);
    const labels = places.filter((place) => place >= 0);
    if (found === undefined || labels.length === 0) return digits.map(() => 0);

    const known = knownIn.get(found) ?? knownFeatures(found.model, features);
    knownIn.set(found, known);
    const from = Math.min(...labels);
    const scores = scoreClasses(found.model, known, from, Math.max(...labels) + 1);
    return places.map((place) => scores[place - from] ?? 0);
  };
}

function mixScores(linear: Float32Array, dense: DenseModel, place: Float32Array): Float32Array {
  const other = scorePlace(dense, place);
  for (let at = 0; at < linear.length; at += 1) {
    linear[at] = (linear[at] ?? 0) * (1 - DENSE_SHARE) + (other[at] ?? 0) * DENSE_SHARE;
  }
  return linear;
}

function assertSameLabels({ subheadings, dense }: FittedModels): void {
  if (dense === null) return;
  const isSame = dense.labels.length === subheadings.labels.length;
  if (!isSame || dense.labels.some((label, at) => label !== subheadings.labels[at]))
    throw new Error('the two models of subheadings have different labels; fit both again');
}

/** Creates models ready to predict. Throws if the two subheading models differ in their labels. */
export function textModels(models: FittedModels): TextModels {
  assertSameLabels(models);
  const { subheadings, dense, national, glossary } = models;
  const placeOf = new Map(subheadings.labels.map((label, at) => [label, at]));
  const ranges = headingRanges(subheadings.labels);
  const tellingIn = salientTerms(subheadings, glossary);
  const markets = new Map(Object.entries(national).map(([market, model]) => [market, nationalModel(model)]));

  return {
    neighboursAmong: (texts) => indexNeighbours(subheadings, texts),
    collectNeighbours: () => collectNeighbours(subheadings),
    likenessTo: (description) => likenessTo(subheadings, description),
    predict(product) {
      const features = featuresOf(product, glossary);
      const place = dense === null ? null : placeProduct(dense, features);
      const known = knownFeatures(subheadings, features);
      const scores = scoreClasses(subheadings, known);
      const telling = tellingIn(product.description);
      const probabilities = toProbabilities(
        dense === null || place === null ? scores : mixScores(scores, dense, place),
      );

      return {
        top: (limit) => likeliest(subheadings.labels, probabilities, limit),
        logProbability(code) {
          const place = placeOf.get(code);
          if (place !== undefined) return logOf(probabilities[place] ?? 0);
          const range = ranges.get(code);
          return logOf(range === undefined ? 0 : sumRange(probabilities, range));
        },
        nationalScores: nationalScorer(markets, features),
        similarity: (code) => {
          const label = placeOf.get(code);
          return dense === null || place === null || label === undefined ? 0 : nearness(dense, place, label);
        },
        wordsFor: (code, limit) => {
          const label = placeOf.get(code);
          return label === undefined ? [] : telling(label, limit);
        },
        // Only descriptions: the same text with another material is another product.
        likeness: likenessTo(subheadings, product.description),
        vague: probabilities[placeOf.get(VAGUE_LABEL) ?? -1] ?? 0,
        known: known.share,
      };
    },
  };
}
