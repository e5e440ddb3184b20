import type { ApiDeps } from '../deps.ts';
import type { Operation } from '../http/operation.ts';
import { administrationOperations } from './admin/operations.ts';
import { batchesOperations } from './batches/operations.ts';
import { lookupsOperations } from './lookups/operations.ts';
import { getMyPlan } from './plans/me/route.ts';
import { reportProductivity } from './reports/productivity/route.ts';
import { catalogOperations } from './skus/operations.ts';
import { getMe } from './system/auth-me/route.ts';
import { getCountries } from './system/countries/route.ts';
import { getHealth } from './system/health/route.ts';
import { getLimits } from './system/limits/route.ts';
import { tariffOperations } from './tariff/operations.ts';
import { exportLedger } from './usage/ledger-export/route.ts';
import { listLedger } from './usage/ledger/route.ts';
import { getMyUsage } from './usage/me/route.ts';
import { webhookOperations } from './webhooks/operations.ts';

/** Operations on the service itself. */
function systemOperations(deps: ApiDeps): readonly Operation[] {
  return [getMe(deps), getCountries(), getLimits(deps), getHealth(deps)];
}

/** Operations on usage, plan and reports of an account. */
function accountsOperations(deps: ApiDeps): readonly Operation[] {
  return [getMyUsage(deps), listLedger(deps), exportLedger(deps), getMyPlan(deps), reportProductivity(deps)];
}

/** Every operation of the interface. */
export function allOperations(deps: ApiDeps): readonly Operation[] {
  return [
    ...lookupsOperations(deps),
    ...catalogOperations(deps),
    ...batchesOperations(deps),
    ...tariffOperations(deps),
    ...webhookOperations(deps),
    ...accountsOperations(deps),
    ...administrationOperations(deps),
    ...systemOperations(deps),
  ];
}
