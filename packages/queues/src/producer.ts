import type { Logger } from '@svc/runtime/logger';
import { openQueue, type OpenQueue, type QueueBackend } from './backend.ts';
import { parsePayload, type QueueDefinition } from './define-queue.ts';

// Longer than a healthy enqueue by far, short enough that a caller never waits for a queue that is away.
const ENQUEUE_TIMEOUT_MS = 1000;

/** Puts reminders into queues. */
export interface Producer {
  /**
   * Reminds a worker. A queue that is away is logged and answered with false: the database has the work and
   * the worker's sweep finds it.
   */
  remind<Payload>(definition: QueueDefinition<Payload>, payload: Payload, delayMs?: number): Promise<boolean>;
  /** Whether the queue answers. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** A producer for all definitions; queues are opened on first use. */
export function createProducer(backend: QueueBackend, logger: Logger): Producer {
  const open = new Map<string, OpenQueue>();
  const queueOf = (name: string): OpenQueue => {
    const known = open.get(name);
    if (known !== undefined) return known;
    const made = openQueue(backend, name, {});
    made.queue.on('error', (error) =>
      logger.debug('queue connection', { queue: name, error: error.message }),
    );
    open.set(name, made);
    return made;
  };
  return {
    remind: async (definition, payload, delayMs = 0) => {
      const data = parsePayload(definition, payload);
      try {
        const queue = present(queueOf(definition.name));
        await within(
          ENQUEUE_TIMEOUT_MS,
          queue.add(definition.name, data, jobOptions(definition, data, delayMs)),
        );
        return true;
      } catch (error) {
        logger.warn('reminder not queued; the sweep will find the work', { queue: definition.name, error });
        return false;
      }
    },
    isReachable: async () => {
      try {
        await within(ENQUEUE_TIMEOUT_MS, present(queueOf('lookup.classify')).getWaitingCount());
        return true;
      } catch (error) {
        logger.debug('queue unreachable', { error });
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

// Kept jobs keep their id, and a later reminder of the same work would be dropped: 0 frees it at once.
function retention(count: number): true | { count: number } {
  return count === 0 ? true : { count };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the queue did not answer within ${ms} ms`)), ms);
  });
  // The loser of the race may still fail later: it was reported already.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
