import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { alertsAcknowledgeMany } from '../alerts/acknowledge-many/route.ts';
import { alertsAcknowledge } from '../alerts/acknowledge/route.ts';
import { alertsList } from '../alerts/list/route.ts';
import { skusBulk } from './bulk/route.ts';
import { skusCheckCodes } from './check-codes/route.ts';
import { skusClassify } from './classify/route.ts';
import { skusGet } from './get/route.ts';
import { skusList } from './list/route.ts';
import { skusRemove } from './remove/route.ts';
import { skusReplace } from './replace/route.ts';
import { skusSave } from './save/route.ts';

export function catalogOperations(deps: ApiDeps): readonly Operation[] {
  return [
    skusSave(deps),
    skusBulk(deps),
    skusList(deps),
    skusGet(deps),
    skusReplace(deps),
    skusRemove(deps),
    skusClassify(deps),
    skusCheckCodes(deps),
    alertsList(deps),
    alertsAcknowledge(deps),
    alertsAcknowledgeMany(deps),
  ];
}
