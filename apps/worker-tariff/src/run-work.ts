import { runActivation, type RunActivationDeps } from '@svc/domain/datasets/run-activation';
import { runLoad, type RunLoadDeps } from '@svc/domain/datasets/run-load';
import type { Handler } from '@svc/queues/consumer';
import type { ActivateDatasetPayload } from '@svc/queues/definitions/activate-dataset';
import type { LoadDatasetPayload } from '@svc/queues/definitions/load-dataset';

/** Runs the steps of the activation that a job names. */
export function handleActivateDataset(deps: RunActivationDeps): Handler<ActivateDatasetPayload> {
  return ({ activationId }) => runActivation(deps, activationId);
}

export function handleLoadDataset(deps: RunLoadDeps): Handler<LoadDatasetPayload> {
  return ({ loadId }) => runLoad(deps, loadId);
}

/** A queued load this old has likely lost its job. */
const QUEUED_MS = 5000;

/** Runs loads that the queue lost or whose worker died. Throws their errors after all have been tried. */
export async function sweepLoads(deps: RunLoadDeps): Promise<void> {
  const now = deps.now();
  const stale = await deps.loads.findStale(new Date(now.getTime() - QUEUED_MS), now);
  await eachInTurn(stale, (id) => runLoad(deps, id));
}

/** Continues activations whose worker died. Throws their errors after all have been tried. */
export async function sweepActivations(deps: RunActivationDeps): Promise<void> {
  await eachInTurn(await deps.activations.findOpen(deps.now()), (id) => runActivation(deps, id));
}

// One that keeps failing must not block the others.
async function eachInTurn(ids: readonly string[], run: (id: string) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const id of ids) await run(id).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${ids.length} failed`);
}
