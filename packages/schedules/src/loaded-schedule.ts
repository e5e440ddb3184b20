import type { ScheduleIndex } from '@svc/classifier/ports';
import { createScheduleIndex } from '@svc/classifier/schedule-index';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { FactStamps, ScheduleFacts } from '@svc/domain/datasets/dataset-store';
import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';
import { openLines } from '@svc/tariff/packed/line-tree';
import type { LineIndex } from '@svc/tariff/search/index/line-index';
import { Worker } from 'node:worker_threads';
import type { ScheduleParts, ScheduleRequest } from './read-schedule-parts.ts';
import { threadAnswer } from './thread-answer.ts';

export interface LoadedSchedule {
  readonly dataset: Dataset;
  readonly index: ScheduleIndex;
  readonly lineIndex: LineIndex;
  readonly chapters: readonly CodedLine[];
  readonly stamps: FactStamps;
  /** Time at which `dataset` was read, in milliseconds of the local clock. */
  readonly readAt: number;
}

interface Parts {
  readonly url: string;
  readonly facts: ScheduleFacts;
}

export async function loadSchedule({ url, facts }: Parts, dataset: Dataset): Promise<LoadedSchedule> {
  // Read first, so that the next refresh notices a change during the load.
  const stamps = await facts.stamps(dataset.id);
  const changedDigits = await facts.changedDigits(dataset.id);
  const parts = await loadScheduleParts({ url, datasetId: dataset.id, market: dataset.market });
  const { lineIndex } = parts;
  const lines = openLines(parts.lines);

  return {
    dataset,
    stamps,
    readAt: Date.now(),
    lineIndex,
    chapters: lines.tops().filter(isCoded),
    index: createScheduleIndex(versionOf(dataset), lines, lineIndex, { changedDigits }),
  };
}

export function isOfContent(schedule: LoadedSchedule, dataset: Dataset): boolean {
  return (
    schedule.dataset.contentHash === dataset.contentHash &&
    schedule.dataset.loadedAt?.getTime() === dataset.loadedAt?.getTime()
  );
}

/** Copy of a loaded version with its current state: active or not, and the codes touched by its latest change. */
export async function renewed(
  facts: ScheduleFacts,
  schedule: LoadedSchedule,
  dataset: Dataset,
  change: string,
): Promise<LoadedSchedule> {
  const readAt = Date.now();
  const index = { ...schedule.index, version: versionOf(dataset) };
  if (change === schedule.stamps.change) return { ...schedule, dataset, index, readAt };

  const changedDigits = await facts.changedDigits(dataset.id);
  const isRecentlyChanged = (digits: string): boolean => changedDigits.has(digits);
  const stamps = { ...schedule.stamps, change };

  return { ...schedule, dataset, index: { ...index, isRecentlyChanged }, stamps, readAt };
}

function versionOf(dataset: Dataset): ScheduleIndex['version'] {
  const { id, market, version, name, isDemo, state, sourceName, sourceUrl } = dataset;
  const standing = { isActive: state === 'active', isSuperseded: state === 'superseded' };
  return { id, market, version, name, isDemo, ...standing, sourceName, sourceUrl };
}

/** Reads a version and builds its search index off the event loop. */
async function loadScheduleParts(request: ScheduleRequest): Promise<ScheduleParts> {
  const thread = new Worker(new URL('./index-thread.js', import.meta.url), { workerData: request });
  // Posted only by that thread, in this shape.
  return (await threadAnswer(thread)) as ScheduleParts;
}
