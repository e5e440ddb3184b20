import type { BatchDeps } from '@svc/domain/batches/batch-deps';
import type { ApiDeps } from '../../deps.ts';
import { batchKnowledge } from './knowledge.ts';

export function batchDeps(deps: ApiDeps): BatchDeps {
  const { accounts, batches, datasets, config, clock, remindBatch } = deps;

  return {
    accounts,
    batches,
    datasets,
    knowledge: batchKnowledge,
    creditsPerLookup: String(config.creditsPerLookup),
    remind: remindBatch,
    now: clock,
  };
}
