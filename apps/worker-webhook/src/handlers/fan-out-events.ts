import type { Handler } from '@svc/queues/consumer';
import type { FanOutEventsPayload } from '@svc/queues/definitions/fan-out-events';

/** An event was written: makes its deliveries. */
export function handleFanOutEvents(fanOut: () => Promise<void>): Handler<FanOutEventsPayload> {
  return async () => fanOut();
}
