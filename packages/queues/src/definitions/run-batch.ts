import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

export interface RunBatchPayload {
  readonly batchId: string;
}

export const runBatch = defineQueue<RunBatchPayload>({
  name: 'batch.run',
  payload: Joi.object({ batchId: Joi.string().hex().length(32).required() }),
  attempts: 3,
  backoffMs: 2000,
  lockMs: 120000,
  keep: { done: 0, failed: 0 },
  jobId: ({ batchId }) => `batch-run-${batchId}`,
});
