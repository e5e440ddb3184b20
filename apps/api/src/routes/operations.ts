import type { ApiDeps } from '../deps.ts';
import type { Operation } from '../http/operation.ts';
import { administrationOperations } from './admin/operations.ts';
import { batchesOperations } from './batches/operations.ts';
import { lookupsOperations } from './lookups/operations.ts';
import { plansMe } from './plans/me/route.ts';
import { reportsProductivity } from './reports/productivity/route.ts';
import { catalogOperations } from './skus/operations.ts';
import { authMe } from './auth/me/route.ts';
import { systemCountries, systemHealth, systemLimits } from './system/route.ts';
import { tariffOperations } from './tariff/operations.ts';
import { usageLedger, usageLedgerExport, usageMe } from './usage/route.ts';
import { webhookOperations } from './webhooks/operations.ts';

function systemOperations(deps: ApiDeps): readonly Operation[] {
  return [authMe(deps), systemCountries(), systemLimits(deps), systemHealth(deps)];
}

function accountsOperations(deps: ApiDeps): readonly Operation[] {
  return [
    usageMe(deps),
    usageLedger(deps),
    usageLedgerExport(deps),
    plansMe(deps),
    reportsProductivity(deps),
  ];
}

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
