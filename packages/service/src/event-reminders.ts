import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import type { LookupStore } from '@svc/domain/lookups/lookup-store';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import { mergeBursts } from './merge-bursts.ts';
import { fanOutEvents } from '@svc/queues/definitions/fan-out-events';
import type { Producer } from '@svc/queues/producer';

type RemindEvents = (subject: string) => Promise<unknown>;

/** Minimum interval of a process's reminders: each covers all pending events. */
const APART_MS = 50;

/**
 * Creates a reminder by the queue, active while any webhook listens. An unreachable queue is no error: the webhook
 * worker's sweep finds the event. The first event of a burst is sent at once, the others together.
 */
export function createEventReminder(
  producer: Pick<Producer, 'remind'>,
  isListening: () => Promise<boolean>,
  apartMs = APART_MS,
): RemindEvents {
  return mergeBursts(async (subject) => {
    if (await isListening()) await producer.remind(fanOutEvents, { subject });
  }, apartMs);
}

// These wrap the stores that commit events, so that no use case can forget the reminder.

export function remindingLookups(store: LookupStore, remind: RemindEvents): LookupStore {
  return {
    ...store,
    finish: (claim, ...rest) => afterwards(store.finish(claim, ...rest), () => remind(claim.lookupId)),
    fail: (claim, ...rest) => afterwards(store.fail(claim, ...rest), () => remind(claim.lookupId)),
  };
}

export function remindingReviews(store: ReviewStore, remind: RemindEvents): ReviewStore {
  return {
    ...store,
    decide: (decision) => afterwards(store.decide(decision), () => remind(decision.lookupId)),
  };
}

export function remindingBatches(store: BatchStore, remind: RemindEvents): BatchStore {
  return { ...store, cancel: (id, at) => afterwards(store.cancel(id, at), () => remind(id)) };
}

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
