import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { getMyPlan } from '../plans/me/route.ts';
import { reportProductivity } from '../reports/productivity/route.ts';
import { exportLedger } from './ledger-export/route.ts';
import { listLedger } from './ledger/route.ts';
import { getMyUsage } from './me/route.ts';

/** Operations on usage, plan and reports of an account. */
export function accountsOperations(deps: ApiDeps): readonly Operation[] {
  return [getMyUsage(deps), listLedger(deps), exportLedger(deps), getMyPlan(deps), reportProductivity(deps)];
}
