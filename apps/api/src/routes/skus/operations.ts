import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { alertsAcknowledge, alertsAcknowledgeMany, alertsList } from '../alerts/route.ts';
import { skusBulk } from './bulk/route.ts';
import {
  skusCheckCodes,
  skusClassify,
  skusGet,
  skusList,
  skusRemove,
  skusReplace,
  skusSave,
} from './route.ts';

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
