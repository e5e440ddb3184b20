import type { RunLoadDeps } from '@svc/domain/datasets/run-load';
import { consume } from '@svc/queues/consumer';
import { activateDataset } from '@svc/queues/definitions/activate-dataset';
import { loadDataset } from '@svc/queues/definitions/load-dataset';
import { systemClock } from '@svc/runtime/clock';
import { readTariffConfig } from '@svc/runtime/config/services';
import { every } from '@svc/runtime/every';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { handleLoadDataset } from './handlers/load-dataset.ts';
import { readAndWriteInThread } from './load/in-thread.ts';
import { sweepLoads } from './sweep.ts';

const SWEEP_PAUSE_MS = 3000;
// A full schedule loads in seconds; progress renews the lease at each step.
const LEASE_MS = 60_000;

async function main(): Promise<void> {
  const config = readTariffConfig();
  const service = startService('worker-tariff', config);
  const db = service.database.client;
  const activations = createActivationStore(db);
  const deps: RunLoadDeps = {
    loads: createDatasetLoadStore(db),
    readAndWrite: (load, expectedLines, onProgress) =>
      readAndWriteInThread({ url: config.databaseUrl, load, expectedLines, now: systemClock() }, onProgress),
    activate: async (datasetId) => {
      const activation = await activations.switchTo(datasetId, systemClock());
      if (activation === null || activation.step === 'done') return;
      await service.producer.remind(activateDataset, { activationId: activation.id });
    },
    now: systemClock,
    leaseMs: LEASE_MS,
  };
  const consumer = consume(service, loadDataset, 1, handleLoadDataset(deps));
  service.lifecycle.onStop('consumer dataset.load', 'work', () => consumer.close());
  const sweep = every(SWEEP_PAUSE_MS, 'sweep loads', service.logger, () => sweepLoads(deps));
  service.lifecycle.onStop('sweep loads', 'work', () => sweep.stop());
  startHeartbeat(service, 'tariff');
  await db.$queryRaw`SELECT 1`;
  service.ready();
}

await runProcess('worker-tariff', main);
