import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { datasetsList } from '../datasets/list/route.ts';
import { tariffChanges } from './changes/route.ts';
import { tariffCompliance } from './compliance/route.ts';
import { tariffDuty } from './duty/route.ts';
import { datasetsEntries } from '../datasets/entries/route.ts';
import { rulingsGet } from '../rulings/get/route.ts';
import { tariffLandedCost } from './landed-cost/route.ts';
import { rulingsList } from '../rulings/list/route.ts';
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
