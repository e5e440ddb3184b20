import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

/** Payload of `lookup.classify`: ids only, the database has the rest. */
export interface ClassifyLookupPayload {
  readonly lookupId: string;
}

/** Reminds the classification worker of a queued lookup. */
export const classifyLookup = defineQueue<ClassifyLookupPayload>({
  name: 'lookup.classify',
  payload: Joi.object({ lookupId: Joi.string().hex().length(32).required() }),
  attempts: 3,
  backoffMs: 2000,
  lockMs: 60000,
  keep: { done: 0, failed: 0 },
  jobId: ({ lookupId }) => `lookup-classify-${lookupId}`,
});
