import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import type { LookupStore } from '@svc/domain/lookups/lookup-store';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import { mergeBursts } from './merge-bursts.ts';
import { fanOutEvents } from '@svc/queues/jobs';
import type { Producer } from '@svc/queues/producer';

type EnqueueFanOut = (subject: string) => Promise<unknown>;

/** Minimum interval of a process's jobs: each covers all pending events. */
const APART_MS = 50;

/**
 * Creates a job by the queue, active while any webhook listens. An unreachable queue is not an error: the webhook
 * worker's sweep finds the event. The first event of a burst is sent at once, the others together.
 */
export function createFanOutEnqueuer(
  producer: Pick<Producer, 'enqueue'>,
  isListening: () => Promise<boolean>,
  apartMs = APART_MS,
): EnqueueFanOut {
  return mergeBursts(async (subject) => {
    if (await isListening()) await producer.enqueue(fanOutEvents, { subject });
  }, apartMs);
}

// These wrap the stores that commit events, so that no use case can forget the job.

export function enqueuingLookups(store: LookupStore, enqueue: EnqueueFanOut): LookupStore {
  return {
    ...store,
    finish: (claim, ...rest) => afterwards(store.finish(claim, ...rest), () => enqueue(claim.lookupId)),
    finishAll: async (ended) => {
      const finished = await store.finishAll(ended);
      if (finished[0] !== undefined) await enqueue(finished[0]);
      return finished;
    },
    fail: (claim, ...rest) => afterwards(store.fail(claim, ...rest), () => enqueue(claim.lookupId)),
  };
}

export function enqueuingReviews(store: ReviewStore, enqueue: EnqueueFanOut): ReviewStore {
  return {
    ...store,
    decide: (decision) => afterwards(store.decide(decision), () => enqueue(decision.lookupId)),
  };
}

export function enqueuingBatches(store: BatchStore, enqueue: EnqueueFanOut): BatchStore {
  return { ...store, cancel: (id, at) => afterwards(store.cancel(id, at), () => enqueue(id)) };
}

export function enqueuingBatchWork(store: BatchWorkStore, enqueue: EnqueueFanOut): BatchWorkStore {
  return {
    ...store,
    complete: async (id, at) => {
      const completed = await store.complete(id, at);
      await enqueue(id);
      return completed;
    },
  };
}

export function enqueuingActivations(store: ActivationStore, enqueue: EnqueueFanOut): ActivationStore {
  return {
    ...store,
    alertSkus: async (activation, ...rest) => {
      const pass = await store.alertSkus(activation, ...rest);
      if (pass.kind === 'passed' && pass.raised > 0) await enqueue(activation.id);
      return pass;
    },
    finish: (activation, ...rest) =>
      afterwards(store.finish(activation, ...rest), () => enqueue(activation.id)),
  };
}

async function afterwards<T>(write: Promise<T>, enqueue: () => Promise<unknown>): Promise<T> {
  const written = await write;
  if (written !== false) await enqueue();
  return written;
}
