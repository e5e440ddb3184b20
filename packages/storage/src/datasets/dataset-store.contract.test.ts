import { describe, expect, it } from '@jest/globals';
import { AT, addVersion, later, newLoad } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const LEASE_MS = 1000;

const stores = suiteStores(suiteDatabase());

describe('DatasetStore, DatasetLoadStore: versions', () => {
  it('finds loaded versions by name and id, and the active one of a market', async () => {
    const active = await addVersion(stores);
    const staged = await addVersion(stores, { version: 'v2', state: 'staged', loadedAt: later(1) });
    const loading = await addVersion(stores, { version: 'v3', state: 'loading', loadedAt: null });

    expect(await stores.datasets.findActive('US')).toMatchObject({
      id: active.id,
      version: 'v1',
      state: 'active',
    });
    expect(await stores.datasets.findActive('EU')).toBeNull();
    expect(await stores.datasets.findVersion('US', 'v2')).toMatchObject({
      id: staged.id,
      entryCount: 5,
      leafCount: 3,
    });
    expect(await stores.datasets.findVersion('EU', 'v2')).toBeNull();
    expect(await stores.datasets.findVersion('US', 'v3')).toBeNull();
    expect(await stores.datasets.find(loading.id)).toBeNull();
    expect((await stores.datasets.list()).map(({ version }) => version)).toEqual(['v2', 'v1']);
  });
});

describe('DatasetStore, DatasetLoadStore: loads', () => {
  it('are claimed by one worker at a time, until the lease expires', async () => {
    const load = newLoad();
    await stores.loads.create(load);
    const claims = await Promise.all([1, 2].map(() => stores.loads.claim(load.id, AT, LEASE_MS)));
    expect(claims.filter((claimed) => claimed !== null)).toMatchObject([{ state: 'running', attempts: 1 }]);
    expect(await stores.loads.claim(load.id, later(LEASE_MS - 1), LEASE_MS)).toBeNull();
    expect(await stores.loads.claim(load.id, later(LEASE_MS), LEASE_MS)).toMatchObject({ attempts: 2 });
  });

  it('report their progress, which extends the lease', async () => {
    const load = newLoad();
    await stores.loads.create(load);
    await stores.loads.progress(load.id, 'checking', 40, later(5000));
    expect(await stores.loads.find(load.id)).toMatchObject({ state: 'queued', stage: null, percent: 0 });
    await stores.loads.claim(load.id, AT, LEASE_MS);
    await stores.loads.progress(load.id, 'checking', 40, later(5000));
    expect(await stores.loads.find(load.id)).toMatchObject({ stage: 'checking', percent: 40 });
    expect(await stores.loads.findStale(AT, later(4999))).toEqual([]);
    expect(await stores.loads.findStale(AT, later(5000))).toEqual([load.id]);
  });

  it('end once, and are not claimed again', async () => {
    const load = newLoad();
    await stores.loads.create(load);
    await stores.loads.claim(load.id, AT, LEASE_MS);
    const end = { state: 'refused', datasetId: null, report: null, error: 'not whole' } as const;
    await stores.loads.finish(load.id, end, later(1));
    await stores.loads.release(load.id);
    await stores.loads.finish(load.id, { ...end, state: 'failed' }, later(2));
    expect(await stores.loads.find(load.id)).toMatchObject({ ...end, percent: 100, finishedAt: later(1) });
    expect(await stores.loads.claim(load.id, later(9000), LEASE_MS)).toBeNull();
  });

  it('store the source of a version, and the size of the active one', async () => {
    await addVersion(stores, { contentHash: 'b'.repeat(64) });
    await addVersion(stores, { market: 'EU', version: 'sample', isDemo: true });
    expect(await stores.loads.versionHash('US', 'v1')).toMatchObject({ hash: 'b'.repeat(64) });
    expect(await stores.loads.versionHash('US', 'v9')).toBeNull();
    expect(await stores.loads.activeLeafCount('US')).toBe(3);
    expect(await stores.loads.activeLeafCount('EU')).toBeNull();
    expect(await stores.loads.activeLeafCount('VN')).toBeNull();
  });
});
