import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { featuresOf } from '../features.ts';
import { scoreClasses, type LinearModel } from '../linear-model.ts';
import { MODEL_FORM } from '../array-file.ts';
import { readModel, writeModel } from '../model-file.ts';
import { fitLinear, type FitOptions, quantise, type FittedWeights } from './fit-linear.ts';

const LABELS = ['610910', '640399', '851713'];
const TEXTS: readonly (readonly [text: string, targets: readonly number[]])[] = [
  ['cotton t-shirt', [0]],
  ['knitted cotton tee', [0]],
  ['leather shoes', [1]],
  ['leather boots', [1]],
  ['mobile phone', [2]],
  ['smartphone, mobile phone 5g', [2]],
];
const OPTIONS: FitOptions = {
  labels: LABELS,
  epochs: 30,
  rate: 0.5,
  minDocuments: 1,
  dropShare: 0,
  pruneBelow: 0,
  seed: 1,
};

const documents = TEXTS.map(([description, targets]) => ({
  features: featuresOf({ description }),
  targets,
  weight: 1,
}));

const bestOf = (model: LinearModel, description: string): string => {
  const scores = scoreClasses(model, featuresOf({ description }));
  return model.labels[scores.indexOf(Math.max(...scores))] ?? '';
};

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

describe('fitLinear', () => {
  const model = fitLinear(documents, OPTIONS);

  it.each([
    ['tee of cotton', '610910'],
    ['brown leather boot', '640399'],
    ['phone', '851713'],
  ])('puts %j under %s', (text, label) => expect(bestOf(model, text)).toBe(label));

  it('returns the same model for the same documents, options and seed', () => {
    expect(writeModel(fitLinear(documents, OPTIONS))).toEqual(writeModel(model));
  });

  it('learns less with each pass', () => {
    const losses: number[] = [];
    fitLinear(documents, { ...OPTIONS, onEpoch: (_epoch, loss) => losses.push(loss) });
    expect(losses).toHaveLength(30);
    expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) / 10);
  });

  it('passes the terms of a heading to its subheadings', () => {
    const ambiguous = fitLinear(
      [...documents, { features: featuresOf({ description: 'footwear' }), targets: [0, 1], weight: 1 }],
      OPTIONS,
    );
    expect(bestOf(ambiguous, 'footwear')).not.toBe('851713');
  });

  it('restricts competition to the given rivals', () => {
    const scores = scoreClasses(
      fitLinear(documents, { ...OPTIONS, rivalsOf: (targets) => (targets.includes(2) ? [2] : [0, 1]) }),
      featuresOf({ description: 'mobile phone' }),
    );
    // A class without rivals has nothing to learn.
    expect(scores[2]).toBe(0);
  });
});

describe('model file', () => {
  const model = fitLinear(documents, OPTIONS);

  it('round-trips', () => {
    expect(readModel(writeModel(model))).toEqual(model);
  });

  it('rejects a file in another format', () => {
    const bytes = brotliDecompressSync(writeModel(model));
    const other = Buffer.from(bytes.toString('latin1').replace(`"form":${MODEL_FORM}`, '"form":9'), 'latin1');
    expect(() => readModel(brotliCompressSync(other))).toThrow('model form 9');
  });
});

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
