import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { acknowledgeManyAlerts } from '../alerts/acknowledge-many/route.ts';
import { acknowledgeOneAlert } from '../alerts/acknowledge/route.ts';
import { listAlerts } from '../alerts/list/route.ts';
import { saveManySkus } from './bulk/route.ts';
import { checkCatalogCodes } from './check-codes/route.ts';
import { classifyOneSku } from './classify/route.ts';
import { getSku } from './get/route.ts';
import { listCatalog } from './list/route.ts';
import { removeSku } from './remove/route.ts';
import { replaceOneSku } from './replace/route.ts';
import { saveOneSku } from './save/route.ts';

/** Operations on the catalog and its alerts. */
export function catalogOperations(deps: ApiDeps): readonly Operation[] {
  return [
    saveOneSku(deps),
    saveManySkus(deps),
    listCatalog(deps),
    getSku(deps),
    replaceOneSku(deps),
    removeSku(deps),
    classifyOneSku(deps),
    checkCatalogCodes(deps),
    listAlerts(deps),
    acknowledgeOneAlert(deps),
    acknowledgeManyAlerts(deps),
  ];
}
