import type { Logger } from '@svc/runtime/logger';
import { withTimeout } from '@svc/runtime/with-timeout';
import { openQueue, type OpenQueue, type QueueBackend } from './backend.ts';
import { parsePayload, type QueueDefinition } from './define-queue.ts';
import { watchReach } from './reach.ts';

// Far longer than a healthy enqueue, yet short for callers of an unreachable queue.
const ENQUEUE_TIMEOUT_MS = 1000;
/** Queue probed before any has been used. */
const FIRST_ASKED = 'lookup.classify';

export interface Producer {
  /**
   * Enqueues a job. An unreachable queue is logged once and returns false: the work is in the database, where the
   * worker's sweep finds it. Only the first callers to notice wait, at most a second.
   */
  enqueue<Payload>(
    definition: QueueDefinition<Payload>,
    payload: Payload,
    delayMs?: number,
  ): Promise<boolean>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

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

  // Each queue has a separate connection, so all must be reachable again.
  const ask = (): Promise<unknown> => {
    queueOf(FIRST_ASKED);
    const counts = [...open.values()].map(async (each) => present(each).getWaitingCount());
    return inTime(Promise.all(counts));
  };

  const reach = watchReach(ask, logger);

  return {
    enqueue: async (definition, payload, delayMs = 0) => {
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

// A caller does not wait for a queue that is known to be unreachable.
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
    // A retained job occupies its id, so a later job for the same work would be dropped.
    removeOnComplete: true,
    removeOnFail: true,
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = () => new Error(`the queue did not answer within ${ENQUEUE_TIMEOUT_MS} ms`);
  return withTimeout(ENQUEUE_TIMEOUT_MS, work, late);
}
