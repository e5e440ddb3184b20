import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { classify } from './classify/route.ts';
import { decide } from './decide/route.ts';
import { getLookup } from './get/route.ts';
import { listLookups } from './list/route.ts';
import { rerun } from './rerun/route.ts';
import { resolve } from './resolve/route.ts';
import { countReview } from '../review/counts/route.ts';
import { listReview } from '../review/list/route.ts';

/** Operations on lookups and their review. */
export function lookupsOperations(deps: ApiDeps): readonly Operation[] {
  return [
    classify(deps),
    listLookups(deps),
    getLookup(deps),
    decide(deps),
    rerun(deps),
    resolve(deps),
    listReview(deps),
    countReview(deps),
  ];
}
