import type { ApiDeps } from '../deps.ts';
import type { Operation } from '../http/operation.ts';
import { listDatasets } from './datasets/list/route.ts';
import { classify } from './lookups/classify/route.ts';
import { getLookup } from './lookups/get/route.ts';
import { listLookups } from './lookups/list/route.ts';
import { getMe } from './system/auth-me/route.ts';
import { getCountries } from './system/countries/route.ts';
import { getHealth } from './system/health/route.ts';
import { getLimits } from './system/limits/route.ts';

/** Every operation of the interface. */
export function allOperations(deps: ApiDeps): readonly Operation[] {
  return [
    classify(deps),
    listLookups(deps),
    getLookup(deps),
    listDatasets(deps),
    getMe(deps),
    getCountries(),
    getLimits(deps),
    getHealth(deps),
  ];
}
