import type { ModelScope } from '@svc/domain/learning/account-model';
import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

export type LearnModelPayload = ModelScope;

/** Wakes the batch worker for an account whose decisions or catalog changed after its model was built. */
export const learnModel = defineQueue<LearnModelPayload>({
  name: 'model.learn',
  payload: Joi.object({
    accountId: Joi.string().hex().length(32).required(),
    market: Joi.string().uppercase().length(2).required(),
  }),
  // A failed run is due again when its lease expires.
  attempts: 1,
  backoffMs: 60000,
  lockMs: 900000,
  keep: { done: 0, failed: 0 },
  jobId: ({ accountId, market }) => `model-learn-${accountId}-${market}`,
});
