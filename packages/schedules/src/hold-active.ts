import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import { MARKETS } from '@svc/tariff/market';
import type { ScheduleCache } from './schedule-cache.ts';

/** Reads the active versions into memory that are not there yet, one after the other, so that readers need not wait for them. */
export async function holdActive(
  schedules: ScheduleCache,
  datasets: Pick<DatasetStore, 'findActive'>,
): Promise<void> {
  for (const market of MARKETS) {
    const active = await datasets.findActive(market);
    if (active !== null) await schedules.get(active.id);
  }
}
