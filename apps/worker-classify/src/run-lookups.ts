import {
  runLookup,
  runNextLookups,
  type LookupReports,
  type RunLookupDeps,
} from '@svc/domain/lookups/run-lookup';
import type { Handler } from '@svc/queues/consumer';
import type { PayloadOf } from '@svc/queues/define-queue';
import type { classifyLookup } from '@svc/queues/jobs';
import type { Logger } from '@svc/runtime/logger';

/** Lookups per claim: few, because claimed ones wait while other workers may be idle. */
const CLAIMED_AT_ONCE = 4;

/** Classifies a job's lookup and queued lookups of its burst without a job, until `signal` aborts. */
export function handleClassifyLookup(
  deps: RunLookupDeps,
  signal?: AbortSignal,
): Handler<PayloadOf<typeof classifyLookup>> {
  return async ({ lookupId }, { log }) => {
    const failed = new Map<string, unknown>();
    const reports: LookupReports = {
      onError: (lookup, error) => {
        failed.set(lookup, error);
        if (lookup !== lookupId) log.error('a lookup failed; it will be tried again', { lookup, error });
      },
      onSplit: (error) => log.warn('lookups were not written together; each is written by itself', { error }),
    };

    const first = signal?.aborted === true ? 0 : CLAIMED_AT_ONCE;
    let ran = await runNextLookups(deps, { limit: first, named: lookupId }, reports);
    while (ran >= CLAIMED_AT_ONCE && signal?.aborted !== true)
      ran = await runNextLookups(deps, { limit: CLAIMED_AT_ONCE }, reports);

    // Only the job's own lookup is retried by the queue.
    if (failed.has(lookupId)) throw failed.get(lookupId);
  };
}

/** A lookup queued this long has probably lost its job. */
const QUEUED_MS = 10_000;
const SWEEP_LIMIT = 200;
// Enough to keep up while the queue is unavailable, few enough to leave capacity for jobs.
const LANES = 4;

/** Recovers lookups without a job and those of dead workers, a few at a time. */
export async function sweepLookups(deps: RunLookupDeps, logger: Logger): Promise<number> {
  const now = deps.now();
  const stale = await deps.lookups.findStale(new Date(now.getTime() - QUEUED_MS), now, SWEEP_LIMIT);
  const rest = stale.values();
  let finished = 0;

  const lane = async (): Promise<void> => {
    for (const id of rest) {
      try {
        if ((await runLookup(deps, id)) !== 'taken') finished += 1;
      } catch (error) {
        logger.warn('a swept lookup failed; it will be tried again', { lookup: id, error });
      }
    }
  };

  await Promise.all(Array.from({ length: LANES }, lane));
  if (finished > 0) logger.info('recovered lookups that the queue had lost', { finished });

  return finished;
}
