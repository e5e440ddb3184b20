import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, smallSchedule } from '../../../test/small-schedule.ts';
import type { Answer } from '../../input.ts';
import { normalize } from '../normalize.ts';
import { rank } from '../rank.ts';
import { retrieve } from '../retrieve.ts';

const schedule = smallSchedule();

const given = (attribute: string, value: string): Answer => ({
  attribute,
  value,
  question_id: `q_${attribute}`,
});

async function firstCode(description: string, ...answers: readonly Answer[]) {
  const reading = normalize({ description, market: 'US', answers });
  const retrieval = await retrieve(reading, { schedule, precedents: precedentsFrom(), models: null });
  return (await rank(reading, retrieval, schedule)).lines[0]?.line.code;
}

describe('answers to questions', () => {
  it('put the goods under the chosen heading, even if the description does not match it', async () => {
    expect(await firstCode('leather handbag')).toBe('4202.21.00.00');
    expect(await firstCode('leather handbag', given('heading', '6403'))).toBe('6403.99.00.00');
  });

  it('put the goods under the line whose branches were in question', async () => {
    const branch = given('branch_6109_0', 'of-man-made-fibers');
    expect(await firstCode('leather handbag', branch)).toBe('6109.90.00.00');
  });

  it('combine the chosen heading and the material given later', async () => {
    const answers = [given('heading', '6109'), given('material', 'man_made_fibre')];
    expect(await firstCode('leather handbag', ...answers)).toBe('6109.90.00.00');
  });

  it('rule out lines whose terms contradict the chosen material', async () => {
    expect(await firstCode('handbag with leather trim', given('material', 'plastics'))).toBe('4202.22.00.00');
  });
});
