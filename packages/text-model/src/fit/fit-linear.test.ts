import { describe, expect, it } from '@jest/globals';
import { featuresOf } from '../features.ts';
import { knownFeatures, scoreClasses, type LinearModel } from '../linear-model.ts';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { MODEL_FORM } from '../array-file.ts';
import { readModel, writeModel } from '../model-file.ts';
import { fitLinear, type FitOptions } from './fit-linear.ts';

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

const scoresOf = (model: LinearModel, description: string): Float32Array =>
  scoreClasses(model, knownFeatures(model, featuresOf({ description })));

const bestOf = (model: LinearModel, description: string): string => {
  const scores = scoresOf(model, description);
  return model.labels[scores.indexOf(Math.max(...scores))] ?? '';
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
    const scores = scoresOf(
      fitLinear(documents, { ...OPTIONS, rivalsOf: (targets) => (targets.includes(2) ? [2] : [0, 1]) }),
      'mobile phone',
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
