import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import type { LookupStore } from '@svc/domain/lookups/lookup-store';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import { fanOutEvents } from '@svc/queues/definitions/fan-out-events';
import type { Producer } from '@svc/queues/producer';

/** Reminds the webhook worker that an event about `subject` (an id) may have been committed. */
type RemindEvents = (subject: string) => Promise<unknown>;

/** Reminders of one process are this far apart: each takes all events that wait, and a burst of lookups needs few. */
const APART_MS = 50;

/**
 * Reminds by the queue; one that is away is no fault, the webhook worker's sweep finds the event. The first event is
 * reported at once, those that follow shortly after it together.
 */
export function createEventReminder(producer: Pick<Producer, 'remind'>, apartMs = APART_MS): RemindEvents {
  let isResting = false;
  let waiting: string | null = null;

  const rest = (): void => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      const subject = waiting;
      waiting = null;
      if (subject !== null) void remind(subject);
    }, apartMs).unref();
  };

  const remind = async (subject: string): Promise<void> => {
    if (isResting) {
      waiting = subject;
      return;
    }
    rest();
    await producer.remind(fanOutEvents, { subject });
  };

  return remind;
}

// These wrap the stores that commit events, so that no use case can forget to enqueue.

/** Reminds of lookups that ended. */
export function remindingLookups(store: LookupStore, remind: RemindEvents): LookupStore {
  return {
    ...store,
    finish: (claim, ...rest) => afterwards(store.finish(claim, ...rest), () => remind(claim.lookupId)),
    fail: (claim, ...rest) => afterwards(store.fail(claim, ...rest), () => remind(claim.lookupId)),
  };
}

/** Reminds of decisions. */
export function remindingReviews(store: ReviewStore, remind: RemindEvents): ReviewStore {
  return {
    ...store,
    decide: (decision) => afterwards(store.decide(decision), () => remind(decision.lookupId)),
  };
}

/** Reminds of batches that a cancel completed. */
export function remindingBatches(store: BatchStore, remind: RemindEvents): BatchStore {
  return { ...store, cancel: (id, at) => afterwards(store.cancel(id, at), () => remind(id)) };
}

/** Reminds of batches that were run to their end: whoever runs one asks to complete it when nothing is left to claim. */
export function remindingBatchWork(store: BatchWorkStore, remind: RemindEvents): BatchWorkStore {
  return {
    ...store,
    complete: async (id, at) => {
      const completed = await store.complete(id, at);
      await remind(id);
      return completed;
    },
  };
}

/** Reminds of alerts, and of the change of versions that raised them. */
export function remindingActivations(store: ActivationStore, remind: RemindEvents): ActivationStore {
  return {
    ...store,
    alertSkus: async (activation, ...rest) => {
      const pass = await store.alertSkus(activation, ...rest);
      if (pass.kind === 'passed' && pass.raised > 0) await remind(activation.id);
      return pass;
    },
    finish: async (activation, ...rest) => {
      await store.finish(activation, ...rest);
      await remind(activation.id);
    },
  };
}

async function afterwards(write: Promise<boolean>, remind: () => Promise<unknown>): Promise<boolean> {
  const written = await write;
  if (written) await remind();
  return written;
}
