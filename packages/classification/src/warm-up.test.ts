import type { ScheduleIndex } from '@svc/classifier/ports';
import { describe, expect, it } from '@jest/globals';
import { goodsSchedule } from '@svc/testkit/goods-schedule';
import { packagedModels } from '@svc/text-model/packaged-models';
import { createWarmUp } from './warm-up.ts';

function watched(schedule: ScheduleIndex): { readonly schedule: ScheduleIndex; searches: () => number } {
  let count = 0;
  const searchLeaves: ScheduleIndex['searchLeaves'] = (text, limit) => {
    count += 1;
    return schedule.searchLeaves(text, limit);
  };

  return { schedule: { ...schedule, searchLeaves }, searches: () => count };
}

describe('the warm-up of a schedule', () => {
  it('runs once for the same lines, even if the version facts are refreshed', async () => {
    const { schedule, searches } = watched(goodsSchedule());
    const warmUp = createWarmUp({ models: packagedModels(), yieldToEventLoop: async () => undefined });

    await warmUp(schedule);
    const first = searches();
    await warmUp({ ...schedule, version: { ...schedule.version, isActive: false } });

    expect(first).toBeGreaterThan(0);
    expect(searches()).toBe(first);
  });

  it('yields to other work between its stages', async () => {
    let turns = 0;
    const yieldToEventLoop = async (): Promise<void> => void (turns += 1);
    const { schedule, searches } = watched(goodsSchedule());

    await createWarmUp({ models: packagedModels(), yieldToEventLoop })(schedule);

    expect(turns).toBeGreaterThan(searches());
  });
});
