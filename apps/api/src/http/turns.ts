import { DomainError } from '@svc/domain/errors/domain-error';
import { createWaitingSlots, type WaitingSlots } from './waiting-slots.ts';

/**
 * Queue of an operation: bulk work runs one at a time per account and two per process, batch changes one at a time per
 * batch. Waiting calls use no database connection.
 */
export type Turn = 'account' | 'batch';

/** Queues of a process; calls with an `Idempotency-Key` use a connection each, so their number is limited. */
export type Turns = Readonly<Record<Turn | 'keyed', WaitingSlots>>;

export const WAIT_MS = 20_000;
const KEYED_WAIT_MS = 30_000;
const RETRY_SECONDS = 5;

function busy(): DomainError {
  return new DomainError('rate_limited', {
    message: 'work_busy',
    params: { seconds: RETRY_SECONDS },
    details: { retry_after_seconds: RETRY_SECONDS },
    retryAfterSeconds: RETRY_SECONDS,
  });
}

export function openTurns(): Turns {
  const slots = (max: number) =>
    createWaitingSlots({ max, waitMs: WAIT_MS, waitingMax: 256, waitingPerKey: 64, failure: busy });
  const keyed = createWaitingSlots({ max: 5, waitMs: KEYED_WAIT_MS, waitingMax: 1000, failure: busy });
  return { account: slots(2), batch: slots(4), keyed };
}
