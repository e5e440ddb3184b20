import type { CreateLookupDeps } from '@svc/domain/lookups/create-lookup';
import type { ApiDeps } from '../../deps.ts';

/** What making a lookup needs, from what the routes stand on. */
export function createLookupDeps(deps: ApiDeps): CreateLookupDeps {
  const { lookups, datasets, skus, credits, config, clock, remindLookup } = deps;
  const creditsPerLookup = String(config.creditsPerLookup);
  return { lookups, datasets, skus, credits, creditsPerLookup, remind: remindLookup, now: clock };
}
