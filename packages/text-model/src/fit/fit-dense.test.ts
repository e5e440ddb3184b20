import { describe, expect, it } from '@jest/globals';
import { nearness, placeProduct, scorePlace, type DenseModel } from '../dense-model.ts';
import { featuresOf } from '../features.ts';
import { createGlossary } from '../glossary.ts';
import { readDenseModel, writeDenseModel, writeModel } from '../model-file.ts';
import { textModels } from '../text-models.ts';
import { fitDense, type DenseFitOptions } from './fit-dense.ts';
import { fitLinear } from './fit-linear.ts';

const LABELS = ['610910', '640399', '851713'];
const TEXTS: readonly (readonly [text: string, target: number])[] = [
  ['cotton t-shirt', 0],
  ['knitted cotton tee', 0],
  ['áo thun cotton', 0],
  ['leather shoes', 1],
  ['leather boots', 1],
  ['giày da', 1],
  ['mobile phone', 2],
  ['điện thoại di động', 2],
];
const OPTIONS: DenseFitOptions = {
  labels: LABELS,
  dimensions: 8,
  bits: 12,
  epochs: 40,
  rate: 0.15,
  dropShare: 0,
  seed: 1,
};

const documents = TEXTS.map(([description, target]) => ({
  features: featuresOf({ description }),
  targets: [target],
  weight: 1,
}));
const model = fitDense(documents, OPTIONS);

const bestOf = (fitted: DenseModel, description: string): string => {
  const scores = scorePlace(fitted, placeProduct(fitted, featuresOf({ description })));
  return fitted.labels[scores.indexOf(Math.max(...scores))] ?? '';
};

describe('fitDense', () => {
  it.each([
    ['tee of cotton', '610910'],
    ['brown leather boot', '640399'],
    ['điện thoại', '851713'],
  ])('puts %j under %s', (text, label) => expect(bestOf(model, text)).toBe(label));

  it('puts the terms of a class near it and far from the others', () => {
    const place = placeProduct(model, featuresOf({ description: 'giày' }));
    expect(nearness(model, place, 1)).toBeGreaterThan(0.5);
    expect(nearness(model, place, 1)).toBeLessThanOrEqual(1);
    expect(nearness(model, place, 2)).toBeLessThan(nearness(model, place, 1));
  });

  it('leaves a text without features at the origin', () => {
    const place = placeProduct(model, featuresOf({ description: '' }));
    expect([...place].every((value) => value === 0)).toBe(true);
    expect(nearness(model, place, 0)).toBe(0);
  });

  it('returns the same model for the same documents, options and seed', () => {
    expect(fitDense(documents, OPTIONS)).toEqual(model);
  });

  it('round-trips through its file', () => {
    expect(readDenseModel(writeDenseModel(model))).toEqual(model);
    const linear = writeModel(
      fitLinear(documents, { ...OPTIONS, minDocuments: 1, pruneBelow: 0, epochs: 1 }),
    );
    expect(() => readDenseModel(linear)).toThrow('a linear model, expected a dense one');
  });

  it('is rejected with a linear model for other labels', () => {
    const linear = { ...OPTIONS, minDocuments: 1, pruneBelow: 0, epochs: 1, labels: ['1', '2', '3'] };
    expect(() =>
      textModels({
        subheadings: fitLinear(documents, linear),
        dense: model,
        national: {},
        glossary: createGlossary([]),
      }),
    ).toThrow('different labels');
  });
});
