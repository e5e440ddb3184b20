import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

export interface FanOutEventsPayload {
  /** Id of the event's subject; pending jobs of one subject are merged. */
  readonly subject?: string;
}

/** Wakes the webhook worker after an event is committed; one run processes all pending events. */
export const fanOutEvents = defineQueue<FanOutEventsPayload>({
  name: 'outbox.fan-out',
  payload: Joi.object<FanOutEventsPayload>({ subject: Joi.string().alphanum().max(64) }),
  attempts: 3,
  backoffMs: 2000,
  lockMs: 60000,
  keep: { done: 0, failed: 0 },
  jobId: ({ subject }) => (subject === undefined ? 'outbox-fan-out' : `outbox-fan-out-${subject}`),
});
