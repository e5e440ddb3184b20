import type { Handler } from '@svc/queues/consumer';
import type { FanOutEventsPayload } from '@svc/queues/definitions/fan-out-events';
import type { Rounds } from '../rounds.ts';

/** An event was committed: a round makes the deliveries of all that wait. */
export function handleFanOutEvents({ wake }: Pick<Rounds, 'wake'>): Handler<FanOutEventsPayload> {
  return async () => wake();
}
