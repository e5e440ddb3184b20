import type { Logger } from '@svc/runtime/logger';
import { withTimeout } from '@svc/runtime/with-timeout';
import { openQueue, type OpenQueue, type QueueBackend } from './backend.ts';
import { parsePayload, type QueueDefinition } from './define-queue.ts';
import { watchReach } from './reach.ts';

// Longer than a healthy enqueue by far, short enough that a caller never waits for a queue that is away.
const ENQUEUE_TIMEOUT_MS = 1000;
/** Asked when no queue was used yet. */
const FIRST_ASKED = 'lookup.classify';

/** Puts reminders into queues. */
export interface Producer {
  /**
   * Reminds a worker. A queue that is away is logged once and answered with false: the database has the work and
   * the worker's sweep finds it. Only the first callers to meet its absence wait, a second at most.
   */
  remind<Payload>(definition: QueueDefinition<Payload>, payload: Payload, delayMs?: number): Promise<boolean>;
  /** True if the queue responds. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** A producer for all definitions; queues are opened on first use. */
export function createProducer(backend: QueueBackend, logger: Logger): Producer {
  const open = new Map<string, OpenQueue>();

  const queueOf = (name: string): OpenQueue => {
    const known = open.get(name);
    if (known !== undefined && !known.isBroken()) return known;

    known?.close().catch(() => undefined);

    const made = openQueue(backend, name, {});
    made.queue.on('error', (error) =>
      logger.debug('queue connection', { queue: name, error: error.message }),
    );
    open.set(name, made);

    return made;
  };

  // Each queue has a separate connection: all must be back.
  const ask = (): Promise<unknown> => {
    queueOf(FIRST_ASKED);
    const counts = [...open.values()].map(async (each) => present(each).getWaitingCount());
    return inTime(Promise.all(counts));
  };

  const reach = watchReach(ask, logger);

  return {
    remind: async (definition, payload, delayMs = 0) => {
      const data = parsePayload(definition, payload);
      if (reach.isAway()) return false;

      try {
        const options = jobOptions(definition, data, delayMs);
        const add = async () => present(queueOf(definition.name)).add(definition.name, data, options);
        await inTime(add());
        return true;
      } catch (error) {
        reach.lost(error);
        return false;
      }
    },
    isReachable: async () => {
      try {
        await ask();
        reach.found();
        return true;
      } catch (error) {
        reach.lost(error);
        return false;
      }
    },
    close: async () => {
      await Promise.all([...open.values()].map((entry) => entry.close()));
    },
  };
}

// A caller does not wait for a queue that is known to be away.
function present(open: OpenQueue): OpenQueue['queue'] {
  if (open.isAway()) throw new Error('the queue is not connected');
  return open.queue;
}

function jobOptions<Payload>(definition: QueueDefinition<Payload>, data: Payload, delay: number) {
  return {
    jobId: definition.jobId(data),
    attempts: definition.attempts,
    backoff: { type: 'exponential', delay: definition.backoffMs },
    delay,
    removeOnComplete: retention(definition.keep.done),
    removeOnFail: retention(definition.keep.failed),
  };
}

// Retained jobs occupy their id, and a later job for the same work would be dropped: 0 frees it at once.
function retention(count: number): true | { count: number } {
  return count === 0 ? true : { count };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = () => new Error(`the queue did not answer within ${ENQUEUE_TIMEOUT_MS} ms`);
  return withTimeout(ENQUEUE_TIMEOUT_MS, work, late);
}
