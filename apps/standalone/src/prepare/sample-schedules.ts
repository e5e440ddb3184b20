import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { requestLoad } from '@svc/domain/datasets/request-load';
import { loadDataset } from '@svc/queues/jobs';
import type { Producer } from '@svc/queues/producer';
import { systemClock } from '@svc/runtime/clock';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { withDatabase, type Db } from '@svc/storage/prisma';
import type { Market } from '@svc/tariff/market';

const SAMPLE_DIR = new URL('../../../../prisma/seed/sample/', import.meta.url);
const POLL_MS = 200;
const LOADED_WITHIN_MS = 60_000;

interface SampleVersion {
  readonly market: Market;
  readonly version: string;
  readonly name: string;
  readonly file: string;
  readonly effective_date: string;
  readonly source_name: string;
  readonly active: boolean;
  readonly notes: string;
}

export async function requestSampleSchedules(
  db: Db,
  producer: Producer,
  say: (line: string) => void,
): Promise<void> {
  const known = (await db.dataset.count()) + (await db.datasetLoad.count());
  if (known > 0) return;

  const loads = createDatasetLoadStore(db);
  const enqueue = (loadId: string) => producer.enqueue(loadDataset, { loadId });
  for (const sample of await readManifest()) {
    const bytes = await readFile(fileURLToPath(new URL(sample.file, SAMPLE_DIR)));
    await requestLoad(
      { loads, enqueue, now: systemClock },
      {
        market: sample.market,
        version: sample.version,
        name: sample.name,
        fileName: sample.file,
        effectiveDate: new Date(sample.effective_date),
        isDemo: true,
        sourceName: sample.source_name,
        sourceUrl: null,
        notes: sample.notes,
        activate: sample.active,
        replace: false,
        parts: [{ part: 'schedule', bytes }],
      },
    );
  }
  say('loading the sample schedules');
}

async function readManifest(): Promise<readonly SampleVersion[]> {
  const text = await readFile(fileURLToPath(new URL('manifest.json', SAMPLE_DIR)), 'utf8');
  // Part of the project; a test verifies its shape.
  return (JSON.parse(text) as { readonly datasets: readonly SampleVersion[] }).datasets;
}

/** Waits until no sample schedule is loading. Throws if one failed or on timeout. */
export async function sampleSchedulesLoaded(databaseUrl: string, signal: AbortSignal): Promise<void> {
  return withDatabase(databaseUrl, 1, async (database) => {
    const deadline = Date.now() + LOADED_WITHIN_MS;
    for (;;) {
      const loads = await database.client.datasetLoad.findMany({
        where: { isDemo: true },
        select: { state: true, error: true, version: true },
      });
      const failed = loads.find((load) => load.state === 'failed' || load.state === 'refused');
      if (failed !== undefined)
        throw new Error(`the sample schedule ${failed.version} was not loaded: ${failed.error}`);
      if (!loads.some((load) => load.state === 'queued' || load.state === 'running')) return;
      if (Date.now() > deadline)
        throw new Error('the sample schedules were not loaded in time: see the log of worker-tariff');
      await sleep(POLL_MS, undefined, { signal });
    }
  });
}

export async function isSampleActive(databaseUrl: string, market: Market): Promise<boolean> {
  return withDatabase(databaseUrl, 1, async (database) => {
    return (await database.client.dataset.count({ where: { market, state: 'active', isDemo: true } })) > 0;
  });
}
