import { describe, expect, it } from '@jest/globals';
import { bucketOf, nearness, placeProduct, scorePlace, type DenseModel } from './dense-model.ts';

const BITS = 3;
const DIMENSIONS = 8;
/** A point or vector in the plane of the first two axes. */
const plane = (x: number, y: number): number[] => [x, y, 0, 0, 0, 0, 0, 0];
const [right, up] = [bucketOf(1, BITS), bucketOf(2, BITS)];

function modelOf(): DenseModel {
  const vectors = new Int8Array(2 ** BITS * DIMENSIONS);
  const scales = new Float32Array(2 ** BITS);
  vectors.set(plane(100, 0), right * DIMENSIONS);
  vectors.set(plane(0, 50), up * DIMENSIONS);
  scales[right] = 0.01;
  scales[up] = 0.02;
  return {
    labels: ['610910', '640399', '000000'],
    dimensions: DIMENSIONS,
    bits: BITS,
    vectors,
    scales,
    outputs: Float32Array.from([...plane(3, 0), ...plane(0, -1), ...plane(0, 0)]),
    bias: Float32Array.from([0.5, 0, 0]),
  };
}
const model = modelOf();
const product = (...features: readonly (readonly [hash: number, value: number])[]) => ({
  hashes: Uint32Array.from(features, ([hash]) => hash),
  values: Float32Array.from(features, ([, value]) => value),
});

describe('bucketOf', () => {
  it('maps hashes of any size into the buckets', () => {
    for (const bits of [1, 12, 18]) {
      for (const hash of [0, 1, 2 ** 31, 2 ** 32 - 1]) {
        expect(bucketOf(hash, bits)).toBeGreaterThanOrEqual(0);
        expect(bucketOf(hash, bits)).toBeLessThan(2 ** bits);
      }
    }
  });

  it('spreads neighbouring hashes', () => {
    const buckets = new Set(Array.from({ length: 64 }, (_, hash) => bucketOf(hash, 6)));
    expect(buckets.size).toBeGreaterThan(40);
  });
});

describe('a product vector', () => {
  // A value counts twice; 100 steps of 0.01 and 50 of 0.02 are 1.
  it('is the sum of its features', () => {
    const [x, y, ...others] = placeProduct(model, product([1, 0.6], [2, 0.8]));
    expect(x).toBeCloseTo(1.2, 5);
    expect(y).toBeCloseTo(1.6, 5);
    expect(new Set(others)).toEqual(new Set([0]));
  });

  it('is zero without features', () => {
    expect([...placeProduct(model, product())]).toEqual(plane(0, 0));
  });
});

describe('a class', () => {
  it('scores its bias plus the dot product of its vector and the position', () => {
    expect([...scorePlace(model, Float32Array.from(plane(2, 4)))]).toEqual([6.5, -4, 0]);
  });

  it('scores with its own model, and leaves earlier scores unchanged', () => {
    const other: DenseModel = { ...modelOf(), bias: Float32Array.from([0, 0, 7]) };
    const before = scorePlace(model, Float32Array.from(plane(1, 0)));
    expect([...scorePlace(other, Float32Array.from(plane(0, 0)))]).toEqual([0, 0, 7]);
    expect([...scorePlace(model, Float32Array.from(plane(0, 1)))]).toEqual([0.5, -1, 0]);
    expect([...before]).toEqual([3.5, 0, 0]);
  });

  it.each([
    ['the same way', 0, plane(5, 0), 1],
    ['the other way', 1, plane(0, 2), -1],
    ['across', 0, plane(0, 9), 0],
    ['half-way between', 0, plane(1, 1), Math.SQRT1_2],
    ['nowhere, at the origin', 2, plane(1, 1), 0],
  ])('is near a product located %s', (_, label, place, cosine) =>
    expect(nearness(model, Float32Array.from(place), label)).toBeCloseTo(cosine, 6),
  );
});
