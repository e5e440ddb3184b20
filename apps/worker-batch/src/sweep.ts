import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { Clock } from '@svc/runtime/clock';
import type { Logger } from '@svc/runtime/logger';
import { BATCHES_AT_ONCE, type BatchRunner } from './batch-runner.ts';

export { BATCHES_AT_ONCE };

/** What a sweep stands on. */
export interface SweepDeps {
  readonly work: Pick<BatchWorkStore, 'releaseLost' | 'findOpen'>;
  readonly runner: BatchRunner;
  readonly now: Clock;
  readonly logger: Logger;
}

/** Open batches that are looked at: some of them may rest. */
const LOOKED_AT = 64;
/** A batch keeps its place for so long, also when others wait: to change places costs a chunk of rows. */
const TURN_MS = 5000;

/**
 * Does the work that the queue lost: frees the rows of workers that died, and joins in with batches that are open,
 * whoever runs them. Places go to accounts in turn: a batch whose turn it is not gives way to one that waits. Does not
 * wait for what it begins.
 */
export async function sweepBatches({ work, runner, now, logger }: SweepDeps): Promise<void> {
  const lost = await work.releaseLost(now());
  if (lost > 0) logger.info('freed rows whose worker was lost', { rows: lost });

  const open = await work.findOpen(LOOKED_AT);
  const due = open.filter((batchId) => !runner.isResting(batchId)).slice(0, BATCHES_AT_ONCE);
  const running = new Set(runner.running());

  for (const batchId of due) {
    if (running.has(batchId)) continue;
    if (runner.isFull()) return giveWayTo(due, runner);
    runner.run(batchId).catch((error: unknown) => {
      logger.warn('a swept batch failed; it will be tried again', { batch: batchId, error });
    });
  }
}

function giveWayTo(due: readonly string[], runner: BatchRunner): void {
  for (const batchId of runner.running()) if (!due.includes(batchId)) runner.giveWay(batchId, TURN_MS);
}
