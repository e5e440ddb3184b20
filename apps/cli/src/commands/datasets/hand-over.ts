import type { Activation, ActivationStore } from '@svc/domain/datasets/activation-store';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import { type LoadRequest, rejectOtherContent, requestLoad } from '@svc/domain/datasets/request-load';
import { loadDataset } from '@svc/queues/definitions/load-dataset';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import { createActivationHistory } from '@svc/storage/datasets/activation-history';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandContext, Outcome } from '../../command-line/command.ts';
import type { Installation } from '../../installation/installation.ts';
import { endedLoad, requestedLoad } from './load-outcome.ts';
import { CommandError } from '../../output/command-error.ts';

/** Maximum time without progress: longer than a crash, its lease and a retry. */
const STALL_MS = 300_000;

type Followed = Pick<CommandContext, 'pollMs' | 'progress'> & { readonly stallMs?: number };

interface Subject<T> {
  readonly what: string;
  readonly read: () => Promise<T | null>;
  readonly isEnded: (state: T) => boolean;
  readonly describe: (state: T) => string;
}

/** Passes a schedule to the tariff worker; `wait` follows it to the end. Throws CommandError. */
export async function handOver(
  installation: Installation,
  request: LoadRequest,
  wait: boolean,
  context: CommandContext,
): Promise<Outcome> {
  const id = await sendRequest(installation, request, context);
  return wait ? followToEnd(installation, id, context) : requestedLoad(id, request);
}

/** Follows a load, and the activation that it requests, to the end. Throws CommandError. */
export async function followToEnd(
  installation: Installation,
  id: string,
  context: CommandContext,
): Promise<Outcome> {
  const load = await followLoad(createDatasetLoadStore(installation.db), id, context);
  return endedLoad(load, await followedActivation(installation, load, context));
}

async function sendRequest(
  installation: Installation,
  request: LoadRequest,
  { now, note }: CommandContext,
): Promise<string> {
  const { market, version, fileName, activate, replace, allowSmaller } = request;
  await rejectOtherContent(createDatasetLoadStore(installation.db), request);
  const id = await installation.administer(async (tx, record) => {
    const load = await requestLoad(
      { loads: createDatasetLoadStore(tx), enqueue: async () => undefined, now },
      request,
    );
    await record('dataset.load', load, {
      market,
      version,
      file: fileName,
      activate,
      replace,
      allow_smaller: allowSmaller,
    });

    return load;
  });
  // Enqueued after the commit, which the worker must see.
  if (!(await installation.enqueue(loadDataset, { loadId: id }))) {
    note('the queue does not answer; the tariff worker finds the load by itself');
  }

  return id;
}

async function followedActivation(
  { db }: Installation,
  load: DatasetLoad,
  context: CommandContext,
): Promise<Activation | null> {
  if (!load.activate || load.datasetId === null) return null;
  const latest = await latestActivation(db, load.datasetId);
  return latest === null ? null : followActivation(createActivationStore(db), latest.id, context);
}

/** Follows a load until the tariff worker finishes it. Throws CommandError if no worker takes it. */
export function followLoad(
  loads: Pick<DatasetLoadStore, 'find'>,
  id: string,
  context: Followed,
): Promise<DatasetLoad> {
  return follow(context, {
    what: `load ${id}`,
    read: () => loads.find(id),
    isEnded: ({ state }) => state !== 'queued' && state !== 'running',
    describe: ({ market, version, state, stage, percent }) =>
      `${market} ${version}: ${state === 'queued' ? 'waiting for the tariff worker' : `${stage ?? 'starting'} ${percent} %`}`,
  });
}

/** Latest activation of a version; null if it was never active. */
export async function latestActivation(
  db: Installation['db'],
  datasetId: string,
): Promise<Activation | null> {
  const id = await createActivationHistory(db).latestTo(datasetId);
  return id === null ? null : createActivationStore(db).find(id);
}

/** Follows an activation to its last step. Throws CommandError if no worker takes it. */
export function followActivation(
  activations: Pick<ActivationStore, 'find'>,
  id: string,
  context: Followed,
): Promise<Activation> {
  return follow(context, {
    what: `activation ${id}`,
    read: () => activations.find(id),
    isEnded: ({ step, failedAt, toVersion }) => {
      if (failedAt !== null)
        throw new CommandError(
          'internal_error',
          `the work after the switch to ${toVersion} was abandoned; activate the version again to continue it`,
        );

      return step === 'done';
    },
    describe: ({ market, toVersion, step }) =>
      `${market} ${toVersion}: activation, ${step.replaceAll('_', ' ')}`,
  });
}

async function follow<T>(
  { pollMs, progress, stallMs = STALL_MS }: Followed,
  { what, read, isEnded, describe }: Subject<T>,
): Promise<T> {
  let last = '';
  let changedAt = Date.now();

  for (;;) {
    const state = await read();
    if (state === null) throw new CommandError('not_found', `${what} no longer exists`);
    if (isEnded(state)) return state;

    const words = describe(state);
    if (words !== last) changedAt = Date.now();
    last = words;
    progress.show(words);

    if (Date.now() - changedAt > stallMs) {
      throw new CommandError(
        'service_unavailable',
        `no progress of ${what} for ${Math.round(stallMs / 1000)} s (${words}); it continues as soon as the tariff worker runs`,
      );
    }

    await sleep(pollMs);
  }
}
