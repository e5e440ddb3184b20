import type { BatchDeps } from '@svc/domain/batches/batch-deps';
import { codeLookup } from '@svc/schedules/code-lookup';
import type { ApiDeps } from '../../deps.ts';
import { batchKnowledge } from './knowledge.ts';

export function batchDeps(deps: ApiDeps): BatchDeps {
  const { accounts, batches, datasets, schedules, config, clock, enqueueBatch } = deps;

  return {
    accounts,
    batches,
    datasets,
    knowledge: batchKnowledge,
    codesOf: async ({ id, version }) => codeLookup(await schedules.get(id), version),
    creditsPerLookup: String(config.creditsPerLookup),
    enqueue: enqueueBatch,
    now: clock,
  };
}
