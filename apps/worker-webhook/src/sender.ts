import { setMaxListeners } from 'node:events';
import { newId } from '@svc/domain/id';
import { attemptDelivery, type AttemptDeps } from '@svc/domain/webhooks/attempt-delivery';
import type {
  AttemptOutcome,
  ClaimedDelivery,
  ClaimRequest,
  DeliveryStore,
} from '@svc/domain/webhooks/delivery-store';
import type { Logger } from '@svc/runtime/logger';
import { createRounds } from './rounds.ts';

/** Maximum deliveries in progress per process; endpoints whose last attempt failed get at most half. */
export const SENDER_SLOTS = 256;
const DOUBTFUL_SLOTS = SENDER_SLOTS / 2;

export interface SenderDeps extends AttemptDeps {
  readonly deliveries: Pick<DeliveryStore, 'claim' | 'record'>;
  readonly logger: Logger;
  readonly leaseMs: number;
  readonly perEndpoint: number;
  readonly onAttempt: (claimed: ClaimedDelivery, outcome: AttemptOutcome, startedAt: Date) => void;
}

export interface Sender {
  /** Looks for due deliveries; returns at once. */
  wake(): void;
  /** Stops claiming, waits up to `graceMs` for running attempts, aborts the rest, and records every result. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Works in rounds of one statement that records finished attempts and claims due deliveries. Attempts that finish
 * during a round are recorded by the next, so the number of statements does not grow with the attempts.
 */
export function createSender(deps: SenderDeps): Sender {
  const running = new Map<number, { readonly doubtful: boolean; readonly done: Promise<void> }>();
  const ended: AttemptOutcome[] = [];
  const cutOff = new AbortController();

  // Every running attempt adds a listener.
  setMaxListeners(SENDER_SLOTS, cutOff.signal);

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

  const nextClaim = (): ClaimRequest | null => {
    const limit = SENDER_SLOTS - running.size;
    if (stopping || limit <= 0) return null;

    const doubtful = [...running.values()].filter((entry) => entry.doubtful).length;
    const { leaseMs, perEndpoint } = deps;
    const doubtfulLimit = Math.max(0, DOUBTFUL_SLOTS - doubtful);
    return { token: newId(), now: deps.now(), leaseMs, limit, doubtfulLimit, perEndpoint };
  };

  const round = async (): Promise<void> => {
    for (const claimed of await writeAndClaim(deps, ended, nextClaim())) start(claimed);
  };

  const rounds = createRounds(round, (error) => deps.logger.warn('sending deliveries failed', { error }));

  return {
    wake: () => rounds.wake(),
    stop: async (graceMs) => {
      stopping = true;
      const timer = setTimeout(() => cutOff.abort(), graceMs);
      await rounds.idle();
      await Promise.all([...running.values()].map(({ done }) => done));
      clearTimeout(timer);
      await rounds.idle();
      await round();
    },
  };
}

// Unwritten results are retried in the next round unless their lease has expired.
async function writeAndClaim(
  { deliveries }: Pick<SenderDeps, 'deliveries'>,
  ended: AttemptOutcome[],
  request: ClaimRequest | null,
): Promise<readonly ClaimedDelivery[]> {
  const batch = ended.splice(0);
  try {
    if (request !== null) return await deliveries.claim(request, batch);
    await deliveries.record(batch);
    return [];
  } catch (error) {
    ended.unshift(...batch);
    throw error;
  }
}

// Successes are counted, not logged. Response text of endpoints is never logged.
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
