import { consume } from '@svc/queues/consumer';
import { runBatch } from '@svc/queues/jobs';
import { readBatchConfig } from '@svc/runtime/config/services';
import { every } from '@svc/runtime/every';
import { createFanOutEnqueuer, enqueuingBatchWork } from '@svc/service/enqueue-fan-out';
import { followLaws } from '@svc/service/follow-laws';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';
import { purgeExpired } from '@svc/storage/retention';
import { createListening } from '@svc/storage/webhooks/listening';
import { createBatchRunner } from './batch-runner.ts';
import { createClassifyParts, createRunDeps } from './run-deps.ts';
import { createLearnDeps, startLearning } from './start-learning.ts';
import { BATCHES_AT_ONCE, handleRunBatch, sweepBatches } from './sweep.ts';

const SWEEP_PAUSE_MS = 1000;
const EXPIRY_PAUSE_MS = 3_600_000;

async function main(): Promise<void> {
  const config = readBatchConfig();
  const service = startService('worker-batch', config);
  const { logger, lifecycle } = service;

  await service.syncClock();

  const laws = followLaws(service);
  await laws.refresh();
  const parts = createClassifyParts(service, config, laws);
  const made = createRunDeps(service, config, parts);
  const deps = {
    ...made,
    work: enqueuingBatchWork(
      made.work,
      createFanOutEnqueuer(service.producer, createListening(service.database.client)),
    ),
  };
  const runner = createBatchRunner(deps);

  lifecycle.onStop('batches', 'work', () => runner.stop());

  const consumer = consume(service, runBatch, BATCHES_AT_ONCE, handleRunBatch(runner));
  lifecycle.onStop('consumer batch.run', 'work', () => consumer.close());

  const sweep = every(SWEEP_PAUSE_MS, 'sweep batches', logger, () =>
    sweepBatches({ work: deps.work, runner, now: deps.now, logger }),
  );
  lifecycle.onStop('sweep batches', 'work', () => sweep.stop());
  const expiry = every(EXPIRY_PAUSE_MS, 'delete what is past its retention', logger, async () => {
    const gone = await purgeExpired(service.database.client, config, deps.now());
    if (Object.keys(gone).length > 0) logger.info('deleted what was past its retention', gone);
  });
  lifecycle.onStop('delete what is past its retention', 'work', () => expiry.stop());
  startLearning(service, (signal) => createLearnDeps(service, parts, signal));
  startHeartbeat(service, 'batch');
  service.ready();
}

await runProcess('worker-batch', main);
