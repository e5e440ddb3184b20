import { runActivation, type RunActivationDeps } from '@svc/domain/datasets/run-activation';
import type { Handler } from '@svc/queues/consumer';
import type { ActivateDatasetPayload } from '@svc/queues/definitions/activate-dataset';

/** Takes the steps of the switch of versions that a reminder names. */
export function handleActivateDataset(deps: RunActivationDeps): Handler<ActivateDatasetPayload> {
  return ({ activationId }) => runActivation(deps, activationId);
}
