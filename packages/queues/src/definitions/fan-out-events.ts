import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

/** Payload of `outbox.fan-out`: the outbox says what waits. */
export interface FanOutEventsPayload {
  /** Id of what the event is about; reminders of one subject that wait are one. */
  readonly subject?: string;
}

/** Reminds the webhook worker that an event was committed; it takes all that wait. */
export const fanOutEvents = defineQueue<FanOutEventsPayload>({
  name: 'outbox.fan-out',
  payload: Joi.object<FanOutEventsPayload>({ subject: Joi.string().alphanum().max(64) }),
  attempts: 3,
  backoffMs: 2000,
  lockMs: 60000,
  keep: { done: 0, failed: 0 },
  jobId: ({ subject }) => (subject === undefined ? 'outbox-fan-out' : `outbox-fan-out-${subject}`),
});
