import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import { MARKETS } from '@svc/tariff/market';
import type { LoadedSchedule, ScheduleCache } from './schedule-cache.ts';

/**
 * Loads the active versions that are not in memory, one at a time, so that readers need not wait for them. `onHeld` is
 * awaited for each, every time.
 */
export async function loadActive(
  schedules: ScheduleCache,
  datasets: Pick<DatasetStore, 'findActive'>,
  onLoaded?: (schedule: LoadedSchedule) => Promise<void>,
): Promise<void> {
  for (const market of MARKETS) {
    const active = await datasets.findActive(market);
    if (active === null) continue;

    const held = await schedules.get(active.id);
    await onLoaded?.(held);
  }
}
