import { describe, expect, it } from '@jest/globals';
import { FeatureCollector } from './feature-collector.ts';

const collected = (...added: readonly (readonly [text: string, value: number])[]) => {
  const collector = new FeatureCollector();
  for (const [text, value] of added) collector.add('word', text, value);
  return collector.vector();
};

describe('FeatureCollector', () => {
  // Square roots of the shares: of sums 3 and 1 these are √(3/4) and √(1/4).
  it('returns square roots of feature counts, normalized to length 1', () => {
    const { values } = collected(['cotton', 1], ['shirt', 1], ['cotton', 2]);
    expect([...values].map((value) => value * value)).toEqual([
      expect.closeTo(0.75, 6),
      expect.closeTo(0.25, 6),
    ]);
  });

  it('depends only on the ratio of the values, not on their size', () => {
    expect(collected(['a', 1], ['b', 3])).toEqual(collected(['a', 100], ['b', 300]));
  });

  it('distinguishes kinds of features', () => {
    const collector = new FeatureCollector();
    for (const kind of ['word', 'pair', 'piece', 'signs', 'head', 'purpose', 'folded', 'category'] as const) {
      collector.add(kind, 'case', 1);
    }
    expect(collector.vector().hashes).toHaveLength(8);
  });

  it('has no features without text', () => {
    expect(collected()).toEqual({ hashes: new Uint32Array(), values: new Float32Array() });
  });
});
