import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RunLoadDeps } from '@svc/domain/datasets/run-load';
import { requestLoad } from '@svc/domain/datasets/request-load';
import { silentLogger } from '@svc/runtime/logger';
import { addVersion, later, loadReport, loadRequest } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { handleLoadDataset, sweepLoads } from './run-work.ts';

/** The version that a load writes. */
const WRITTEN = 'd'.repeat(32);
const REPORT = loadReport({ lines: 1, entries: 1, leaves: 1 });

const stores = suiteStores(suiteDatabase());
let clock: Date;
let read: string[];
beforeEach(async () => {
  clock = later(0);
  read = [];
  await addVersion(stores, { id: WRITTEN, version: 'written', state: 'staged' });
});

const ask = (version: string) =>
  requestLoad(
    { loads: stores.loads, enqueue: async () => undefined, now: () => clock },
    loadRequest({ version, activate: false, parts: [{ part: 'schedule', bytes: Buffer.from(version) }] }),
  );

/** Reads what it is given, and breaks at a version that says so. */
const deps = (): RunLoadDeps => ({
  loads: stores.loads,
  datasets: stores.datasets,
  fetchRelease: async () => Promise.reject(new Error('nothing is downloaded')),
  readAndWrite: async ({ version }) => {
    read.push(version);
    if (version.startsWith('broken')) throw new Error(`${version} can not be read`);
    return { datasetId: WRITTEN, report: REPORT };
  },
  activate: async () => undefined,
  now: () => clock,
  leaseMs: 60_000,
});
const stateOf = async (id: string) => (await stores.loads.find(id))?.state;

describe('sweepLoads', () => {
  it('leaves a recent load to its queue job', async () => {
    const id = await ask('v1');
    clock = later(4_999);
    await sweepLoads(deps());
    expect([await stateOf(id), read]).toEqual(['queued', []]);
  });

  it('runs a load lost by the queue', async () => {
    const id = await ask('v1');
    clock = later(10_000);
    await sweepLoads(deps());
    expect(await stateOf(id)).toBe('done');
  });

  it('runs a load of a dead worker once its lease has expired', async () => {
    const id = await ask('v1');
    await stores.loads.claim(id, clock, 60_000);
    clock = later(59_999);
    await sweepLoads(deps());
    expect(read).toEqual([]);
    clock = later(60_000);
    await sweepLoads(deps());
    expect([await stateOf(id), read]).toEqual(['done', ['v1']]);
  });

  it('runs every load, then reports all failures', async () => {
    const ids = [await ask('broken 1'), await ask('v2'), await ask('broken 3')];
    clock = later(10_000);
    const error = await sweepLoads(deps()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AggregateError);
    expect((error as AggregateError).errors).toMatchObject([
      { message: 'broken 1 can not be read' },
      { message: 'broken 3 can not be read' },
    ]);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['queued', 'done', 'queued']);
  });

  it('reads each file once with two concurrent workers', async () => {
    for (const version of ['v1', 'v2', 'v3']) await ask(version);
    clock = later(10_000);
    await Promise.all([sweepLoads(deps()), sweepLoads(deps())]);
    expect(read.toSorted()).toEqual(['v1', 'v2', 'v3']);
  });
});

describe('a queue job of a load', () => {
  const handle = (loadId: string) => handleLoadDataset(deps())({ loadId }, { attempt: 1, log: silentLogger });

  it('does nothing if repeated, or if the load was deleted', async () => {
    const id = await ask('v1');
    await handle(id);
    await handle(id);
    await handle('f'.repeat(32));
    expect(read).toEqual(['v1']);
  });

  it('fails if its load fails, so that the queue retries', async () => {
    await expect(handle(await ask('broken'))).rejects.toThrow('broken can not be read');
  });
});
