import { expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { fixedModels, precedentsFrom, smallSchedule } from '../test/small-schedule.ts';
import { classify } from './pipeline.ts';

const schedule = smallSchedule();

const near = (title: string, source: Precedent['source'], code = '6403.99.00.00'): Precedent => ({
  source,
  rulingNumber: null,
  date: '2026-11-20',
  code,
  title,
  similarity: 1,
  isByLetters: true,
  url: null,
});

const run = (...precedents: readonly Precedent[]) => {
  const models = fixedModels('420221', 0.6);
  const predict: typeof models.predict = (product) => ({ ...models.predict(product), likeness: () => 0.95 });
  return classify(
    { description: 'article ZX 12', market: 'US' },
    { schedule, precedents: precedentsFrom(...precedents), models: { ...models, predict } },
    { language: 'en' },
  );
};

it('catalog codes of similar texts lead to their line without being cited', async () => {
  const { recommendedCode, result, flags } = await run(near('article ZX 13', 'catalog'));
  expect((await run()).recommendedCode).toBe('4202.21.00.00');
  expect(recommendedCode).toBe('6403.99.00.00');
  expect(result.recommended?.precedents).toEqual([]);
  expect(flags.map(({ code }) => code)).not.toContain('precedent_conflict');
});

it('a catalog code of the text itself decides nothing', async () => {
  const settled = await run(near('article ZX 12', 'decision'));
  const told = await run(near('article ZX 12', 'catalog'));
  expect(settled.confidence).toBeGreaterThan(0.9);
  expect(told.confidence).toBeLessThan(settled.confidence);
});
