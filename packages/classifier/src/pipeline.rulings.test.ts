import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, ruling, smallSchedule } from '../test/small-schedule.ts';
import type { Classification } from './classification.ts';
import { classify } from './pipeline.ts';
import type { ClassifyPorts } from './ports.ts';

const schedule = smallSchedule();

const run = (description: string, ports: Partial<ClassifyPorts>): Promise<Classification> =>
  classify(
    { description, market: 'US' },
    { schedule, precedents: precedentsFrom(), models: null, ...ports },
    { language: 'en' },
  );

describe('precedents', () => {
  it('on the same product decide, whatever the terms say', async () => {
    const precedents = precedentsFrom(ruling('N1', '8413.81.00.00', 1));
    expect((await run('leather handbag', { precedents })).recommendedCode).toBe('8413.81.00.00');
  });

  it('are among the candidates if similar, and change nothing otherwise', async () => {
    const codesWith = async (similarity: number): Promise<readonly string[]> => {
      const precedents = precedentsFrom(ruling('N1', '8413.81.00.00', similarity));
      const { recommended, alternatives } = (await run('leather handbag', { precedents })).result;
      return [recommended, ...alternatives].map((candidate) => candidate?.code ?? '');
    };
    const [near, far] = [await codesWith(0.5), await codesWith(0.2)];
    expect(near[0]).toBe('4202.21.00.00');
    expect(near).toContain('8413.81.00.00');
    expect(far[0]).toBe('4202.21.00.00');
  });
});
