import { describe, expect, it } from '@jest/globals';
import type { BatchWork, BatchWorkStore, ClaimedRow } from '@svc/domain/batches/batch-work-store';
import { EMPTY_MAPPING } from '@svc/domain/batches/column-mapping';
import type { RunBatchDeps } from '@svc/domain/batches/run/run-batch-deps';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { silentLogger } from '@svc/runtime/logger';
import { createBatchRunner } from './batch-runner.ts';
import { handleRunBatch, sweepBatches } from './sweep.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const OUTCOME = { status: 'proposed', recommendedCode: null } as LookupOutcome;

const BATCH: BatchWork = {
  id: '',
  accountId: 'a',
  accountName: 'A',
  columns: ['description'],
  mapping: { ...EMPTY_MAPPING, description: 'description' },
  market: 'US',
  datasetId: 'd',
  datasetVersion: 'v1',
  language: 'en',
  saveToCatalog: false,
  round: 1,
};

/** Batches with endless rows on a test clock; each row waits until it is released. */
function endlessWork() {
  let now = START;
  let open: readonly string[] = [];
  let finished = 0;
  const waiting: (() => void)[] = [];

  const row = (rowIndex: number): ClaimedRow => ({
    rowIndex,
    cells: ['Shirt'],
    isSkuRepeated: false,
    attempts: 1,
    duplicates: [],
  });

  const work: BatchWorkStore = {
    take: async (id) => ({ ...BATCH, id }),
    claim: async () => [row(2)],
    renew: async () => undefined,
    release: async () => {
      throw new Error('rows under way are finished, not given back');
    },
    finish: async (_work, _claim, { classified }) => {
      finished += classified.length;
      return classified.length;
    },
    complete: async () => false,
    releaseLost: async () => 0,
    findOpen: async (limit) => open.slice(0, limit),
  };
  const deps: Omit<RunBatchDeps, 'isStopping' | 'givesWay'> = {
    work,
    skus: { save: async () => [] },
    classifierOf: () => () => new Promise((resolve) => waiting.push(() => resolve(OUTCOME))),
    schedule: async ({ id }) => {
      if (id.startsWith('broken')) throw new Error('no schedule');
      return { version: 'v1', find: () => null };
    },
    readCountry: () => null,
    creditsPerLookup: '1',
    now: () => new Date(now),
    leaseMs: 1000,
    onRowError: () => undefined,
  };
  const runner = createBatchRunner(deps);
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

  return {
    runner,
    finished: () => finished,
    pass: (ms: number) => (now += ms),
    /** Finishes the current rows; resolves after the next ones have begun. */
    letThrough: async () => {
      for (const resolve of waiting.splice(0)) resolve();
      await settled();
    },
    sweep: async (found: readonly string[]) => {
      open = found;
      await sweepBatches({ work, runner, now: () => new Date(now), logger: silentLogger });
      await settled();
    },
    stop: async () => {
      const stopped = runner.stop();
      for (const resolve of waiting.splice(0)) resolve();
      await stopped;
    },
  };
}

const LARGE = ['a1', 'a2', 'a3', 'a4', 'a5'];

describe('slots', () => {
  it('pass to another account’s batch after a turn, once its running rows end', async () => {
    const { runner, finished, pass, letThrough, sweep, stop } = endlessWork();
    await sweep(LARGE);

    expect(runner.running()).toEqual(['a1', 'a2', 'a3', 'a4']);

    await sweep(['a1', 'b1', 'a2', 'a3', 'a4', 'a5']);
    // Its turn is not over.
    await letThrough();

    expect(runner.running()).toEqual(['a1', 'a2', 'a3', 'a4']);

    pass(6000);
    await sweep(['a1', 'b1', 'a2', 'a3', 'a4', 'a5']);

    const before = finished();
    await letThrough();

    expect(finished()).toBeGreaterThan(before);
    expect(runner.running()).toEqual(['a1', 'a2', 'a3']);

    await sweep(['a1', 'b1', 'a2', 'a3', 'a4', 'a5']);
    expect(runner.running().toSorted()).toEqual(['a1', 'a2', 'a3', 'b1']);

    await stop();
  });

  it('do not yield while nobody waits', async () => {
    const { runner, pass, letThrough, sweep, stop } = endlessWork();
    await sweep(['a1', 'a2']);
    pass(60_000);
    await sweep(['a1', 'a2']);
    await letThrough();

    expect(runner.running()).toEqual(['a1', 'a2']);

    await stop();
  });

  it('are not blocked by batches that cannot run', async () => {
    const { runner, pass, sweep, stop } = endlessWork();
    const broken = ['broken-1', 'broken-2', 'broken-3', 'broken-4'];

    await sweep([...broken, 'b1']);
    expect(runner.running()).toEqual([]);

    await sweep([...broken, 'b1']);
    expect(runner.running()).toEqual(['b1']);
    expect(broken.every((id) => runner.isResting(id))).toBe(true);

    pass(60_000);
    expect(broken.some((id) => runner.isResting(id))).toBe(false);

    await stop();
  });

  it('are not exceeded by queue jobs, which leave the rest to the sweep', async () => {
    const { runner, stop } = endlessWork();
    const handle = handleRunBatch(runner);
    const job = { attempt: 1, log: silentLogger };
    const handled = LARGE.map((batchId) => handle({ batchId }, job));

    await handled[4];
    expect(runner.running()).toEqual(['a1', 'a2', 'a3', 'a4']);

    await stop();
    await Promise.all(handled);
  });
});
