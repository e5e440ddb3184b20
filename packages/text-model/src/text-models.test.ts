import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';
import { fitLinear } from './fit/fit-linear.ts';
import { createGlossary } from './glossary.ts';
import { textModels, UNKNOWN_LOG, VAGUE_LABEL } from './text-models.ts';

const OPTIONS = { epochs: 30, rate: 0.5, minDocuments: 1, dropShare: 0, pruneBelow: 0, seed: 1 };

const modelOf = (labels: readonly string[], texts: readonly (readonly [text: string, target: number])[]) =>
  fitLinear(
    texts.map(([description, target]) => ({
      features: featuresOf({ description }),
      targets: [target],
      weight: 1,
    })),
    { ...OPTIONS, labels },
  );

const models = textModels({
  subheadings: modelOf(
    [VAGUE_LABEL, '610910', '610990', '640399'],
    [
      ['sample', 0],
      ['cotton t-shirt', 1],
      ['polyester t-shirt', 2],
      ['leather shoes', 3],
    ],
  ),
  dense: null,
  glossary: createGlossary([]),
  national: {
    US: modelOf(
      ['6109100012', '6109100040'],
      [
        ['shirt for men', 0],
        ['shirt for women', 1],
      ],
    ),
  },
});

describe('predictions', () => {
  it('list the most likely subheadings first, without the vague label', () => {
    const { top } = models.predict({ description: 'cotton t-shirt' });
    expect(top(2).map(({ code }) => code)).toEqual(['610910', '610990']);
    expect(top(9)).toHaveLength(3);
  });

  it('sum the subheadings of a heading', () => {
    const { logProbability } = models.predict({ description: 't-shirt' });
    const [cotton, other] = [Math.exp(logProbability('610910')), Math.exp(logProbability('610990'))];
    expect(Math.exp(logProbability('6109'))).toBeCloseTo(cotton + other, 6);
    expect(logProbability('9503')).toBe(UNKNOWN_LOG);
  });

  it('list the terms in favour of a subheading, in text order', () => {
    const { wordsFor } = models.predict({ description: 'Polyester bag with Leather  shoes' });
    expect(wordsFor('640399', 5)).toEqual(['leather', 'shoes']);
    expect(models.predict({ description: 'Leather-shoes' }).wordsFor('640399', 5)).toEqual(['leather-shoes']);
    expect(wordsFor('640399', 1)).toHaveLength(1);
    expect(wordsFor('610990', 5)).toEqual(['polyester']);
    expect(wordsFor('950300', 5)).toEqual([]);
  });

  it('report how vague a text is and how much of it is known', () => {
    expect(models.predict({ description: 'sample' }).vague).toBeGreaterThan(0.5);
    expect(models.predict({ description: 'leather shoes' }).vague).toBeLessThan(0.3);
    expect(models.predict({ description: 'leather shoes' }).known).toBeCloseTo(1, 5);
    expect(models.predict({ description: 'zzyx' }).known).toBe(0);
  });

  it('score national lines, with 0 for those unknown to every model', () => {
    const { nationalScores } = models.predict({ description: 'shirt for women' });
    const [men = 0, women = 0, unknown] = nationalScores('US', ['6109100012', '6109100040', '6403990000']);
    expect(women).toBeGreaterThan(men);
    expect(unknown).toBe(0);
    expect(nationalScores('VN', ['61091010'])).toEqual([0]);
  });
});
