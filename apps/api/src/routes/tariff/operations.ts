import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { listDatasets } from '../datasets/list/route.ts';
import { listTariffChanges } from './changes/route.ts';
import { findCompliance } from './compliance/route.ts';
import { estimateDutyOperation } from './duty/route.ts';
import { listEntries } from './entries/route.ts';
import { getRuling } from './rulings-get/route.ts';
import { estimateLandedCostOperation } from './landed-cost/route.ts';
import { listRulings } from './rulings-list/route.ts';
import { searchTariff } from './search/route.ts';
import { browseTariff } from './tree/route.ts';

/** Operations on tariff data. */
export function tariffOperations(deps: ApiDeps): readonly Operation[] {
  return [
    listDatasets(deps),
    listEntries(deps),
    searchTariff(deps),
    browseTariff(deps),
    listTariffChanges(deps),
    listRulings(deps),
    getRuling(deps),
    estimateDutyOperation(deps),
    estimateLandedCostOperation(deps),
    findCompliance(deps),
  ];
}
