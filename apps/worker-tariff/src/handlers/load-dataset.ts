import { runLoad, type RunLoadDeps } from '@svc/domain/datasets/run-load';
import type { Handler } from '@svc/queues/consumer';
import type { LoadDatasetPayload } from '@svc/queues/definitions/load-dataset';

/** Loads the schedule version that a reminder names. */
export function handleLoadDataset(deps: RunLoadDeps): Handler<LoadDatasetPayload> {
  return ({ loadId }) => runLoad(deps, loadId);
}
