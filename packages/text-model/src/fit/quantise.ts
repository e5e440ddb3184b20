import type { LinearModel } from '../linear-model.ts';

/** A fitted model before its weights are rounded. */
export interface FittedWeights {
  readonly labels: readonly string[];
  readonly hashes: Uint32Array;
  readonly rarities: Uint8Array;
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

const LARGEST = 127;

/** Largest size of a weight; the few beyond are clipped so that the others keep their resolution. */
const CLIP = 12;

/** Rounds weights to eight bits and drops pairs whose weight is smaller than `pruneBelow`, and features left without any. */
export function quantise(fitted: FittedWeights, pruneBelow: number): LinearModel {
  const step = CLIP / LARGEST;
  const hashes: number[] = [];
  const rarities: number[] = [];
  const starts: number[] = [0];
  const classes: number[] = [];
  const weights: number[] = [];
  fitted.hashes.forEach((hash, feature) => {
    const before = classes.length;
    const end = fitted.starts[feature + 1] ?? 0;
    for (let pair = fitted.starts[feature] ?? 0; pair < end; pair += 1) {
      const weight = Math.round(Math.max(-CLIP, Math.min(CLIP, fitted.weights[pair] ?? 0)) / step);
      if (weight === 0 || Math.abs(weight) * step < pruneBelow) continue;
      classes.push(fitted.classes[pair] ?? 0);
      weights.push(weight);
    }
    if (classes.length === before) return;
    hashes.push(hash);
    rarities.push(fitted.rarities[feature] ?? 0);
    starts.push(classes.length);
  });

  return {
    labels: fitted.labels,
    hashes: Uint32Array.from(hashes),
    rarities: Uint8Array.from(rarities),
    starts: Uint32Array.from(starts),
    classes: Uint16Array.from(classes),
    weights: Int8Array.from(weights),
    step,
    bias: Float32Array.from(fitted.bias),
  };
}
