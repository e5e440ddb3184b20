import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { lookupsClassify } from './classify/route.ts';
import { lookupsDecide } from './decide/route.ts';
import { lookupsGet } from './get/route.ts';
import { lookupsList } from './list/route.ts';
import { lookupsRerun } from './rerun/route.ts';
import { lookupsResolve } from './resolve/route.ts';
import { reviewCounts, reviewList } from '../review/route.ts';

export function lookupsOperations(deps: ApiDeps): readonly Operation[] {
  return [
    lookupsClassify(deps),
    lookupsList(deps),
    lookupsGet(deps),
    lookupsDecide(deps),
    lookupsRerun(deps),
    lookupsResolve(deps),
    reviewList(deps),
    reviewCounts(deps),
  ];
}
