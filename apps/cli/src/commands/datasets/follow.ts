import type { Activation, ActivationStore } from '@svc/domain/datasets/activation-store';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import { createActivationHistory } from '@svc/storage/datasets/activation-history';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandContext } from '../../command-line/command.ts';
import type { Installation } from '../../installation/installation.ts';
import { CommandError } from '../../output/command-error.ts';

/** Maximum time without progress: longer than a crash, its lease and a retry. */
const STALL_MS = 300_000;

type Followed = Pick<CommandContext, 'pollMs' | 'progress'> & { readonly stallMs?: number };

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

interface Subject<T> {
  readonly what: string;
  readonly read: () => Promise<T | null>;
  readonly isEnded: (state: T) => boolean;
  readonly describe: (state: T) => string;
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
