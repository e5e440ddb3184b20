import { createScheduleCache, type LoadedSchedule } from '@svc/schedules/schedule-cache';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { openDatabase } from '@svc/storage/prisma';
import type { Stack } from './stack.ts';

export async function readUsSchedule(stack: Pick<Stack, 'databaseUrl'>): Promise<LoadedSchedule> {
  const database = openDatabase(stack.databaseUrl, 2);
  try {
    const datasets = createDatasetStore(database.client);
    const facts = createScheduleFacts(database.client);
    const active = await datasets.findActive('US');
    if (active === null) throw new Error('no active US schedule');
    return await createScheduleCache({ url: stack.databaseUrl, datasets, facts }).get(active.id);
  } finally {
    await database.close();
  }
}
