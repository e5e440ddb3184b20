import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import type { TextModels } from '@svc/text-model/text-models';
import { rankedBy } from '../../../test/ranked.ts';
import { fixedModels, ruling, smallSchedule, SMALL_ROWS } from '../../../test/small-schedule.ts';
import { isOutsideSample } from './outside-sample.ts';

const sample = smallSchedule({ isDemo: true });

const judged = async (
  models: TextModels | undefined,
  of = sample,
  precedents: readonly Precedent[] = [],
): Promise<boolean> => {
  const found = await rankedBy(of, 'bath towel of cotton', { precedents, ...(models && { models }) });
  return isOutsideSample(found.retrieval, found.ranking, of);
};

/** Models that give a heading of the sample a probability, and all texts one of being vague. */
const coffee = (probability: number, vague = 0): TextModels => {
  const models = fixedModels('090121', probability);
  return { ...models, predict: (product) => ({ ...models.predict(product), vague }) };
};

describe('isOutsideSample', () => {
  it('flags goods that the models place under headings missing in the sample', async () => {
    expect(await judged(fixedModels('630260', 0.9))).toBe(true);
  });

  it.each([
    ['a quarter of the probability', 0.26, 0, false],
    ['less than a quarter', 0.24, 0, true],
    ['a quarter of what is not vague', 0.14, 0.5, false],
    ['less than a quarter of what is not vague', 0.1, 0.5, true],
  ])('compares with %s', async (_, probability, vague, isOutside) => {
    expect(await judged(coffee(probability, vague))).toBe(isOutside);
  });

  it('flags nothing for a complete schedule, or without models', async () => {
    expect(await judged(fixedModels('630260', 0.9), smallSchedule())).toBe(false);
    expect(await judged(undefined)).toBe(false);
  });

  it('yields to a ruling on the first line', async () => {
    const near = [ruling('N1', '6109.10.00.12', 1)];
    expect(await judged(fixedModels('630260', 0.9), sample, near)).toBe(false);
  });

  it('yields to an earlier decision on the same description', async () => {
    const own: Precedent = {
      ...ruling('', '6403.99.00.00', 1, 'Bath towel of COTTON'),
      source: 'decision',
      rulingNumber: null,
    };
    const found = await rankedBy(sample, 'bath towel of cotton', {
      precedents: [own],
      models: fixedModels('630260', 0.9),
    });
    expect(found.ranking.isSettled).toBe(true);
    expect(isOutsideSample(found.retrieval, found.ranking, sample)).toBe(false);
  });

  it('checks each sample by its own lines', async () => {
    const towels = smallSchedule({ isDemo: true }, [
      ...SMALL_ROWS,
      ['63', 0, 'Other made up textile articles'],
      ['6302', 1, 'Bed linen and towels'],
      ['6302.60.00.00', 2, 'Towels of terry'],
    ]);
    expect(await judged(fixedModels('630260', 0.9), towels)).toBe(false);
    expect(await judged(fixedModels('630260', 0.9), sample)).toBe(true);
  });
});
