import type { ApiDeps } from '../deps.ts';
import type { Operation } from '../http/operation.ts';
import { administrationOperations } from './admin/operations.ts';
import { lookupsClassify } from './lookups/classify/route.ts';
import { lookupsDecide } from './lookups/decide/route.ts';
import { lookupsGet } from './lookups/get/route.ts';
import { lookupsList } from './lookups/list/route.ts';
import { lookupsRerun } from './lookups/rerun/route.ts';
import { lookupsResolve } from './lookups/resolve/route.ts';
import { reviewCounts, reviewList } from './review/route.ts';
import { alertsAcknowledge, alertsAcknowledgeMany, alertsList, alertsReopen } from './alerts/route.ts';
import { skusBulk } from './skus/bulk/route.ts';
import {
  skusCheckCodes,
  skusClassify,
  skusGet,
  skusList,
  skusRemove,
  skusReplace,
  skusSave,
} from './skus/route.ts';
import { batchesEditRow } from './batches/edit-row/route.ts';
import { batchesExport } from './batches/export/route.ts';
import { batchesRows } from './batches/rows/route.ts';
import {
  batchesCancel,
  batchesGet,
  batchesList,
  batchesProgress,
  batchesRemove,
  batchesRetry,
  batchesStart,
  batchesTemplate,
  batchesValidate,
} from './batches/route.ts';
import { batchesUpload } from './batches/upload/route.ts';
import { datasetsEntries, datasetsList } from './datasets/route.ts';
import { tariffChanges } from './tariff/changes/route.ts';
import { tariffCompliance } from './tariff/compliance/route.ts';
import { tariffDuty } from './tariff/duty/route.ts';
import { tariffLandedCost } from './tariff/landed-cost/route.ts';
import { rulingsGet, rulingsList } from './rulings/route.ts';
import { tariffSearch } from './tariff/search/route.ts';
import { tariffTree } from './tariff/tree/route.ts';
import {
  webhooksChange,
  webhooksDelete,
  webhooksDeliveries,
  webhooksEvents,
  webhooksList,
  webhooksRedeliver,
  webhooksRedeliverMany,
  webhooksRegister,
  webhooksTest,
} from './webhooks/route.ts';
import { plansMe } from './plans/me/route.ts';
import { reportsProductivity } from './reports/productivity/route.ts';
import { authMe } from './auth/me/route.ts';
import { systemCountries, systemHealth, systemLimits } from './system/route.ts';
import { usageLedger, usageLedgerExport, usageMe } from './usage/route.ts';

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

function lookupsOperations(deps: ApiDeps): readonly Operation[] {
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

function catalogOperations(deps: ApiDeps): readonly Operation[] {
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
    alertsReopen(deps),
  ];
}

function batchesOperations(deps: ApiDeps): readonly Operation[] {
  return [
    batchesTemplate(),
    batchesUpload(deps),
    batchesList(deps),
    batchesGet(deps),
    batchesValidate(deps),
    batchesStart(deps),
    batchesProgress(deps),
    batchesRows(deps),
    batchesEditRow(deps),
    batchesRetry(deps),
    batchesCancel(deps),
    batchesRemove(deps),
    batchesExport(deps),
  ];
}

function tariffOperations(deps: ApiDeps): readonly Operation[] {
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

/** Webhook operations; the fixed events path must precede the path with an id. */
function webhookOperations(deps: ApiDeps): readonly Operation[] {
  return [
    webhooksEvents(),
    webhooksRegister(deps),
    webhooksList(deps),
    webhooksChange(deps),
    webhooksDelete(deps),
    webhooksTest(deps),
    webhooksDeliveries(deps),
    webhooksRedeliver(deps),
    webhooksRedeliverMany(deps),
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
