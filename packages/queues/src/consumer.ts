import { createFaultLog } from '@svc/runtime/fault-log';
import type { Logger } from '@svc/runtime/logger';
import type { Metrics } from '@svc/runtime/metrics';
import { openWorker, type QueueBackend } from './backend.ts';
import { parsePayload, type QueueDefinition } from './define-queue.ts';

/** BullMQ waits 15 s after a lost connection by default. */
const RETRY_MS = 1000;

interface JobContext {
  readonly attempt: number;
  readonly log: Logger;
}

/** Runs one job; returns without an error if the work is done or already taken. */
export type Handler<Payload> = (payload: Payload, job: JobContext) => Promise<void>;

interface ConsumerDeps {
  readonly backend: QueueBackend;
  readonly logger: Logger;
  readonly times: JobTimes;
}

export interface Consumer {
  close(): Promise<void>;
}

export interface JobTimes {
  observe(queue: string, outcome: 'done' | 'failed', waitSeconds: number, runSeconds: number): void;
}

/** Registers the job histograms, once per process. */
export function createJobTimes(metrics: Metrics): JobTimes {
  const wait = metrics.seconds('svc_job_wait_seconds', 'Time from enqueueing to start of work', ['queue']);
  const run = metrics.seconds('svc_job_run_seconds', 'Time that one try took', ['queue', 'outcome']);

  return {
    observe: (queue, outcome, waitSeconds, runSeconds) => {
      wait.observe({ queue }, waitSeconds);
      run.observe({ queue, outcome }, runSeconds);
    },
  };
}

/** Consumes one kind of job. Metrics, logs and retries are here, so that handlers contain only their work. */
export function consume<Payload>(
  deps: ConsumerDeps,
  definition: QueueDefinition<Payload>,
  concurrency: number,
  handler: Handler<Payload>,
): Consumer {
  const log = deps.logger.child({ queue: definition.name });
  const report = createFaultLog(log);
  const open = openWorker(
    deps.backend,
    definition.name,
    async (job) => {
      const started = Date.now();
      const context = { attempt: job.attemptsMade + 1, log: log.child({ job: job.id }) };

      const record = (outcome: 'done' | 'failed'): void =>
        deps.times.observe(
          definition.name,
          outcome,
          (started - job.timestamp) / 1000,
          (Date.now() - started) / 1000,
        );

      try {
        await handler(parsePayload(definition, job.data), context);
        record('done');
      } catch (error) {
        record('failed');
        log.error('a job failed', { job: job.id, attempt: context.attempt, error });
        throw error;
      }
    },
    {
      concurrency,
      lockDuration: definition.lockMs,
      maxStalledCount: definition.attempts,
      runRetryDelay: RETRY_MS,
    },
    (error) => report('the queue has a fault', error),
  );

  let closed: Promise<void> | null = null;

  return { close: () => (closed ??= open.close()) };
}
