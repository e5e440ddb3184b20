import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { fixedModels, precedentsFrom, smallSchedule } from '../test/small-schedule.ts';
import { classify } from './pipeline.ts';
import type { Answer } from './input.ts';

const schedule = smallSchedule();

const decision = (title: string, code: string, similarity = 1): Precedent => ({
  source: 'decision',
  rulingNumber: null,
  date: '2026-11-20',
  code,
  title,
  similarity,
  url: null,
});

const run = (description: string, precedents: readonly Precedent[], answers: readonly Answer[] = []) =>
  classify(
    { description, market: 'US', answers },
    { schedule, precedents: precedentsFrom(...precedents), models: fixedModels('420221', 0.9) },
    { language: 'en' },
  );

describe('a decision on the identical description', () => {
  it.each(['leather handbag', 'túi xách da', '革のハンドバッグ', '가죽 핸드백'])(
    'decides %s',
    async (text) => {
      const { recommendedCode, status, confidence } = await run(text, [decision(text, '6403.99.00.00')]);
      expect([recommendedCode, status]).toEqual(['6403.99.00.00', 'proposed']);
      expect(confidence).toBeGreaterThan(0.9);
    },
  );

  it('ignores case and blanks', async () => {
    const answer = await run('Leather  HANDBAG', [decision('leather handbag', '6403.99.00.00')]);
    expect(answer.recommendedCode).toBe('6403.99.00.00');
  });

  it('decides nothing if its code is no longer a line of the schedule', async () => {
    const answer = await run('leather handbag', [decision('leather handbag', '9999.99.99.99')]);
    expect(answer.recommendedCode).toBe('4202.21.00.00');
  });

  it('does not decide another description', async () => {
    const answer = await run('leather handbag', [decision('leather handbag, red', '6403.99.00.00', 0.7)]);
    expect(answer.recommendedCode).toBe('4202.21.00.00');
  });
});

describe('an answer to a question', () => {
  it('rules out the other headings', async () => {
    const heading = { question_id: 'q_heading', attribute: 'heading', value: '6403' };
    const { recommendedCode, result } = await run('leather handbag, shoes', [], [heading]);
    expect(recommendedCode?.slice(0, 4)).toBe('6403');
    expect(result.questions.map(({ attribute }) => attribute)).not.toContain('heading');
  });
});
