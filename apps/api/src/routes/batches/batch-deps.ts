import type { BatchDeps } from '@svc/domain/batches/batch-deps';
import type { ApiDeps } from '../../deps.ts';
import { batchKnowledge } from './knowledge.ts';

/** What the batch use-cases need, from what the routes stand on. */
export function batchDeps(deps: ApiDeps): BatchDeps {
  const { batches, datasets, config, clock, remindBatch } = deps;
  return {
    batches,
    datasets,
    knowledge: batchKnowledge,
    creditsPerLookup: String(config.creditsPerLookup),
    remind: remindBatch,
    now: clock,
  };
}
