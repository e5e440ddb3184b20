import type { LinearModel } from '../linear-model.ts';

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

/** Maximum weight; the few larger ones are clipped, so that the others retain their resolution. */
const CLIP = 12;

/** Significant bits of a rounded weight; reduces files by another tenth. */
const BITS = 3;

function leadingBits(whole: number): number {
  const unit = 2 ** Math.max(0, Math.floor(Math.log2(Math.abs(whole) || 1)) - BITS + 1);
  return Math.max(-LARGEST, Math.min(LARGEST, Math.round(whole / unit) * unit));
}

/**
 * Rounds weights to eight bits, three of them significant; drops pairs with a weight below `pruneBelow` and features
 * left without any.
 */
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
      const exact = Math.round(Math.max(-CLIP, Math.min(CLIP, fitted.weights[pair] ?? 0)) / step);
      const weight = leadingBits(exact);
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
