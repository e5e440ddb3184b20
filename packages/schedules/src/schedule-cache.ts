import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetStore, ScheduleFacts } from '@svc/domain/datasets/dataset-store';
import type { Market } from '@svc/tariff/market';
import { loadSchedule, isOfContent, renewed, type LoadedSchedule } from './loaded-schedule.ts';

export type { LoadedSchedule };

/** Versions in memory, about 10 MB each. Active ones are never evicted. */
const HELD_VERSIONS_MAX = 4;
// Maximum staleness of the active flag; the lines of a version never change.
const DATASET_FRESH_MS = 2000;

/** Cache of schedule versions by id; concurrent readers share one load. */
export interface ScheduleCache {
  get(datasetId: string): Promise<LoadedSchedule>;
  isLoaded(datasetId: string): boolean;
}

interface ScheduleCacheParts {
  readonly url: string;
  readonly datasets: Pick<DatasetStore, 'find'>;
  readonly facts: ScheduleFacts;
  /** Awaited before each waiter is resumed, so that they do not all resume in one tick. */
  readonly yieldToEventLoop?: () => Promise<void>;
}

/** Creates a cache over the database; evicts the least recently used inactive version first. */
export function createScheduleCache(parts: ScheduleCacheParts): ScheduleCache {
  const held = new Map<string, Promise<LoadedSchedule>>();
  const hold = createEvictingStore(held);
  const remaking = new Set<string>();
  const given = waitedFor(parts.yieldToEventLoop);
  const load = async (datasetId: string): Promise<LoadedSchedule> =>
    loadSchedule(parts, await findDataset(parts, datasetId));

  // Texts in other languages only help search, so readers need not wait for new ones.
  const remake = (dataset: Dataset): void => {
    if (remaking.has(dataset.id)) return;

    remaking.add(dataset.id);
    loadSchedule(parts, dataset)
      .then((schedule) => (held.has(dataset.id) ? hold(dataset.id, Promise.resolve(schedule)) : schedule))
      .catch(() => undefined)
      .finally(() => remaking.delete(dataset.id));
  };

  const renew = async (datasetId: string, schedule: LoadedSchedule): Promise<LoadedSchedule> => {
    const dataset = await findDataset(parts, datasetId);
    if (!isOfContent(schedule, dataset)) return loadSchedule(parts, dataset);
    const stamps = await parts.facts.stamps(datasetId);
    if (stamps.texts !== schedule.stamps.texts) remake(dataset);
    return renewed(parts.facts, schedule, dataset, stamps.change);
  };

  return {
    isLoaded: (datasetId) => held.has(datasetId),
    get: async (datasetId) => {
      const known = held.get(datasetId);
      const schedule = await given(hold(datasetId, known ?? load(datasetId)));
      if (Date.now() - schedule.readAt < DATASET_FRESH_MS) return schedule;

      // Concurrent callers share this refresh.
      const newer = held.get(datasetId);
      if (newer !== known) return newer === undefined ? schedule : given(newer);

      try {
        return await given(hold(datasetId, renew(datasetId, schedule)));
      } catch (error) {
        // A failed refresh does not invalidate the copy.
        if (!held.has(datasetId)) held.set(datasetId, Promise.resolve(schedule));
        throw error;
      }
    },
  };
}

/** Stores versions in memory and evicts the least recently used ones, never an active one. */
function createEvictingStore(
  held: Map<string, Promise<LoadedSchedule>>,
): (datasetId: string, schedule: Promise<LoadedSchedule>) => Promise<LoadedSchedule> {
  const actives = new Map<Market, string>();

  return (datasetId, schedule) => {
    held.delete(datasetId);
    held.set(datasetId, schedule);
    // A failed load must not stay cached: the next caller retries.
    schedule.then(
      ({ dataset }) => noteActive(actives, dataset),
      () => held.delete(datasetId),
    );

    const activeIds = new Set(actives.values());
    for (const oldest of held.keys()) {
      if (held.size <= HELD_VERSIONS_MAX) break;
      if (oldest !== datasetId && !activeIds.has(oldest)) held.delete(oldest);
    }

    return schedule;
  };
}

function noteActive(actives: Map<Market, string>, { id, market, state }: Dataset): void {
  if (state === 'active') actives.set(market, id);
  else if (actives.get(market) === id) actives.delete(market);
}

/** Returns the schedule: at once to later callers, after `yieldToEventLoop` to those that waited for the load. */
function waitedFor(
  yieldToEventLoop: ScheduleCacheParts['yieldToEventLoop'],
): (reading: Promise<LoadedSchedule>) => Promise<LoadedSchedule> {
  const read = new WeakSet<Promise<LoadedSchedule>>();

  return async (reading) => {
    if (read.has(reading)) return reading;
    const schedule = await reading;
    read.add(reading);
    await yieldToEventLoop?.();
    return schedule;
  };
}

async function findDataset({ datasets }: ScheduleCacheParts, id: string): Promise<Dataset> {
  const dataset = await datasets.find(id);
  if (dataset === null) throw new Error(`no loaded schedule version ${id}`);
  return dataset;
}
