import { setMaxListeners } from 'node:events';
import { newId } from '@svc/domain/id';
import { attemptDelivery, type AttemptDeps } from '@svc/domain/webhooks/attempt-delivery';
import type { AttemptOutcome, ClaimedDelivery, DeliveryStore } from '@svc/domain/webhooks/delivery-store';
import type { Logger } from '@svc/runtime/logger';
import { createRounds } from './rounds.ts';

// Waiting sockets are cheap; endpoints that failed last time may occupy at most half of them.
const SLOTS = 256;
const DOUBTFUL_SLOTS = SLOTS / 2;

/** Dependencies of the sender. */
export interface SenderDeps extends AttemptDeps {
  readonly deliveries: Pick<DeliveryStore, 'claim' | 'record'>;
  readonly logger: Logger;
  readonly leaseMs: number;
  readonly perEndpoint: number;
  /** Called after each attempt. */
  readonly onAttempt: (claimed: ClaimedDelivery, outcome: AttemptOutcome, startedAt: Date) => void;
}

/** Sends what is due. */
export interface Sender {
  /** Looks for due deliveries now; returns at once. */
  wake(): void;
  /** Stops claiming, waits up to `graceMs` for running attempts, then aborts them; every result is recorded. */
  stop(graceMs: number): Promise<void>;
}

/**
 * A sender works in rounds of two statements: record the attempts that ended, claim what is due. Ends that come in
 * during a round wait for the next one, so the database sees few statements however many attempts end.
 */
export function createSender(deps: SenderDeps): Sender {
  const running = new Map<number, { readonly doubtful: boolean; readonly done: Promise<void> }>();
  const ended: AttemptOutcome[] = [];
  const cutOff = new AbortController();

  // Every running attempt listens to it.
  setMaxListeners(SLOTS, cutOff.signal);

  let stopping = false;

  const start = (claimed: ClaimedDelivery): void => {
    const startedAt = deps.now();
    const done = attemptDelivery(deps, claimed, cutOff.signal).then((outcome) => {
      running.delete(claimed.id);
      ended.push(outcome);
      report(deps, claimed, outcome, startedAt);
      rounds.wake();
    });
    running.set(claimed.id, { doubtful: claimed.doubtful, done });
  };

  const claim = async (): Promise<void> => {
    const limit = SLOTS - running.size;
    if (stopping || limit <= 0) return;

    const doubtful = [...running.values()].filter((entry) => entry.doubtful).length;
    const { leaseMs, perEndpoint } = deps;
    const doubtfulLimit = Math.max(0, DOUBTFUL_SLOTS - doubtful);
    const request = { token: newId(), now: deps.now(), leaseMs, limit, doubtfulLimit, perEndpoint };
    for (const claimed of await deps.deliveries.claim(request)) start(claimed);
  };

  const rounds = createRounds(
    async () => {
      await recordEnded(deps, ended);
      await claim();
    },
    // The next wake, at the latest the sweep's, tries again.
    (error) => deps.logger.warn('sending deliveries failed', { error }),
  );

  return {
    wake: () => rounds.wake(),
    stop: async (graceMs) => {
      stopping = true;
      const timer = setTimeout(() => cutOff.abort(), graceMs);
      await rounds.idle();
      await Promise.all([...running.values()].map(({ done }) => done));
      clearTimeout(timer);
      await rounds.idle();
      await recordEnded(deps, ended);
    },
  };
}

// Results that could not be written are retried in the next round, unless their lease has expired by then.
async function recordEnded(deps: SenderDeps, ended: AttemptOutcome[]): Promise<void> {
  const batch = ended.splice(0);
  if (batch.length === 0) return;

  try {
    await deps.deliveries.record(batch);
  } catch (error) {
    ended.unshift(...batch);
    throw error;
  }
}

// Successes are counted, not logged: their rows say the same. The endpoint's text stays out of the log.
function report(deps: SenderDeps, claimed: ClaimedDelivery, outcome: AttemptOutcome, startedAt: Date): void {
  deps.onAttempt(claimed, outcome, startedAt);
  if (outcome.delivered) return;

  const { id, webhookId, event, attempt } = claimed;
  const reason = outcome.statusCode === null ? outcome.error : 'status';

  deps.logger.info('delivery attempt failed', {
    delivery: id,
    webhook: webhookId,
    event,
    attempt,
    status: outcome.statusCode,
    reason,
  });
}
