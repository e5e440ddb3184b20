import type { Handler } from '@svc/queues/consumer';
import type { ClassifyLookupPayload } from '@svc/queues/definitions/classify-lookup';
import { runLookup, type RunLookupDeps } from '@svc/domain/lookups/run-lookup';

/** Classifies the lookup that a reminder names. */
export function handleClassifyLookup(deps: RunLookupDeps): Handler<ClassifyLookupPayload> {
  return async ({ lookupId }) => {
    await runLookup(deps, lookupId);
  };
}
