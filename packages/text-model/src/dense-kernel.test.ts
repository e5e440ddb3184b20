import { describe, expect, it } from '@jest/globals';
import { openKernel, type DenseKernel } from './dense-kernel.ts';

const SIZES = { buckets: 4, classes: 2, dimensions: 8, longest: 3 };

/** A kernel whose bucket 1 and class 1 lie along the first axis, 1 long; squares start at 1. */
function prepared(sizes = SIZES): DenseKernel {
  const kernel = openKernel(sizes);
  for (const squares of [kernel.vectorSquares, kernel.outputSquares, kernel.biasSquares]) squares.fill(1);
  kernel.vectors[sizes.dimensions] = 1;
  kernel.outputs[sizes.dimensions] = 1;
  return kernel;
}
function learn(kernel: DenseKernel, target: number, weight = 1, rate = 0.1): number {
  kernel.buckets.set([1]);
  kernel.values.set([1]);
  kernel.targets.set([target]);
  return kernel.learn(1, 1, weight, rate);
}

describe('the kernel', () => {
  it('opens with zeroed arrays of the requested sizes', () => {
    const { vectors, outputs, bias, buckets, values, targets } = openKernel(SIZES);
    expect([vectors, outputs, bias, buckets, values, targets].map(({ length }) => length)).toEqual([
      32, 16, 2, 3, 3, 2,
    ]);
    expect([...vectors, ...outputs, ...bias].every((value) => value === 0)).toBe(true);
  });

  it('scores every class by its bias and its product with the position', () => {
    const kernel = prepared();
    kernel.bias.set([0.25, 0.5]);
    kernel.place.set([3, 9]);
    kernel.score();
    expect([...kernel.scores]).toEqual([0.25, 3.5]);
  });

  it('separates the arrays of two kernels', () => {
    const [one, other] = [prepared(), prepared()];
    learn(one, 0);
    expect(other.bias).toEqual(prepared().bias);
  });

  // The document lies at 1 along the first axis, so its classes score 0 and 1: class 1 has e / (1 + e) = 0.7311.
  it.each([
    [1, -Math.log(Math.E / (1 + Math.E))],
    [0, -Math.log(1 / (1 + Math.E))],
  ])('returns the loss of class %i', (target, loss) => {
    expect(learn(prepared(), target)).toBeCloseTo(loss, 4);
    expect(learn(prepared(), target, 0.5)).toBeCloseTo(loss / 2, 4);
  });

  it('reduces the loss with every step for one document', () => {
    const kernel = prepared();
    const losses = Array.from({ length: 20 }, () => learn(kernel, 0));
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(kernel.bias[0]).toBeGreaterThan(kernel.bias[1] ?? 0);
  });

  it('changes only buckets of the document', () => {
    const kernel = prepared();
    learn(kernel, 0);
    const { dimensions } = SIZES;
    expect([...kernel.vectors.subarray(0, dimensions)].every((value) => value === 0)).toBe(true);
    expect([...kernel.vectors.subarray(2 * dimensions)].every((value) => value === 0)).toBe(true);
    expect(kernel.vectors.subarray(dimensions, 2 * dimensions)).not.toEqual(
      prepared().vectors.subarray(dimensions, 2 * dimensions),
    );
  });

  it('takes the same step for the same random numbers', () => {
    const [one, other] = [prepared(), prepared()];
    expect(learn(one, 0)).toBe(learn(other, 0));
    expect(one.vectors).toEqual(other.vectors);
    expect(one.outputs).toEqual(other.outputs);
  });

  it('learns nothing if every class is right', () => {
    const kernel = prepared();
    kernel.buckets.set([1]);
    kernel.values.set([1]);
    kernel.targets.set([0, 1]);
    expect(kernel.learn(1, 2, 1, 0.1)).toBeCloseTo(0, 5);
    [...kernel.bias].forEach((bias) => expect(bias).toBeCloseTo(0, 5));
  });
});
