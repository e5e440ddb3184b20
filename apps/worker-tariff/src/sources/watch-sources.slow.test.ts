import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runLoad } from '@svc/domain/datasets/run-load';
import type { OfficialSource } from '@svc/domain/datasets/official-source';
import type { Market } from '@svc/tariff/market';
import { silentLogger } from '@svc/runtime/logger';
import { createProducer } from '@svc/queues/producer';
import { SHIRTS_AFTER, SHIRTS_BEFORE } from '../../test/shirt-versions.ts';
import { startSourceServer, type Misbehaviour, type SourceServer } from '../../test/source-server.ts';
import { scheduleText, startTariffBench, type TariffBench } from '../../test/tariff-bench.ts';
import type { MarketSource } from '@svc/service/sources/market-source';
import { createWatchDeps } from './watch-deps.ts';
import { watchSources, type WatchDeps } from './watch-sources.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-21T10:00:00Z');

let bench: TariffBench;
let server: SourceServer;
let producer: ReturnType<typeof createProducer>;
let clock: number;
beforeEach(async () => {
  bench = await startTariffBench();
  server = await startSourceServer();
  server.file = scheduleText(SHIRTS_BEFORE);
  producer = createProducer({ kind: 'postgres', url: bench.database.url }, silentLogger);
  clock = START;
});
afterEach(async () => {
  await producer.close();
  await server.close();
  await bench.close();
});

function deps(changes: Partial<WatchDeps> = {}): WatchDeps {
  const { database } = bench;
  const made = createWatchDeps({ database, producer }, database.url, bench.deps.load.loads);
  return { ...made, now: () => new Date(clock), ...changes };
}

function settings(changes: Partial<MarketSource> = {}): ReadonlyMap<Market, MarketSource | null> {
  const { url, releaseUrl } = server;
  const base = { market: 'US', url, releaseUrl, ratesUrl: null, checkHours: 24, activate: false } as const;
  return new Map([['US', { ...base, ...changes }]]);
}

async function known(): Promise<OfficialSource> {
  const row = await deps().sources.find('US');
  if (row === null) throw new Error('nothing is known of the source');
  return row;
}

/** Watches once, runs the requested loads, and watches again at once. */
async function watch(changes: Partial<MarketSource> = {}): Promise<OfficialSource> {
  await watchSources(deps(), settings(changes));
  const loads = await bench.database.client.datasetLoad.findMany({ where: { state: 'queued' } });
  for (const { id } of loads) await runLoad(bench.deps.load, id);
  await watchSources(deps(), settings(changes));
  return known();
}

async function versions(): Promise<Readonly<Record<string, string>>> {
  const rows = await bench.database.client.dataset.findMany();
  return Object.fromEntries(rows.map((row) => [row.version, row.state]));
}

describe('a new release', () => {
  it('is loaded as a staged version and waits for review', async () => {
    expect(await watch()).toMatchObject({
      state: 'differs',
      release: '2026HTSRev4',
      checkedAt: new Date(START),
      error: null,
    });
    expect(await versions()).toEqual({ '2026HTSRev4': 'staged' });
    const dataset = await bench.database.client.dataset.findFirstOrThrow();
    expect(dataset).toMatchObject({
      isDemo: false,
      sourceUrl: server.url,
      sourceName: new URL(server.url).host,
    });
  });

  it('is `loading` during the load', async () => {
    await watchSources(deps(), settings());
    expect(await known()).toMatchObject({ state: 'loading', release: '2026HTSRev4' });
    await watchSources(deps(), settings());
    expect((await known()).state).toBe('loading');
    expect(await bench.database.client.datasetLoad.count()).toBe(1);
  });

  it('is activated at once if the source is set to', async () => {
    expect((await watch({ activate: true })).state).toBe('loaded');
    expect(await versions()).toEqual({ '2026HTSRev4': 'active' });
  });

  it('follows the previous one, and the states follow manual activations', async () => {
    await watch({ activate: true });
    server.release = { name: '2026HTSRev5' };
    server.file = scheduleText(SHIRTS_AFTER);
    clock += 30 * HOUR_MS;
    expect((await watch()).state).toBe('differs');
    expect(await versions()).toEqual({ '2026HTSRev4': 'active', '2026HTSRev5': 'staged' });
    await bench.switchTo('2026HTSRev5');
    await watchSources(deps(), settings());
    expect((await known()).state).toBe('loaded');
    await bench.switchTo('2026HTSRev4');
    await watchSources(deps(), settings());
    expect((await known()).state).toBe('differs');
  });

  it('is not activated again after a manual rollback', async () => {
    await bench.load('v0', SHIRTS_AFTER, { activate: true });
    await watch({ activate: true });
    await bench.switchTo('v0');
    clock += 30 * HOUR_MS;
    expect((await watch({ activate: true })).state).toBe('differs');
    expect(await versions()).toMatchObject({ v0: 'active', '2026HTSRev4': 'superseded' });
  });

  it('is activated later when the setting changes', async () => {
    await watch();
    clock += 30 * HOUR_MS;
    expect((await watch({ activate: true })).state).toBe('loaded');
  });

  it('is named by date and content if the source names none', async () => {
    expect((await watch({ releaseUrl: null })).release).toMatch(/^2026-11-21-[0-9a-f]{8}$/);
    expect(server.asked).toEqual(['/reststop/exportList']);
  });

  it('is loaded with its table of rates', async () => {
    await watchSources(deps(), settings({ ratesUrl: server.ratesUrl }));
    const parts = await bench.database.client.datasetContent.findMany({ orderBy: { part: 'asc' } });
    expect(parts.map(({ part }) => part)).toEqual(['rates', 'schedule']);
  });
});

describe('a source without changes', () => {
  it('is not loaded again', async () => {
    await watch({ activate: true });
    clock += 30 * HOUR_MS;
    expect(await watch({ activate: true })).toMatchObject({ state: 'loaded', checkedAt: new Date(clock) });
    expect(await bench.database.client.datasetLoad.count()).toBe(1);
  });

  it('is recognised by its content under any name', async () => {
    await bench.load('my-own-name', SHIRTS_BEFORE, { activate: true });
    expect(await watch()).toMatchObject({ state: 'loaded', release: 'my-own-name' });
    expect(await versions()).toEqual({ 'my-own-name': 'active' });
  });

  it('is checked at the configured interval, give or take a tenth', async () => {
    await watch();
    const asked = server.asked.length;
    clock = START + 21 * HOUR_MS;
    await watchSources(deps(), settings());
    expect(server.asked).toHaveLength(asked);
    clock = START + 27 * HOUR_MS;
    await watchSources(deps(), settings());
    expect(server.asked.length).toBeGreaterThan(asked);
  });

  it('offers no release without a release name', async () => {
    server.release = [];
    expect(await watch()).toMatchObject({ state: 'no_release', error: null });
    expect(server.asked).not.toContain('/reststop/exportList');
  });

  it('with other content under a loaded name differs, and changes nothing', async () => {
    await watch({ activate: true });
    server.file = scheduleText(SHIRTS_AFTER);
    clock += 30 * HOUR_MS;
    const differing = await watch({ activate: true });
    expect([differing.state, differing.error]).toEqual(['differs', expect.stringContaining('2026HTSRev4')]);
    expect(await bench.database.client.datasetLoad.count()).toBe(1);
  });
});

describe('a broken source', () => {
  it.each<[Misbehaviour, RegExp]>([
    ['page', /web page/],
    ['cut', /broke off/],
    ['error', /error 500/],
    ['elsewhere', /another host/],
    ['empty', /empty/],
  ])('that returns %s fails with the reason, and the active version stays', async (misbehaviour, why) => {
    await bench.load('v0', SHIRTS_AFTER, { activate: true });
    server.misbehaviour = misbehaviour;
    const source = await watch({ activate: true });
    expect([source.state, source.error]).toEqual(['failed', expect.stringMatching(why)]);
    expect(await versions()).toEqual({ v0: 'active' });
  });

  it('is checked again within the hour, and recovers', async () => {
    server.misbehaviour = 'error';
    await watch();
    server.misbehaviour = null;
    clock += 0.5 * HOUR_MS;
    expect((await watch()).state).toBe('failed');
    clock += 0.7 * HOUR_MS;
    expect(await watch()).toMatchObject({ state: 'differs', error: null });
  });

  it('that is slow does not fail', async () => {
    server.misbehaviour = 'slow';
    expect((await watch()).release).toBe('2026HTSRev4');
  });

  it.each(['not JSON at all', '[{"htsno":"0101","indent":"0"'])(
    'with an incomplete schedule (%j) fails and is not loaded on every check',
    async (file) => {
      server.file = file;
      const source = await watch();
      expect([source.state, source.error]).toEqual(['failed', expect.any(String)]);
      clock += 2 * HOUR_MS;
      expect((await watch()).state).toBe('failed');
      expect(await bench.database.client.datasetLoad.count()).toBe(1);
    },
  );

  it('does not block the others', async () => {
    const broken: MarketSource = {
      market: 'EU',
      url: 'http://127.0.0.1:1/file',
      releaseUrl: null,
      ratesUrl: null,
      checkHours: 24,
      activate: false,
    };
    await watchSources(deps(), new Map([['EU', broken], ...settings()]));
    expect((await known()).state).toBe('loading');
  });
});

describe('several workers', () => {
  it('check once', async () => {
    await Promise.all([1, 2, 3].map(() => watchSources(deps(), settings())));
    expect(server.asked.filter((path) => path === '/reststop/exportList')).toHaveLength(1);
    expect(await bench.database.client.datasetLoad.count()).toBe(1);
  });

  it('check once, if one had read the source before another checked it', async () => {
    const { sources } = deps();
    const enable = async (market: Market): Promise<void> => {
      await watchSources(deps(), settings());
      await sources.enable(market);
    };
    await watchSources(deps({ sources: { ...sources, enable } }), settings());
    expect(server.asked.filter((path) => path === '/reststop/exportList')).toHaveLength(1);
    expect((await known()).state).toBe('loading');
  });

  it('check again after one that stopped midway', async () => {
    const stop = new AbortController();
    server.onFile = () => stop.abort();
    server.misbehaviour = 'slow';
    await watchSources(deps(), settings(), stop.signal);
    expect((await known()).checkedAt).toBeNull();
    server.onFile = () => undefined;
    expect((await watch()).release).toBe('2026HTSRev4');
  });
});

describe('an unconfigured source', () => {
  it('is disabled, even after it was configured', async () => {
    await watchSources(deps(), new Map([['US', null]]));
    expect(await deps().sources.find('US')).toBeNull();
    await watch();
    await watchSources(deps(), new Map([['US', null]]));
    expect((await known()).state).toBe('disabled');
    expect((await watch()).state).toBe('differs');
  });

  it('is pending from its configuration until the first check', async () => {
    const nobody = deps({ exclusively: async () => false });
    await watchSources(nobody, settings());
    expect((await known()).state).toBe('pending');
  });
});
