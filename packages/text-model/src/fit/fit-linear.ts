import type { LinearModel } from '../linear-model.ts';
import {
  dropFeatures,
  indexCorpus,
  type IndexedCorpus,
  type IndexedDocument,
  type TrainingDocument,
} from './documents.ts';
import { quantise } from './quantise.ts';
import { seededNumbers, seededOrder } from './seeded-order.ts';

export interface FitOptions {
  readonly labels: readonly string[];
  readonly epochs: number;
  readonly rate: number;
  /** Minimum documents with a feature. */
  readonly minDocuments: number;
  readonly seed: number;
  /** Share of a document's features dropped at each pass, so that no single word decides alone. */
  readonly dropShare: number;
  readonly pruneBelow: number;
  /** Classes that compete for a document; all by default. */
  readonly rivalsOf?: (targets: readonly number[]) => readonly number[];
  readonly onEpoch?: (epoch: number, loss: number) => void;
}

interface State {
  readonly support: Support;
  readonly weights: Float32Array;
  readonly weightSquares: Float32Array;
  readonly bias: Float32Array;
  readonly biasSquares: Float32Array;
  /** Log-odds of the classes for the current document, then their gradients. */
  readonly scores: Float32Array;
  /** Active classes of the current document, and their exponentials. */
  readonly active: Int32Array;
  readonly powers: Float64Array;
}

const SQUARES_START = 1e-3;
const BIAS_RATE_SHARE = 0.15;
const EXPONENT_MIN = -9;
const PROBABILITY_MIN = 1e-9;

function startState(support: Support, classCount: number): State {
  const pairs = support.classes.length;

  return {
    support,
    weights: new Float32Array(pairs),
    weightSquares: new Float32Array(pairs).fill(SQUARES_START),
    bias: new Float32Array(classCount),
    biasSquares: new Float32Array(classCount).fill(SQUARES_START),
    scores: new Float32Array(classCount),
    active: new Int32Array(classCount),
    powers: new Float64Array(classCount),
  };
}

function score({ support, weights, bias, scores }: State, { places, values }: IndexedDocument): void {
  const { starts, classes } = support;
  scores.set(bias);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const value = values[at] ?? 0;
    const end = starts[place + 1] ?? 0;
    for (let pair = starts[place] ?? 0; pair < end; pair += 1) {
      const label = classes[pair] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[pair] ?? 0) * value;
    }
  }
}

function keepRivals(scores: Float32Array, rivals: readonly number[]): void {
  const held = rivals.map((label) => scores[label] ?? 0);
  scores.fill(Number.NEGATIVE_INFINITY);
  rivals.forEach((label, at) => {
    scores[label] = held[at] ?? 0;
  });
}

/** Classes at least e^−9 times as likely as the likeliest; the gradient of the others is negligible. */
function findActive({ scores, active }: State): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0;
    if (score > most) most = score;
  }
  const floor = most + EXPONENT_MIN;
  let count = 0;
  for (let at = 0; at < scores.length; at += 1) {
    if ((scores[at] ?? 0) <= floor) continue;
    active[count] = at;
    count += 1;
  }

  return count;
}

/** Turns the log-odds of the active classes into probabilities times `weight`, and the others into 0. */
function softmaxInPlace({ scores, active, powers }: State, count: number, weight: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at += 1) most = Math.max(most, scores[active[at] ?? 0] ?? 0);
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    const power = Math.exp((scores[active[at] ?? 0] ?? 0) - most);
    powers[at] = power;
    sum += power;
  }
  scores.fill(0);
  for (let at = 0; at < count; at += 1) scores[active[at] ?? 0] = ((powers[at] ?? 0) / sum) * weight;
}

/** Subtracts the correct classes from the probabilities, leaving the gradients of the loss; returns the loss. */
function takeTargets({ scores }: State, { targets, weight }: IndexedDocument): number {
  let right = 0;
  for (const target of targets) right += Math.max(PROBABILITY_MIN, (scores[target] ?? 0) / weight);
  for (const target of targets) {
    const probability = scores[target] ?? 0;
    scores[target] = probability - (Math.max(PROBABILITY_MIN, probability / weight) / right) * weight;
  }
  return -Math.log(Math.min(1, right)) * weight;
}

function stepBiasOf({ bias, biasSquares, scores }: State, label: number, rate: number): void {
  const gradient = scores[label] ?? 0;
  const squares = (biasSquares[label] ?? 0) + gradient * gradient;
  biasSquares[label] = squares;
  bias[label] = (bias[label] ?? 0) - (rate * gradient) / Math.sqrt(squares);
}

function stepPair({ weights, weightSquares }: State, pair: number, gradient: number, rate: number): void {
  const squares = (weightSquares[pair] ?? 0) + gradient * gradient;
  weightSquares[pair] = squares;
  weights[pair] = (weights[pair] ?? 0) - (rate * gradient) / Math.sqrt(squares);
}

function stepWeights(state: State, { places, values }: IndexedDocument, rate: number): void {
  const { starts, classes } = state.support;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const value = values[at] ?? 0;
    const end = starts[place + 1] ?? 0;
    for (let pair = starts[place] ?? 0; pair < end; pair += 1) {
      const gradient = (state.scores[classes[pair] ?? 0] ?? 0) * value;
      if (gradient !== 0) stepPair(state, pair, gradient, rate);
    }
  }
}

/** Takes one gradient step for one document and returns its loss. */
function learn(state: State, document: IndexedDocument, options: FitOptions): number {
  score(state, document);
  if (options.rivalsOf !== undefined) keepRivals(state.scores, options.rivalsOf(document.targets));
  const count = findActive(state);
  softmaxInPlace(state, count, document.weight);
  const loss = takeTargets(state, document);

  const biasRate = options.rate * BIAS_RATE_SHARE;
  for (let at = 0; at < count; at += 1) stepBiasOf(state, state.active[at] ?? 0, biasRate);
  stepWeights(state, document, options.rate);

  return loss;
}

/**
 * Fits a softmax over all labels by AdaGrad, one document at a time. Deterministic for the same documents, options and
 * seed.
 */
export function fitLinear(documents: readonly TrainingDocument[], options: FitOptions): LinearModel {
  const corpus = indexCorpus(documents, options.minDocuments);
  const state = startState(supportOf(corpus), options.labels.length);
  const random = seededNumbers(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    let loss = 0;
    for (const at of seededOrder(corpus.documents.length, options.seed + epoch)) {
      const document = corpus.documents[at];
      if (document !== undefined)
        loss += learn(state, dropFeatures(document, options.dropShare, random), options);
    }
    options.onEpoch?.(epoch + 1, loss / Math.max(1, documents.length));
  }

  return quantise({ labels: options.labels, ...corpus, ...state.support, ...state }, options.pruneBelow);
}

/** Co-occurring pairs of a feature and a class: those of feature `f` from `starts[f]` to before `starts[f + 1]`. */
interface Support {
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
}

/** A document with more correct subheadings than this adds no pairs. */
const TARGETS_MAX = 15;

/** Collects the pairs of a corpus; only these have a weight, which limits model size and fitting time. */
function supportOf({ hashes, documents }: IndexedCorpus): Support {
  const seen = Array.from(hashes, () => new Set<number>());
  for (const { places, targets } of documents) {
    if (targets.length > TARGETS_MAX) continue;
    for (const place of places) for (const target of targets) seen[place]?.add(target);
  }

  const starts = new Uint32Array(hashes.length + 1);
  seen.forEach((found, place) => {
    starts[place + 1] = (starts[place] ?? 0) + found.size;
  });
  const classes = new Uint16Array(starts[hashes.length] ?? 0);
  seen.forEach((found, place) =>
    classes.set(
      [...found].sort((a, b) => a - b),
      starts[place] ?? 0,
    ),
  );

  return { starts, classes };
}
