import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { DenseModel } from './dense-model.ts';
import type { LinearModel } from './linear-model.ts';
import {
  readDenseModel,
  readModel,
  writeDenseModel,
  writeModel,
  classSteps,
  fromClassSteps,
  fromSteps,
  stepsOf,
} from './model-file.ts';

const linear: LinearModel = {
  labels: ['610910', '640399'],
  hashes: Uint32Array.from([1, 4_294_967_295]),
  rarities: Uint8Array.from([1, 255]),
  starts: Uint32Array.from([0, 1, 3]),
  classes: Uint16Array.from([0, 0, 65_535]),
  weights: Int8Array.from([-127, 0, 127]),
  step: 12 / 127,
  bias: Float32Array.from([-0.5, 1e-30]),
};
const dense: DenseModel = {
  labels: ['610910', 'ă綿'],
  dimensions: 8,
  bits: 2,
  vectors: Int8Array.from({ length: 32 }, (_, at) => at - 16),
  scales: Float32Array.from([0, 1, 2, 3]),
  outputs: Float32Array.from({ length: 16 }, (_, at) => at / 3),
  bias: Float32Array.from([1, 2]),
};

describe('a model file', () => {
  it('stores numbers at the limits of their ranges', () => {
    expect(readModel(writeModel(linear))).toEqual(linear);
    expect(readDenseModel(writeDenseModel(dense))).toEqual(dense);
  });

  it('stores a model without features', () => {
    const empty: LinearModel = {
      ...linear,
      hashes: new Uint32Array(),
      rarities: new Uint8Array(),
      starts: Uint32Array.from([0]),
      classes: new Uint16Array(),
      weights: new Int8Array(),
    };
    expect(readModel(writeModel(empty))).toEqual(empty);
  });

  it('is rejected if its numbers end early, whatever its compression header states', () => {
    const short = brotliCompressSync(brotliDecompressSync(writeModel(linear)).subarray(0, -8));
    expect(() => readModel(short)).toThrow('ends 8 bytes early');
  });

  it('has the same bytes for the same model', () => {
    expect(writeModel(linear).equals(writeModel({ ...linear, hashes: linear.hashes.slice() }))).toBe(true);
  });

  it('stores only the used part of an array', () => {
    const wide = Uint32Array.from([9, 1, 4_294_967_295, 9]);
    expect(readModel(writeModel({ ...linear, hashes: wide.subarray(1, 3) }))).toEqual(linear);
  });

  it('starts with its header length, and groups the bytes of numbers by significance', () => {
    const bytes = brotliDecompressSync(writeModel(linear));
    const length = bytes.readUInt32LE(0);
    expect(JSON.parse(bytes.toString('utf8', 4, 4 + length))).toMatchObject({
      kind: 'linear',
      features: 2,
      pairs: 3,
    });
    // The hashes 1 and 0xffffffff as steps: 01 00 00 00 and fe ff ff ff.
    expect([...bytes.subarray(4 + length, 12 + length)]).toEqual([1, 0xfe, 0, 0xff, 0, 0xff, 0, 0xff]);
  });

  it.each([
    ['another kind of model', writeDenseModel(dense), 'dense'],
    ['a file that was cut off', writeModel(linear).subarray(0, 60), 'unexpected end of file'],
    ['a file that is not compressed', Buffer.from('610910,T-shirts\n'), 'Decompression failed'],
    ['nothing', Buffer.alloc(0), 'unexpected end of file'],
    ['a damaged file', Buffer.concat([writeModel(linear).subarray(0, 40), Buffer.alloc(60, 7)]), ''],
    ['a compressed text', brotliCompressSync('610910,T-shirts\n'.repeat(20)), ''],
    ['a compressed file of a few bytes', brotliCompressSync('ab'), ''],
  ])('is rejected if it is %s', (_, file, message) => expect(() => readModel(file)).toThrow(message));
});

describe('stepsOf', () => {
  it('are the differences between consecutive numbers, and can be reversed', () => {
    const numbers = Uint32Array.of(3, 4, 10, 4_294_967_295);
    expect([...stepsOf(numbers)]).toEqual([3, 1, 6, 4_294_967_285]);
    expect(fromSteps(stepsOf(numbers))).toEqual(numbers);
  });

  it('are empty for no numbers', () => expect(fromSteps(stepsOf(new Uint32Array()))).toHaveLength(0));
});

describe('classSteps', () => {
  it('restarts with each feature', () => {
    const starts = Uint32Array.of(0, 2, 2, 5);
    const classes = Uint16Array.of(7, 9, 1, 2, 65_535);
    expect([...classSteps(starts, classes)]).toEqual([7, 2, 1, 1, 65_533]);
    expect(fromClassSteps(starts, classSteps(starts, classes))).toEqual(classes);
  });
});
