import { describe, expect, it } from '@jest/globals';
import { featureAt, knownFeatures, scoreClasses, type LinearModel } from './linear-model.ts';

/** Feature 10 speaks for class 0 and against 1, feature 20 for class 1; feature 30 is as rare as ten times 10. */
const model: LinearModel = {
  labels: ['610910', '640399'],
  hashes: Uint32Array.from([10, 20, 4_000_000_000]),
  rarities: Uint8Array.from([1, 1, 10]),
  starts: Uint32Array.from([0, 2, 3, 3]),
  classes: Uint16Array.from([0, 1, 1]),
  weights: Int8Array.from([4, -2, 8]),
  step: 0.5,
  bias: Float32Array.from([0.25, -0.25]),
};
const product = (...features: readonly (readonly [hash: number, value: number])[]) => ({
  hashes: Uint32Array.from(features, ([hash]) => hash),
  values: Float32Array.from(features, ([, value]) => value),
});

describe('knownFeatures', () => {
  it('drops features unknown to the model, and scales the rest to length 2', () => {
    const { places, values } = knownFeatures(model, product([20, 0.6], [7, 0.5], [10, 0.8]));
    expect(places).toEqual([1, 0]);
    expect(values).toEqual([expect.closeTo(1.2, 6), expect.closeTo(1.6, 6)]);
  });

  it('weighs a rare feature more', () => {
    const { values } = knownFeatures(model, product([10, 1], [4_000_000_000, 1]));
    expect((values[1] ?? 0) / (values[0] ?? 1)).toBeCloseTo(10, 5);
  });

  it('finds hashes of all 32 bits, and no missing ones', () => {
    expect([10, 20, 4_000_000_000, 0, 11, 4_294_967_295].map((hash) => featureAt(model, hash))).toEqual([
      0, 1, 2, -1, -1, -1,
    ]);
  });
});

describe('scoreClasses', () => {
  const scored = (features: ReturnType<typeof product>, ...range: number[]) => [
    ...scoreClasses(model, knownFeatures(model, features), ...range),
  ];

  // A lone feature has the value 2: 0.25 + 2 × 4 × 0.5 for class 0, −0.25 − 2 × 2 × 0.5 for class 1.
  it('adds weight times value to the bias', () => {
    expect(scored(product([10, 0.3]))).toEqual([4.25, -2.25]);
  });

  it.each([
    [0, 1, [4.25]],
    [1, 2, [-2.25]],
    [1, 1, []],
  ])('scores only the classes from %i to before %i', (from, to, scores) =>
    expect(scored(product([10, 0.3]), from, to)).toEqual(scores),
  );

  it.each([
    ['no text', product()],
    ['unknown words', product([7, 1])],
    ['a word that no class keeps', product([4_000_000_000, 1])],
  ])('is only the bias for %s', (_, features) => expect(scored(features)).toEqual([0.25, -0.25]));

  it('leaves the model unchanged', () => {
    scored(product([10, 1]));
    expect([...model.bias]).toEqual([0.25, -0.25]);
  });
});
