import { runActivation, type RunActivationDeps } from '@svc/domain/datasets/run-activation';
import { runLoad, type RunLoadDeps } from '@svc/domain/datasets/run-load';
import type { Handler } from '@svc/queues/consumer';
import type { PayloadOf } from '@svc/queues/define-queue';
import type { activateDataset, loadDataset } from '@svc/queues/jobs';

export function handleActivateDataset(deps: RunActivationDeps): Handler<PayloadOf<typeof activateDataset>> {
  return ({ activationId }) => runActivation(deps, activationId);
}

export function handleLoadDataset(deps: RunLoadDeps): Handler<PayloadOf<typeof loadDataset>> {
  return ({ loadId }) => runLoad(deps, loadId);
}

/** A load queued this long has probably lost its job. */
const QUEUED_MS = 5000;

/** Runs loads that the queue lost or whose worker died. Throws the errors after trying all. */
export async function sweepLoads(deps: RunLoadDeps): Promise<void> {
  const now = deps.now();
  const stale = await deps.loads.findStale(new Date(now.getTime() - QUEUED_MS), now);
  await eachInTurn(stale, (id) => runLoad(deps, id));
}

/** Continues activations whose worker died. Throws the errors after trying all. */
export async function sweepActivations(deps: RunActivationDeps): Promise<void> {
  await eachInTurn(await deps.activations.findOpen(deps.now()), (id) => runActivation(deps, id));
}

// A persistent failure must not block the others.
async function eachInTurn(ids: readonly string[], run: (id: string) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const id of ids) await run(id).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${ids.length} failed`);
}
