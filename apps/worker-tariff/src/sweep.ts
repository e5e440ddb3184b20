import { runActivation, type RunActivationDeps } from '@svc/domain/datasets/run-activation';
import { runLoad, type RunLoadDeps } from '@svc/domain/datasets/run-load';

/** A queued load this old has likely lost its reminder. */
const QUEUED_MS = 5000;

/** Runs the loads that the queue lost or whose worker died. */
export async function sweepLoads(deps: RunLoadDeps): Promise<void> {
  const now = deps.now();
  for (const id of await deps.loads.findStale(new Date(now.getTime() - QUEUED_MS), now)) {
    await runLoad(deps, id);
  }
}

/** Goes on with switches of versions whose worker died half way. */
export async function sweepActivations(deps: RunActivationDeps): Promise<void> {
  for (const id of await deps.activations.findOpen(deps.now())) await runActivation(deps, id);
}
