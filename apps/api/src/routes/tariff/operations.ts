import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { datasetsEntries, datasetsList } from '../datasets/route.ts';
import { tariffChanges } from './changes/route.ts';
import { tariffCompliance } from './compliance/route.ts';
import { tariffDuty } from './duty/route.ts';
import { tariffLandedCost } from './landed-cost/route.ts';
import { rulingsGet, rulingsList } from '../rulings/route.ts';
import { tariffSearch } from './search/route.ts';
import { tariffTree } from './tree/route.ts';

export function tariffOperations(deps: ApiDeps): readonly Operation[] {
  return [
    datasetsList(deps),
    datasetsEntries(deps),
    tariffSearch(deps),
    tariffTree(deps),
    tariffChanges(deps),
    rulingsList(deps),
    rulingsGet(deps),
    tariffDuty(deps),
    tariffLandedCost(deps),
    tariffCompliance(deps),
  ];
}
