import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { handOverLoad, type LoadRequest } from '@svc/domain/datasets/request-load';
import { runLoad, type RunLoadDeps } from '@svc/domain/datasets/run-load';
import { download } from '@svc/runtime/outbound/download';
import { createLoadRequestStore } from '@svc/storage/datasets/load-request-store';
import { loadRequest } from '@svc/testkit/records';
import { SHIRTS_BEFORE } from '../../test/shirt-versions.ts';
import { startSourceServer, type Misbehaviour, type SourceServer } from '../../test/source-server.ts';
import { scheduleText, startTariffBench, type TariffBench } from '../../test/tariff-bench.ts';
import { createFetchFromSource } from './fetch-from-source.ts';

const BY = { byId: null, via: 'session' } as const;
const FETCH = loadRequest({ version: '', fileName: '', activate: false, fromSource: true, parts: [] });

let bench: TariffBench;
let server: SourceServer;
let stopped: AbortController;
beforeEach(async () => {
  bench = await startTariffBench();
  server = await startSourceServer();
  server.file = scheduleText(SHIRTS_BEFORE);
  stopped = new AbortController();
});
afterEach(async () => {
  await server.close();
  await bench.close();
});

function deps(): RunLoadDeps {
  const settings = {
    usTariffUrl: server.url,
    usTariffReleaseUrl: server.releaseUrl,
    euTariffUrl: null,
    euTariffRatesUrl: null,
    vnTariffUrl: null,
  };
  const fetchRelease = createFetchFromSource({ download, settings, signal: stopped.signal });
  return { ...bench.deps.load, fetchRelease };
}

function request(changes: Partial<LoadRequest> = {}): Promise<string> {
  const { client, url } = bench.database;
  const requests = createLoadRequestStore(client, url);
  const now = () => new Date();
  return handOverLoad(
    { loads: bench.deps.load.loads, requests, by: BY, enqueue: async () => undefined, now },
    { ...FETCH, ...changes },
  );
}

async function fetched(changes: Partial<LoadRequest> = {}) {
  const id = await request(changes);
  await runLoad(deps(), id);
  const load = await bench.deps.load.loads.find(id);
  if (load === null) throw new Error('the load is lost');
  return load;
}

const contents = () => bench.database.client.datasetContent.count();

describe('a load from the official source', () => {
  it('loads the release in force under its name without activating it', async () => {
    const load = await fetched();
    expect(load).toMatchObject({
      state: 'done',
      version: '2026HTSRev4',
      fileName: 'exportList',
      sourceName: new URL(server.url).host,
      sourceUrl: server.url,
      problem: null,
    });
    const dataset = await bench.database.client.dataset.findFirstOrThrow();
    expect(dataset).toMatchObject({ id: load.datasetId, version: '2026HTSRev4', state: 'staged' });
    expect(await contents()).toBe(0);
  });

  it.each<[Misbehaviour, string]>([
    ['page', 'source_web_page'],
    ['cut', 'source_connection'],
    ['error', 'source_status'],
    ['elsewhere', 'source_redirect'],
    ['empty', 'source_empty'],
  ])('fails on a misbehaving source: %s', async (misbehaviour, code) => {
    server.misbehaviour = misbehaviour;
    const { host } = new URL(server.url);
    expect(await fetched()).toMatchObject({ state: 'failed', problem: { code, params: { host } } });
    expect([await contents(), await bench.database.client.dataset.count()]).toEqual([0, 0]);
  });

  it('fails if the source has no release in force', async () => {
    server.release = [{ name: '2026HTSRev3', status: 'archived' }];
    expect(await fetched()).toMatchObject({ state: 'failed', problem: { code: 'source_no_release' } });
  });

  it('fails if the release changes during the download', async () => {
    server.onFile = () => (server.release = { name: '2026HTSRev5' });
    expect(await fetched()).toMatchObject({ state: 'failed', problem: { code: 'source_release_changed' } });
  });

  it('fails if a market has no address', async () => {
    expect(await fetched({ market: 'VN' })).toMatchObject({
      state: 'failed',
      problem: { code: 'source_not_set', params: { market: 'VN' } },
    });
  });

  it('continues with another worker when the process stops during the download', async () => {
    server.misbehaviour = 'slow';
    server.onFile = () => stopped.abort();
    const id = await request();
    await expect(runLoad(deps(), id)).rejects.toThrow('abort');
    expect(await bench.deps.load.loads.find(id)).toMatchObject({ state: 'queued', problem: null });

    stopped = new AbortController();
    server.onFile = () => undefined;
    await runLoad(deps(), id);
    expect(await bench.deps.load.loads.find(id)).toMatchObject({ state: 'done', version: '2026HTSRev4' });
  });

  it('is not downloaded again after the worker died with complete files', async () => {
    const id = await request();
    const dying: RunLoadDeps = {
      ...deps(),
      readAndWrite: async () => Promise.reject(new Error('out of memory')),
    };
    await expect(runLoad(dying, id)).rejects.toThrow('out of memory');
    const before = server.asked.length;
    await runLoad(deps(), id);
    expect([(await bench.deps.load.loads.find(id))?.state, server.asked.length]).toEqual(['done', before]);
  });
});
