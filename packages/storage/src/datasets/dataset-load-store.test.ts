import { describe, expect, it } from '@jest/globals';
import type { LoadEnd, NewLoad } from '@svc/domain/datasets/dataset-load';
import { addVersion, AT, later, loadReport, newLoad } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { loadUnderWay } from './dataset-load-store.ts';

const LEASE_MS = 1000;

const database = suiteDatabase();
const stores = suiteStores(database);

async function create(changes: Partial<NewLoad> = {}): Promise<string> {
  const load = newLoad(changes);
  await stores.loads.create(load);
  return load.id;
}
const claim = (id: string, at = AT) => stores.loads.claim(id, at, LEASE_MS);
const files = (loadId: string) =>
  database.client.datasetContent.findMany({ where: { loadId }, orderBy: { part: 'asc' } });
const END: LoadEnd = { state: 'refused', datasetId: null, report: null, error: 'not whole' };

describe('the end of a load', () => {
  it.each(['done', 'unchanged', 'refused', 'failed'] as const)(
    'as %s is final, and deletes its files',
    async (state) => {
      const id = await create();
      const version = await addVersion(stores);
      await claim(id);
      const report = loadReport({ lines: 5, entries: 4, leaves: 3, rejected: 1, ignoredColumns: ['colour'] });
      const problem = { code: 'version_exists', params: { version: 'v1' } } as const;
      await stores.loads.finish(id, { state, datasetId: version.id, report, error: 'x', problem }, later(9));
      expect(await stores.loads.find(id)).toMatchObject({
        state,
        datasetId: version.id,
        report,
        problem,
        percent: 100,
        finishedAt: later(9),
      });
      expect(await files(id)).toEqual([]);
      expect(await claim(id, later(9 * LEASE_MS))).toBeNull();
      expect(await stores.loads.findStale(later(9 * LEASE_MS), later(9 * LEASE_MS))).toEqual([]);
    },
  );

  it('is written by the first worker: a later one without a lease changes nothing', async () => {
    const id = await create();
    await claim(id);
    await claim(id, later(LEASE_MS));
    await stores.loads.finish(id, END, later(1));
    await stores.loads.finish(id, { ...END, state: 'failed', error: 'late' }, later(2));
    await stores.loads.progress(id, 'writing', 50, later(9000));
    await stores.loads.release(id);
    expect(await stores.loads.find(id)).toMatchObject({
      ...END,
      stage: null,
      percent: 100,
      finishedAt: later(1),
    });
  });

  it('is not written for a load that has not started', async () => {
    const id = await create();
    await stores.loads.finish(id, END, later(1));
    expect(await stores.loads.find(id)).toMatchObject({ state: 'queued', error: null, finishedAt: null });
    expect(await files(id)).toHaveLength(1);
  });
});

describe('files from the official source', () => {
  const arrived = {
    version: '2026HTSRev9',
    fileName: 'hts.json',
    contentHash: 'b'.repeat(64),
    sourceName: 'USITC',
    sourceUrl: 'https://hts.usitc.gov/',
  };

  it('replace the previous ones, with their metadata', async () => {
    const id = await create({ version: '', parts: [{ part: 'rates', bytes: Buffer.from('old') }] });
    await claim(id);
    const parts = [
      { part: 'rates', bytes: Buffer.from([0, 255, 92]) },
      { part: 'schedule', bytes: Buffer.from('new') },
    ] as const;
    await stores.loads.arrived(id, { ...arrived, parts });
    expect(await stores.loads.find(id)).toMatchObject({ ...arrived, state: 'running' });
    expect((await files(id)).map(({ part, bytes }) => [part, [...bytes]])).toEqual([
      ['rates', [0, 255, 92]],
      ['schedule', [...Buffer.from('new')]],
    ]);
  });

  it('are rejected for a load that has ended or not started', async () => {
    const id = await create();
    await expect(stores.loads.arrived(id, { ...arrived, parts: [] })).rejects.toThrow('not found');
    await claim(id);
    await stores.loads.finish(id, END, later(1));
    await expect(stores.loads.arrived(id, { ...arrived, parts: [] })).rejects.toThrow('not found');
    expect(await stores.loads.find(id)).toMatchObject({ version: 'v1', fileName: 'hts.csv' });
  });
});

describe('loads', () => {
  it('are listed newest first, up to the limit', async () => {
    const [first, third, second] = [
      await create({ createdAt: later(1) }),
      await create({ createdAt: later(3) }),
      await create({ createdAt: later(2) }),
    ];
    expect((await stores.loads.list(9)).map(({ id }) => id)).toEqual([third, second, first]);
    expect((await stores.loads.list(1)).map(({ id }) => id)).toEqual([third]);
  });

  it('that were released wait again, with their tries counted', async () => {
    const id = await create();
    await claim(id);
    await stores.loads.release(id);
    expect(await stores.loads.find(id)).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await claim(id)).toMatchObject({ attempts: 2 });
  });

  it('become stale after waiting or when their lease ends, oldest first', async () => {
    const lapsed = await create({ createdAt: later(2) });
    const waiting = await create({ createdAt: later(1) });
    await create({ createdAt: later(3) });
    await claim(lapsed);
    expect(await stores.loads.findStale(later(2), later(LEASE_MS - 1))).toEqual([waiting]);
    expect(await stores.loads.findStale(later(2), later(LEASE_MS))).toEqual([waiting, lapsed]);
  });

  it('with the same content are in progress in their market from request to end', async () => {
    const content = { market: 'US', contentHash: 'a'.repeat(64) } as const;
    expect(await loadUnderWay(database.client, content)).toBeNull();
    const id = await create();
    expect(await loadUnderWay(database.client, content)).toBe(id);
    await claim(id);
    expect(await loadUnderWay(database.client, content)).toBe(id);
    expect(await loadUnderWay(database.client, { ...content, market: 'EU' })).toBeNull();
    expect(await loadUnderWay(database.client, { ...content, contentHash: 'b'.repeat(64) })).toBeNull();
    await stores.loads.finish(id, END, later(1));
    expect(await loadUnderWay(database.client, content)).toBeNull();
  });
});
