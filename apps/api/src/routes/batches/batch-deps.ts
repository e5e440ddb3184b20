import type { BatchDeps } from '@svc/domain/batches/batch-deps';
import type { ApiDeps } from '../../deps.ts';
import { batchKnowledge } from './knowledge.ts';

export function batchDeps(deps: ApiDeps): BatchDeps {
  const { accounts, batches, datasets, config, clock, enqueueBatch } = deps;

  return {
    accounts,
    batches,
    datasets,
    knowledge: batchKnowledge,
    creditsPerLookup: String(config.creditsPerLookup),
    enqueue: enqueueBatch,
    now: clock,
  };
}
