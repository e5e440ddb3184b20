import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

/** Payload of `outbox.fan-out`: nothing, the outbox says what waits. */
export type FanOutEventsPayload = Readonly<Record<never, never>>;

/** Reminds the webhook worker that an event was written; one reminder stands for all that wait. */
export const fanOutEvents = defineQueue<FanOutEventsPayload>({
  name: 'outbox.fan-out',
  payload: Joi.object<FanOutEventsPayload>({}),
  attempts: 3,
  backoffMs: 2000,
  timeoutMs: 60000,
  keep: { done: 0, failed: 0 },
  jobId: () => 'outbox-fan-out',
});
