import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

export interface ActivateDatasetPayload {
  readonly activationId: string;
}

/** Wakes the tariff worker for an activation with unfinished steps. */
export const activateDataset = defineQueue<ActivateDatasetPayload>({
  name: 'dataset.activate',
  payload: Joi.object({ activationId: Joi.string().hex().length(32).required() }),
  attempts: 5,
  backoffMs: 2000,
  lockMs: 900000,
  keep: { done: 0, failed: 0 },
  jobId: ({ activationId }) => `dataset-activate-${activationId}`,
});
