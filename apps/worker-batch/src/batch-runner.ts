import { runBatch } from '@svc/domain/batches/run/run-batch';
import type { RunBatchDeps } from '@svc/domain/batches/run/run-batch-deps';

/** Batches that one process works at; more of them wait their turn. */
export const BATCHES_AT_ONCE = 4;
/** Pause before a failed batch is tried again, so that others do not wait for it. */
const REST_MS = 30_000;

/** The batches of one process. */
export interface BatchRunner {
  /** Runs a batch until nothing of it waits or it gives way; again for one that runs here already waits for that run. */
  run(batchId: string): Promise<void>;
  /** Batches that run here now. */
  running(): readonly string[];
  /** True if this process runs its maximum number of batches. */
  isFull(): boolean;
  /** True if a batch failed here recently. */
  isResting(batchId: string): boolean;
  /** Makes a batch that has run for at least `leastMs` finish its current rows and take no more for now. */
  yieldPlace(batchId: string, leastMs: number): void;
  /** Finishes the current rows, releases the others, and resolves when done. */
  stop(): Promise<void>;
}

interface Run {
  readonly done: Promise<void>;
  readonly startedAt: number;
  givesWay: boolean;
}

/** A runner without batches. */
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
