import { describe, expect, it } from '@jest/globals';
import { quantise, type FittedWeights } from './quantise.ts';

/** A model with one feature for each list of weights, which are of the classes 0, 1, … */
const fitted = (...features: readonly (readonly number[])[]): FittedWeights => {
  const starts = [0];
  for (const weights of features) starts.push((starts.at(-1) ?? 0) + weights.length);
  return {
    labels: ['610910', '640399', '851713'],
    hashes: Uint32Array.from(features, (_, at) => at + 100),
    rarities: Uint8Array.from(features, (_, at) => at + 1),
    starts: Uint32Array.from(starts),
    classes: Uint16Array.from(features.flatMap((weights) => weights.map((_, at) => at))),
    weights: Float32Array.from(features.flat()),
    bias: Float32Array.from([0.1, -0.2, 0.3]),
  };
};

describe('quantise', () => {
  it('preserves every weight within half a step and an eighth of its value, up to the maximum', () => {
    const weights = Array.from({ length: 241 }, (_, at) => (at - 120) / 10).filter(
      (weight) => Math.abs(weight) > 0.1,
    );
    const { step, weights: rounded } = quantise(fitted(weights), 0);
    expect(rounded).toHaveLength(weights.length);
    expect(new Set(rounded.map(Math.abs)).size).toBeLessThan(24);
    rounded.forEach((weight, at) => {
      expect(Math.abs(weight * step - (weights[at] ?? 0))).toBeLessThanOrEqual(
        step / 2 + Math.abs(weights[at] ?? 0) / 8,
      );
    });
  });

  it('clips values beyond the maximum without wrapping around', () => {
    const { step, weights } = quantise(fitted([12, 500, -500]), 0);
    expect([...weights]).toEqual([127, 127, -127]);
    expect(127 * step).toBeCloseTo(12, 9);
  });

  it('drops weights that round to zero or are below the threshold', () => {
    const { weights, classes } = quantise(fitted([0.01, -0.4, 0.6]), 0.5);
    expect(weights).toHaveLength(1);
    expect([...classes]).toEqual([2]);
  });

  it('drops features without weights, and preserves the positions of the others', () => {
    const { hashes, rarities, starts, classes } = quantise(fitted([5, 0, -5], [0, 0, 0], [0, 7, 0]), 0);
    expect([...hashes]).toEqual([100, 102]);
    expect([...rarities]).toEqual([1, 3]);
    expect([...starts]).toEqual([0, 2, 3]);
    expect([...classes]).toEqual([0, 2, 1]);
  });

  it('preserves labels and bias even without features', () => {
    const empty = quantise(fitted(), 0);
    expect([...empty.starts]).toEqual([0]);
    expect(empty.labels).toHaveLength(3);
    expect([...empty.bias]).toEqual([...Float32Array.from([0.1, -0.2, 0.3])]);
  });
});
