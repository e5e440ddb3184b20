import { createScheduleCache, type LoadedSchedule } from '@svc/schedules/schedule-cache';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { withDatabase } from '@svc/storage/prisma';
import type { Stack } from './stack.ts';

export async function readUsSchedule(stack: Pick<Stack, 'databaseUrl'>): Promise<LoadedSchedule> {
  return withDatabase(stack.databaseUrl, 2, async (database) => {
    const datasets = createDatasetStore(database.client);
    const facts = createScheduleFacts(database.client);
    const active = await datasets.findActive('US');
    if (active === null) throw new Error('no active US schedule');
    return await createScheduleCache({ url: stack.databaseUrl, datasets, facts }).get(active.id);
  });
}
