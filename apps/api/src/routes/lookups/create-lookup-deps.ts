import type { CreateLookupDeps } from '@svc/domain/lookups/create-lookup';
import type { ApiDeps } from '../../deps.ts';

export function createLookupDeps(deps: ApiDeps): CreateLookupDeps {
  const { lookups, datasets, skus, credits, config, clock, enqueueLookup } = deps;
  const creditsPerLookup = String(config.creditsPerLookup);
  return { lookups, datasets, skus, credits, creditsPerLookup, enqueue: enqueueLookup, now: clock };
}
