import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { Handler } from '@svc/queues/consumer';
import type { PayloadOf } from '@svc/queues/define-queue';
import type { runBatch } from '@svc/queues/jobs';
import type { Clock } from '@svc/runtime/clock';
import type { Logger } from '@svc/runtime/logger';
import { BATCHES_AT_ONCE, type BatchRunner } from './batch-runner.ts';

export { BATCHES_AT_ONCE };

interface SweepDeps {
  readonly work: Pick<BatchWorkStore, 'releaseLost' | 'findOpen'>;
  readonly runner: BatchRunner;
  readonly now: Clock;
  readonly logger: Logger;
}

/** Maximum open batches considered, as some may be resting after a failure. */
const LOOKED_AT = 64;
/** Minimum time in a slot while others wait: a switch costs a chunk of rows. */
const TURN_MS = 5000;

/**
 * Recovers work that the queue lost: releases rows of dead workers and joins open batches, including those running
 * elsewhere. Accounts get slots in turn: a batch that is not due yields to one that is. Does not await the batches.
 */
export async function sweepBatches({ work, runner, now, logger }: SweepDeps): Promise<void> {
  const lost = await work.releaseLost(now());
  if (lost > 0) logger.info('released rows of dead workers', { rows: lost });

  const open = await work.findOpen(LOOKED_AT);
  const due = open.filter((batchId) => !runner.isResting(batchId)).slice(0, BATCHES_AT_ONCE);
  const running = new Set(runner.running());

  for (const batchId of due) {
    if (running.has(batchId)) continue;
    if (runner.isFull()) return yieldTo(due, runner);
    runner.run(batchId).catch((error: unknown) => {
      logger.warn('a swept batch failed; it will be tried again', { batch: batchId, error });
    });
  }
}

function yieldTo(due: readonly string[], runner: BatchRunner): void {
  for (const batchId of runner.running()) if (!due.includes(batchId)) runner.yieldPlace(batchId, TURN_MS);
}

/** Runs the batch of a job; if all slots are taken, the sweep starts it later. */
export function handleRunBatch(runner: BatchRunner): Handler<PayloadOf<typeof runBatch>> {
  return async ({ batchId }) => {
    if (!runner.isFull()) await runner.run(batchId);
  };
}
