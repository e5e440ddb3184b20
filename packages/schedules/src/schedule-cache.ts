import type { ScheduleIndex } from '@svc/classifier/ports';
import { createScheduleIndex } from '@svc/classifier/schedule-index';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import type { LineIndex } from '@svc/tariff/search/line-index';
import { isCoded, type CodedLine } from './coded-tree.ts';
import { loadScheduleParts } from './load-schedule-parts.ts';

/** Versions held at once: about 60 MB each. */
const HELD_VERSIONS_MAX = 4;
// Whether a version is still the active one may be told this late; its lines never change.
const DATASET_FRESH_MS = 2000;

/** A schedule version held in memory. */
export interface HeldSchedule {
  readonly dataset: Dataset;
  readonly index: ScheduleIndex;
  readonly lineIndex: LineIndex;
  /** The top of the tree. */
  readonly chapters: readonly CodedLine[];
  /** When `dataset` was read, in milliseconds of the machine's clock. */
  readonly readAt: number;
}

/** Schedule versions by id; each is read once however many ask at the same time. */
export interface ScheduleCache {
  get(datasetId: string): Promise<HeldSchedule>;
}

/** A cache over the database at `url`; the versions used longest ago leave first. */
export function createScheduleCache(url: string, datasets: DatasetStore): ScheduleCache {
  const held = new Map<string, Promise<HeldSchedule>>();
  const load = async (datasetId: string): Promise<HeldSchedule> => {
    const dataset = await findDataset(datasets, datasetId);
    const { lines, lineIndex } = await loadScheduleParts(url, datasetId);
    return {
      dataset,
      readAt: Date.now(),
      lineIndex,
      chapters: lines.filter((line) => line.parent === null).filter(isCoded),
      index: createScheduleIndex(versionOf(dataset), lines, lineIndex),
    };
  };
  const hold = (datasetId: string, schedule: Promise<HeldSchedule>): Promise<HeldSchedule> => {
    held.delete(datasetId);
    held.set(datasetId, schedule);
    // A failed read must not stay: the next caller tries again.
    schedule.catch(() => held.delete(datasetId));
    for (const oldest of held.keys()) {
      if (held.size <= HELD_VERSIONS_MAX) break;
      held.delete(oldest);
    }
    return schedule;
  };
  return {
    get: async (datasetId) => {
      const schedule = await hold(datasetId, held.get(datasetId) ?? load(datasetId));
      if (Date.now() - schedule.readAt < DATASET_FRESH_MS) return schedule;
      const dataset = await findDataset(datasets, datasetId);
      if (dataset.contentHash !== schedule.dataset.contentHash) return hold(datasetId, load(datasetId));
      // What the classifier has read of the lines is kept by the index object: it is exchanged only when it must be.
      const isSame = dataset.state === schedule.dataset.state && dataset.name === schedule.dataset.name;
      const index = isSame ? schedule.index : { ...schedule.index, version: versionOf(dataset) };
      return hold(datasetId, Promise.resolve({ ...schedule, dataset, index, readAt: Date.now() }));
    },
  };
}

async function findDataset(datasets: DatasetStore, id: string): Promise<Dataset> {
  const dataset = await datasets.find(id);
  if (dataset === null) throw new Error(`no loaded schedule version ${id}`);
  return dataset;
}

function versionOf(dataset: Dataset): ScheduleIndex['version'] {
  const { id, market, version, name, isDemo, state, sourceName, sourceUrl } = dataset;
  return { id, market, version, name, isDemo, isActive: state === 'active', sourceName, sourceUrl };
}
