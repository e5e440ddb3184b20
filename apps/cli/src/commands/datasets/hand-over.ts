import type { Activation } from '@svc/domain/datasets/activation-store';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import { type LoadRequest, rejectOtherContent, requestLoad } from '@svc/domain/datasets/request-load';
import { loadDataset } from '@svc/queues/jobs';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import type { CommandContext, Outcome } from '../../command-line/command.ts';
import type { Installation } from '../../installation/installation.ts';
import { followActivation, followLoad, latestActivation } from './follow.ts';
import { endedLoad, requestedLoad } from './load-outcome.ts';

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
  const id = await installation.administer(async ({ tx, record }) => {
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
