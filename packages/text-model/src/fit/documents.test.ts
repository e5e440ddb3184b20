import { describe, expect, it } from '@jest/globals';
import { dropFeatures, indexCorpus, type IndexedDocument, type TrainingDocument } from './documents.ts';
import { seededNumbers } from './seeded-order.ts';

const document = (hashes: readonly number[], more: Partial<TrainingDocument> = {}): TrainingDocument => ({
  features: {
    hashes: Uint32Array.from(hashes),
    values: Float32Array.from(hashes, () => 1 / Math.sqrt(hashes.length)),
  },
  targets: [0],
  weight: 1,
  ...more,
});
const lengthOf = ({ values }: IndexedDocument): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));

describe('indexCorpus', () => {
  it('has the features in ascending order of their hashes', () => {
    const { hashes, documents } = indexCorpus([document([4_000_000_000, 5]), document([70, 5])], 1);
    expect([...hashes]).toEqual([5, 70, 4_000_000_000]);
    expect([...(documents[0]?.places ?? [])]).toEqual([2, 0]);
  });

  it('drops features with fewer documents than the minimum', () => {
    const corpus = indexCorpus([document([1, 2]), document([1, 3]), document([1, 3])], 2);
    expect([...corpus.hashes]).toEqual([1, 3]);
    expect([...(corpus.documents[0]?.places ?? [])]).toEqual([0]);
  });

  it('includes all features of a product name, however rare', () => {
    const corpus = indexCorpus([document([1, 2], { isName: true }), document([1, 3])], 2);
    expect([...corpus.hashes]).toEqual([1, 2]);
  });

  // Sixteen times the natural logarithm of (4 + 1) / (count + 0.5): 19 for one document of four, 2 for all of them.
  it('weighs a feature by its rarity among the documents', () => {
    const corpus = indexCorpus([document([1, 2]), document([1]), document([1]), document([1])], 1);
    expect([...corpus.rarities]).toEqual([2, 19]);
  });

  it('gives every feature a weight from more than zero to a byte', () => {
    const common = indexCorpus(
      Array.from({ length: 400 }, () => document([1])),
      1,
    );
    expect(common.rarities[0]).toBeGreaterThan(0);
  });

  it('scales the known features of a document to one length', () => {
    const { documents } = indexCorpus([document([1, 2, 9]), document([1, 2]), document([2])], 2);
    expect(documents.map(lengthOf)).toEqual([
      expect.closeTo(2, 5),
      expect.closeTo(2, 5),
      expect.closeTo(2, 5),
    ]);
  });

  it('leaves a document without known features at zero', () => {
    const { documents } = indexCorpus([document([1]), document([2, 3], { targets: [1], weight: 0.5 })], 2);
    expect(documents).toHaveLength(2);
    expect(documents[1]).toMatchObject({ targets: [1], weight: 0.5 });
    expect(documents.map(lengthOf)).toEqual([0, 0]);
  });
});

describe('dropFeatures', () => {
  const whole: IndexedDocument = {
    places: Int32Array.from({ length: 1000 }, (_, at) => at),
    values: new Float32Array(1000).fill(2 / Math.sqrt(1000)),
    targets: [3],
    weight: 0.7,
  };

  it('drops about the given share, and scales the rest to the same length', () => {
    const part = dropFeatures(whole, 0.4, seededNumbers(1));
    expect(Math.abs(part.places.length - 600)).toBeLessThan(80);
    expect(lengthOf(part)).toBeCloseTo(2, 3);
    expect(part).toMatchObject({ targets: [3], weight: 0.7 });
  });

  it('leaves a document unchanged if nothing would remain or be dropped', () => {
    expect(dropFeatures(whole, 0, seededNumbers(1))).toBe(whole);
    expect(dropFeatures(whole, 1, () => 0)).toBe(whole);
  });

  it('does not change the document', () => {
    dropFeatures(whole, 0.9, seededNumbers(2));
    expect(whole.places).toHaveLength(1000);
    expect(lengthOf(whole)).toBeCloseTo(2, 3);
  });

  it('drops the same features for the same random numbers', () => {
    expect(dropFeatures(whole, 0.5, seededNumbers(3))).toEqual(dropFeatures(whole, 0.5, seededNumbers(3)));
    expect(dropFeatures(whole, 0.5, seededNumbers(3))).not.toEqual(
      dropFeatures(whole, 0.5, seededNumbers(4)),
    );
  });
});
