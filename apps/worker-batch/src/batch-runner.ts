import { runBatch } from '@svc/domain/batches/run/run-batch';
import type { RunBatchDeps } from '@svc/domain/batches/run/run-batch-deps';

/** Maximum concurrent batches of a process. */
export const BATCHES_AT_ONCE = 4;
/** Pause before a failed batch is retried, so that it does not delay others. */
const REST_MS = 30_000;

export interface BatchRunner {
  /** Runs a batch until no rows wait or it yields; a second call for a running batch joins that run. */
  run(batchId: string): Promise<void>;
  running(): readonly string[];
  /** True if this process runs its maximum number of batches. */
  isFull(): boolean;
  isResting(batchId: string): boolean;
  /** Makes a batch that has run for at least `leastMs` finish its current rows and yield. */
  yieldPlace(batchId: string, leastMs: number): void;
  stop(): Promise<void>;
}

interface Run {
  readonly done: Promise<void>;
  readonly startedAt: number;
  givesWay: boolean;
}

export function createBatchRunner(deps: Omit<RunBatchDeps, 'isStopping' | 'givesWay'>): BatchRunner {
  const runs = new Map<string, Run>();
  const failedAt = new Map<string, number>();
  let isStopping = false;

  const now = (): number => deps.now().getTime();

  const start = (batchId: string): Promise<void> => {
    const givesWay = (): boolean => runs.get(batchId)?.givesWay === true;
    failedAt.delete(batchId);

    return runBatch({ ...deps, isStopping: () => isStopping, givesWay }, batchId)
      .catch((error: unknown) => {
        failedAt.set(batchId, now());
        throw error;
      })
      .finally(() => {
        runs.delete(batchId);
      });
  };

  return {
    run: (batchId) => {
      const known = runs.get(batchId);
      if (known !== undefined) return known.done;
      if (isStopping) return Promise.resolve();

      const run: Run = { done: start(batchId), startedAt: now(), givesWay: false };
      runs.set(batchId, run);

      return run.done;
    },
    running: () => [...runs.keys()],
    isFull: () => runs.size >= BATCHES_AT_ONCE,
    isResting: (batchId) => {
      const at = failedAt.get(batchId);
      if (at === undefined) return false;
      if (now() - at < REST_MS) return true;
      failedAt.delete(batchId);
      return false;
    },
    yieldPlace: (batchId, leastMs) => {
      const run = runs.get(batchId);
      if (run !== undefined && now() - run.startedAt >= leastMs) run.givesWay = true;
    },
    stop: async () => {
      isStopping = true;
      await Promise.allSettled([...runs.values()].map((run) => run.done));
    },
  };
}
