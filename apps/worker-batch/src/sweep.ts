import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { Clock } from '@svc/runtime/clock';
import type { Logger } from '@svc/runtime/logger';
import type { BatchRunner } from './batch-runner.ts';

/** Batches that one process works at; more of them wait their turn. */
export const BATCHES_AT_ONCE = 4;

/** What a sweep stands on. */
export interface SweepDeps {
  readonly work: Pick<BatchWorkStore, 'releaseLost' | 'findOpen'>;
  readonly runner: BatchRunner;
  readonly now: Clock;
  readonly logger: Logger;
}

/**
 * Does the work that the queue lost: frees the rows of workers that died, and joins in with batches that are open,
 * whoever runs them. Does not wait for what it begins.
 */
export async function sweepBatches({ work, runner, now, logger }: SweepDeps): Promise<void> {
  const lost = await work.releaseLost(now());
  if (lost > 0) logger.info('freed rows whose worker was lost', { rows: lost });
  const running = new Set(runner.running());
  const open = await work.findOpen(BATCHES_AT_ONCE);
  for (const batchId of open) {
    if (running.has(batchId) || running.size >= BATCHES_AT_ONCE) continue;
    running.add(batchId);
    runner.run(batchId).catch((error: unknown) => {
      logger.warn('a swept batch failed; it will be tried again', { batch: batchId, error });
    });
  }
}
