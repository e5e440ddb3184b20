import { beforeEach, describe, expect, it } from '@jest/globals';
import { addVersion, AT, later, LOAD_PARTS, loadReport, loadRequest } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import type { LoadReport, LoadStage } from './dataset-load.ts';
import { loadContentHash, requestLoad, type LoadRequest } from './request-load.ts';
import { runLoad, type RunLoadDeps } from './run-load.ts';

const LEASE_MS = 60_000;
/** The version that a load writes. */
const WRITTEN = 'd'.repeat(32);

const stores = suiteStores(suiteDatabase());
let clock: Date;
let activated: string[];
beforeEach(async () => {
  clock = AT;
  activated = [];
  await addVersion(stores, { id: WRITTEN, market: 'EU', version: 'written', state: 'staged' });
});

const ask = (changes: Partial<LoadRequest> = {}) =>
  requestLoad(
    { loads: stores.loads, enqueue: async () => undefined, now: () => clock },
    loadRequest(changes),
  );

const report = (changes: Partial<LoadReport> = {}) =>
  loadReport({ lines: 5, entries: 5, leaves: 3, ...changes });

type Read = RunLoadDeps['readAndWrite'];

/** No load of these tests is downloaded. */
const source = () => ({
  datasets: stores.datasets,
  fetchRelease: async () => Promise.reject(new Error('nothing is downloaded')),
});

const reads: Read = async () => ({ datasetId: WRITTEN, report: report() });
const breaks: Read = async () => {
  throw new Error('the disk is full');
};
const run = (id: string, readAndWrite: Read = reads) =>
  runLoad(
    {
      ...source(),
      loads: stores.loads,
      readAndWrite,
      activate: async (datasetId) => {
        activated.push(datasetId);
      },
      now: () => clock,
      leaseMs: LEASE_MS,
    },
    id,
  );
const found = (id: string) => stores.loads.find(id);

describe('runLoad', () => {
  it('reads the file, writes the version and activates it', async () => {
    const id = await ask();
    clock = later(50);
    await run(id);
    expect(await found(id)).toMatchObject({
      state: 'done',
      datasetId: WRITTEN,
      report: report(),
      error: null,
      percent: 100,
      finishedAt: later(50),
    });
    expect(activated).toEqual([WRITTEN]);
  });

  it('does not activate unless requested', async () => {
    const id = await ask({ activate: false });
    await run(id);
    expect(await found(id)).toMatchObject({ state: 'done' });
    expect(activated).toEqual([]);
  });

  it('runs once for concurrent callers', async () => {
    const id = await ask();
    let reading = 0;
    const count: Read = async (...args) => {
      reading += 1;
      return reads(...args);
    };
    await Promise.all([run(id, count), run(id, count)]);
    await run(id, count);
    await run('none', count);
    expect(reading).toBe(1);
  });

  it('reports its progress', async () => {
    const id = await ask();
    const shown: unknown[] = [];
    await run(id, async (_load, _expected, onProgress) => {
      for (const [stage, percent] of [
        ['reading', 10],
        ['checking', 40],
        ['writing', 90],
      ] as [LoadStage, number][]) {
        onProgress(stage, percent);
        await waitFor('the stage', async () => (await found(id))?.stage === stage);
        shown.push([stage, (await found(id))?.percent]);
      }
      return { datasetId: WRITTEN, report: report() };
    });
    expect(shown).toEqual([
      ['reading', 10],
      ['checking', 40],
      ['writing', 90],
    ]);
  });

  it('continues if its progress cannot be written', async () => {
    const id = await ask();
    const progress = async () => Promise.reject(new Error('no connection'));
    const loads = {
      ...stores.loads,
      progress: async (...args: Parameters<typeof stores.loads.progress>) =>
        args[1] === 'activating' ? undefined : progress(),
    };
    const readAndWrite: Read = async (_load, _expected, onProgress) => {
      onProgress('reading', 10);
      return { datasetId: WRITTEN, report: report() };
    };
    await runLoad(
      {
        ...source(),
        loads,
        readAndWrite,
        activate: async () => undefined,
        now: () => clock,
        leaseMs: LEASE_MS,
      },
      id,
    );
    expect(await found(id)).toMatchObject({ state: 'done' });
  });
});

describe('an already loaded version', () => {
  const loaded = (contentHash: string) => addVersion(stores, { version: 'v2', state: 'staged', contentHash });

  it('with the same content is unchanged, and still activated', async () => {
    const { id: datasetId } = await loaded(loadContentHash(LOAD_PARTS));
    const id = await ask();
    await run(id, breaks);
    expect(await found(id)).toMatchObject({ state: 'unchanged', datasetId, error: null });
    expect(activated).toEqual([datasetId]);
  });

  it('with different content is rejected unless replacement is allowed', async () => {
    await loaded('a'.repeat(64));
    const id = await ask();
    await run(id, breaks);
    expect(await found(id)).toMatchObject({ state: 'refused', datasetId: null });
    expect((await found(id))?.error).toContain('--replace');
    expect(activated).toEqual([]);

    const replacing = await ask({ replace: true });
    await run(replacing);
    expect(await found(replacing)).toMatchObject({ state: 'done' });
  });

  it.each(['US', 'VN'] as const)('of %s is rewritten with `replace`', async (market) => {
    await addVersion(stores, { market, version: 'v2', contentHash: loadContentHash(LOAD_PARTS) });
    const again = await ask({ market, replace: true });
    await run(again);
    expect(await found(again)).toMatchObject({ state: 'done' });
  });
});

describe('the expected size of a file', () => {
  const expectedOf = async (changes: Partial<LoadRequest> = {}) => {
    let expected: number | null = -1;
    const id = await ask(changes);
    await run(id, async (_load, leaves) => {
      expected = leaves;
      return { datasetId: null, report: report() };
    });
    return expected;
  };

  it('is that of the active version', async () => {
    await addVersion(stores);
    expect(await expectedOf()).toBe(3);
  });

  it('is null for a sample, a file that may shrink, or no real active version', async () => {
    expect(await expectedOf()).toBeNull();
    await addVersion(stores);
    expect(await expectedOf({ isDemo: true })).toBeNull();
    expect(await expectedOf({ allowSmaller: true })).toBeNull();
  });
});

describe('an incomplete schedule file', () => {
  const refused = async (faults: LoadReport['faults']) => {
    const id = await ask();
    await run(id, async () => ({ datasetId: null, report: report({ faults }) }));
    return found(id);
  };

  it('is rejected with the findings and not activated', async () => {
    expect(await refused([])).toMatchObject({ state: 'refused', error: 'the file is not a whole schedule' });
    expect(activated).toEqual([]);
  });

  it('states how much smaller than the active version it is', async () => {
    const load = await refused([
      { code: 'too_few_lines', sourceRow: null, params: { leaves: 3, expectedLeaves: 100 } },
    ]);
    expect(load?.error).toBe('the file has 3 declarable lines where the active version has 100');
  });
});

describe('a failing load', () => {
  it('is requeued, and fails permanently at the third try', async () => {
    const id = await ask();
    for (const attempts of [1, 2]) {
      await expect(run(id, breaks)).rejects.toThrow('the disk is full');
      expect(await found(id)).toMatchObject({ state: 'queued', attempts });
    }
    await run(id, breaks);
    expect(await found(id)).toMatchObject({ state: 'failed', error: 'the disk is full', datasetId: null });
  });

  it('is also retried if the activation fails', async () => {
    const id = await ask();
    const activate = async () => Promise.reject(new Error('no connection'));
    const deps = {
      ...source(),
      loads: stores.loads,
      readAndWrite: reads,
      activate,
      now: () => clock,
      leaseMs: LEASE_MS,
    };
    await expect(runLoad(deps, id)).rejects.toThrow('no connection');
    await run(id);
    expect(await found(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('that crashes its worker three times is not tried a fourth time', async () => {
    const id = await ask();
    for (const _worker of [1, 2, 3]) {
      await stores.loads.claim(id, clock, LEASE_MS);
      clock = new Date(clock.getTime() + LEASE_MS);
    }
    await run(id, breaks);
    expect(await found(id)).toMatchObject({ state: 'failed' });
    expect((await found(id))?.error).toContain('ended its process each time');
  });
});
