import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

export interface ClassifyLookupPayload {
  readonly lookupId: string;
}

export const classifyLookup = defineQueue<ClassifyLookupPayload>({
  name: 'lookup.classify',
  payload: Joi.object({ lookupId: Joi.string().hex().length(32).required() }),
  attempts: 3,
  backoffMs: 2000,
  lockMs: 60000,
  keep: { done: 0, failed: 0 },
  jobId: ({ lookupId }) => `lookup-classify-${lookupId}`,
});
