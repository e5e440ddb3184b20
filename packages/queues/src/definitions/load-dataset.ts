import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

export interface LoadDatasetPayload {
  readonly loadId: string;
}

/** Enqueues a schedule load for the tariff worker; the content is in the database. */
export const loadDataset = defineQueue<LoadDatasetPayload>({
  name: 'dataset.load',
  payload: Joi.object({ loadId: Joi.string().hex().length(32).required() }),
  attempts: 3,
  backoffMs: 5000,
  lockMs: 900000,
  keep: { done: 0, failed: 0 },
  jobId: ({ loadId }) => `dataset-load-${loadId}`,
});
