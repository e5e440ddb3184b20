import { runBatch } from '@svc/domain/batches/run-batch';
import type { RunBatchDeps } from '@svc/domain/batches/run-batch-deps';

/** The batches of one process. */
export interface BatchRunner {
  /** Runs a batch until nothing of it waits; again for one that runs here already waits for that run. */
  run(batchId: string): Promise<void>;
  /** Batches that run here now. */
  running(): readonly string[];
  /** Lets rows under way finish, gives the others back, and waits for it. */
  stop(): Promise<void>;
}

/** A runner without batches. */
export function createBatchRunner(deps: Omit<RunBatchDeps, 'isStopping'>): BatchRunner {
  const runs = new Map<string, Promise<void>>();
  let isStopping = false;
  return {
    run: (batchId) => {
      const known = runs.get(batchId);
      if (known !== undefined) return known;
      if (isStopping) return Promise.resolve();
      const run = runBatch({ ...deps, isStopping: () => isStopping }, batchId).finally(() => {
        runs.delete(batchId);
      });
      runs.set(batchId, run);
      return run;
    },
    running: () => [...runs.keys()],
    stop: async () => {
      isStopping = true;
      await Promise.allSettled(runs.values());
    },
  };
}
