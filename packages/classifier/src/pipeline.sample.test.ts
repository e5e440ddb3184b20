import { describe, expect, it } from '@jest/globals';
import { fixedModels, precedentsFrom, ruling, smallSchedule } from '../test/small-schedule.ts';
import type { Classification, FlagCode } from './classification.ts';
import type { ClassifyOptions } from './options.ts';
import { classify } from './pipeline.ts';
import type { ClassifyPorts } from './ports.ts';

const schedule = smallSchedule();

const run = (
  description: string,
  ports: Partial<ClassifyPorts>,
  options: Partial<ClassifyOptions> = {},
): Promise<Classification> =>
  classify(
    { description, market: 'US' },
    { schedule, precedents: precedentsFrom(), models: null, ...ports },
    { language: 'en', ...options },
  );

const codesOf = ({ flags }: Classification): FlagCode[] => flags.map(({ code }) => code);

describe('on a sample schedule', () => {
  const sample = smallSchedule({ isDemo: true });
  const towel = 'bath towel of cotton terry';

  it.each([
    ['en', /^The sample has \d+ lines; your goods are not among them. Load the official US schedule/],
    ['vi', /^Biểu thuế mẫu có \d+ dòng thuế; .* nạp biểu thuế chính thức của US/],
    ['ja', /^見本の.*\d+.*US の公式な関税率表/],
    ['ko', /^견본 관세율표.*\d+.*US의 공식 관세율표/],
  ] as const)(
    'reports in %s that the goods are not among its lines, and proposes none',
    async (language, words) => {
      const ports = { schedule: sample, models: fixedModels('630260', 0.9) };
      const answer = await run(towel, ports, { language });
      expect([answer.status, answer.recommendedCode, answer.confidence]).toEqual(['needs_review', null, 0]);
      expect(answer.result.alternatives).toEqual([]);
      expect(answer.result.questions).toEqual([]);
      expect([answer.result.summary, answer.missingInfo]).toEqual([expect.stringMatching(words), []]);
      expect(codesOf(answer)).not.toContain('not_goods');
    },
  );

  it('proposes a line for goods it covers', async () => {
    const ports = { schedule: sample, models: fixedModels('610910', 0.9) };
    expect((await run("men's knitted cotton T-shirt", ports)).recommendedCode).toBe('6109.10.00.12');
  });

  it('follows a ruling over the model', async () => {
    const precedents = precedentsFrom(ruling('N1', '6109.10.00.12', 0.95));
    const ports = { schedule: sample, models: fixedModels('630260', 0.9), precedents };
    expect((await run("men's knitted cotton T-shirt", ports)).recommendedCode).toBe('6109.10.00.12');
  });

  it('does not affect a real schedule', async () => {
    const answer = await run(towel, { models: fixedModels('630260', 0.9) });
    expect(codesOf(answer)).not.toContain('not_in_sample');
  });
});
