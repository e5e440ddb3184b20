import type { RunActivationDeps } from '@svc/domain/datasets/run-activation';
import type { RunLoadDeps } from '@svc/domain/datasets/run-load';
import { activateDataset } from '@svc/queues/jobs';
import { compareInThread } from '@svc/schedules/compare-in-thread';
import { createFanOutEnqueuer, enqueuingActivations } from '@svc/service/enqueue-fan-out';
import type { Service } from '@svc/service/start-service';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createListening } from '@svc/storage/webhooks/listening';
import type { ReadAndWrite } from './load/in-thread.ts';

// A full schedule loads in seconds, and each step renews the lease.
const LOAD_LEASE_MS = 60_000;
// A comparison takes seconds and a SKU pass less than one: a worker silent for this long is dead.
const SWITCH_LEASE_MS = 20_000;

export interface TariffDeps {
  readonly load: RunLoadDeps;
  readonly activation: RunActivationDeps;
}

export function createTariffDeps(
  { database, producer, logger, clock }: Pick<Service, 'database' | 'producer' | 'logger' | 'clock'>,
  url: string,
  { fetchRelease, readAndWrite }: Pick<RunLoadDeps, 'fetchRelease'> & { readonly readAndWrite: ReadAndWrite },
): TariffDeps {
  const activations = enqueuingActivations(
    createActivationStore(database.client),
    createFanOutEnqueuer(producer, createListening(database.client)),
  );
  const datasets = createDatasetStore(database.client);
  const load: RunLoadDeps = {
    loads: createDatasetLoadStore(database.client),
    datasets,
    fetchRelease,
    readAndWrite: (request, expectedLeaves, onProgress) =>
      readAndWrite({ url, load: request, expectedLeaves, now: clock() }, onProgress),
    activate: async (datasetId) => {
      const activation = await activations.switchTo(datasetId, clock());
      if (activation === null || activation.step === 'done') return;
      await producer.enqueue(activateDataset, { activationId: activation.id });
    },
    now: clock,
    leaseMs: LOAD_LEASE_MS,
  };

  const compare: RunActivationDeps['compare'] = async (fromDatasetId, toDatasetId) => {
    const [before, after] = await Promise.all([datasets.find(fromDatasetId), datasets.find(toDatasetId)]);
    if (before === null || after === null) throw new Error('a version of this switch is no longer there');
    const pair = { market: after.market, fromVersion: before.version, toVersion: after.version };
    await compareInThread({ url, pair, fromDatasetId, toDatasetId, at: clock() });
  };

  const onGivenUp: RunActivationDeps['onGivenUp'] = ({ id, market, toVersion, step }, error) =>
    logger.error('activation gave up; activate the version again to resume it', {
      activation: id,
      market,
      version: toVersion,
      step,
      ...(error === undefined ? {} : { error }),
    });

  const activation = { activations, compare, now: clock, leaseMs: SWITCH_LEASE_MS, onGivenUp };

  return { load, activation };
}
