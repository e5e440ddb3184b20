import { describe, expect, it } from '@jest/globals';
import type { BatchWork, BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { RunBatchDeps } from '@svc/domain/batches/run/run-batch-deps';
import { silentLogger } from '@svc/runtime/logger';
import { createBatchRunner } from './batch-runner.ts';
import { BATCHES_AT_ONCE, handleRunBatch, sweepBatches } from './sweep.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** Work without rows; `take` waits until it is let through. */
function emptyWork(open: readonly string[] = []) {
  const taken: string[] = [];
  const completed: string[] = [];
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const work: BatchWorkStore = {
    take: async (batchId) => {
      taken.push(batchId);
      await gate;
      return { id: batchId } as BatchWork;
    },
    claim: async () => [],
    renew: async () => undefined,
    release: async () => undefined,
    finish: async () => 0,
    complete: async (batchId) => {
      completed.push(batchId);
      return true;
    },
    releaseLost: async () => 0,
    findOpen: async (limit) => open.slice(0, limit),
  };

  return { work, taken, completed, letThrough: () => letThrough() };
}

function runnerOver(work: BatchWorkStore, changes: Partial<RunBatchDeps> = {}) {
  return createBatchRunner({
    work,
    skus: { save: async () => [] },
    classifierOf: () => async () => {
      throw new Error('no row to classify');
    },
    schedule: async () => ({ version: 'v1', find: () => null }),
    readCountry: () => null,
    creditsPerLookup: '1',
    now: () => NOW,
    leaseMs: 1000,
    onRowError: () => undefined,
    ...changes,
  });
}

describe('createBatchRunner', () => {
  it('runs a batch once, however often it is queued', async () => {
    const { work, taken, completed, letThrough } = emptyWork();
    const runner = runnerOver(work);
    const handle = handleRunBatch(runner);
    const job = { attempt: 1, log: silentLogger };
    const both = [handle({ batchId: 'a' }, job), runner.run('a')];

    expect(runner.running()).toEqual(['a']);

    letThrough();
    await Promise.all(both);

    expect([taken, completed, runner.running()]).toEqual([['a'], ['a'], []]);

    await runner.run('a');
    expect(taken).toEqual(['a', 'a']);
  });

  it('waits for running batches when it stops, and starts no more', async () => {
    const { work, taken, completed, letThrough } = emptyWork();
    const runner = runnerOver(work);
    const run = runner.run('a');
    const stopped = runner.stop();

    await runner.run('b');
    letThrough();
    await Promise.all([run, stopped]);

    expect([taken, completed]).toEqual([['a'], ['a']]);
  });

  it('reports a failed batch and resumes it', async () => {
    const { work, letThrough } = emptyWork();
    letThrough();

    let faults = 1;
    const runner = runnerOver(work, {
      schedule: async () => {
        faults -= 1;
        if (faults >= 0) throw new Error('no schedule');
        return { version: 'v1', find: () => null };
      },
    });

    await expect(runner.run('a')).rejects.toThrow('no schedule');
    await expect(runner.run('a')).resolves.toBeUndefined();
  });
});

describe('sweepBatches', () => {
  it('joins the oldest open batches, up to the limit of a process', async () => {
    const open = Array.from({ length: BATCHES_AT_ONCE + 3 }, (_, place) => `batch-${place}`);
    const { work, taken, letThrough } = emptyWork(open);
    const runner = runnerOver(work);
    const sweep = () => sweepBatches({ work, runner, now: () => NOW, logger: silentLogger });

    await sweep();
    await sweep();

    expect(taken).toEqual(open.slice(0, BATCHES_AT_ONCE));

    letThrough();
    await runner.stop();
  });

  it('survives a failed batch', async () => {
    const { work, letThrough } = emptyWork(['a']);
    letThrough();

    const runner = runnerOver(work, {
      schedule: async () => {
        throw new Error('no schedule');
      },
    });
    await sweepBatches({ work, runner, now: () => NOW, logger: silentLogger });
    await runner.stop();

    expect(runner.running()).toEqual([]);
  });
});
