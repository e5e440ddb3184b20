import { basename } from 'node:path';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import { requestLoad } from '@svc/domain/datasets/request-load';
import { chooseBackend } from '@svc/queues/backend';
import { loadDataset } from '@svc/queues/jobs';
import { createProducer } from '@svc/queues/producer';
import { silentLogger } from '@svc/runtime/logger';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { openDatabase } from '@svc/storage/prisma';
import type { Stack } from './stack.ts';

const POLL_MS = 25;
const LOAD_WITHIN_MS = 120_000;

interface FileToLoad {
  readonly path: string;
  readonly version: string;
  readonly activate: boolean;
}

/** Loads a US schedule with a stack's tariff worker; returns milliseconds from claim to end. */
export async function loadUsSchedule(stack: Stack, file: FileToLoad): Promise<number> {
  const database = openDatabase(stack.databaseUrl, 2);
  const producer = createProducer(chooseBackend(stack.redisUrl, stack.databaseUrl), silentLogger);
  try {
    const loads = createDatasetLoadStore(database.client);
    const enqueue = (loadId: string) => producer.enqueue(loadDataset, { loadId });
    const id = await requestLoad({ loads, enqueue, now: () => new Date() }, await request(file));
    const ended = await endOf(() => loads.find(id));
    if (ended.state !== 'done') throw new Error(`the load ended as ${ended.state}: ${ended.error}`);
    const { claimedAt } = await database.client.datasetLoad.findUniqueOrThrow({ where: { id } });
    return (ended.finishedAt?.getTime() ?? 0) - (claimedAt?.getTime() ?? 0);
  } finally {
    await producer.close();
    await database.close();
  }
}

async function request({ path, version, activate }: FileToLoad) {
  const parts = [{ part: 'schedule', bytes: await readFile(path) }] as const;
  const plain = { name: null, effectiveDate: null, sourceName: null, sourceUrl: null, notes: null };

  return {
    ...plain,
    market: 'US',
    version,
    fileName: basename(path),
    isDemo: false,
    activate,
    replace: false,
    parts,
  } as const;
}

async function endOf(find: () => Promise<DatasetLoad | null>): Promise<DatasetLoad> {
  for (const deadline = Date.now() + LOAD_WITHIN_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const load = await find();
    if (load !== null && load.finishedAt !== null) return load;
  }
  throw new Error('the load did not end in time');
}
