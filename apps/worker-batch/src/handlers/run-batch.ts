import type { Handler } from '@svc/queues/consumer';
import type { RunBatchPayload } from '@svc/queues/definitions/run-batch';
import type { BatchRunner } from '../batch-runner.ts';

/** Classifies the rows of the batch that a reminder names; where all places are taken the sweep gives it its turn. */
export function handleRunBatch(runner: BatchRunner): Handler<RunBatchPayload> {
  return async ({ batchId }) => {
    if (!runner.isFull()) await runner.run(batchId);
  };
}
