import type { RunLookupDeps } from '@svc/domain/lookups/run-lookup';
import { runLookup } from '@svc/domain/lookups/run-lookup';
import type { Logger } from '@svc/runtime/logger';

/** A queued lookup this old has likely lost its reminder. */
const QUEUED_MS = 10_000;
const SWEEP_LIMIT = 200;

/**
 * Does the work that the queue lost: lookups whose reminder is gone, and those whose worker died.
 * One at a time, so that reminders keep their share of the process.
 */
export async function sweepLookups(deps: RunLookupDeps, logger: Logger): Promise<number> {
  const now = deps.now();
  const stale = await deps.lookups.findStale(new Date(now.getTime() - QUEUED_MS), now, SWEEP_LIMIT);
  let finished = 0;
  for (const id of stale) {
    try {
      if ((await runLookup(deps, id)) !== 'taken') finished += 1;
    } catch (error) {
      logger.warn('a swept lookup failed; it will be tried again', { lookup: id, error });
    }
  }
  if (finished > 0) logger.info('swept lookups that the queue had lost', { finished });
  return finished;
}
