import type { ApiDeps } from '../deps.ts';
import type { Operation } from '../http/operation.ts';
import { ADMINISTRATION_OPERATIONS } from './admin/operations.ts';
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

/** In the order of the documentation. */
const OPERATIONS = [
  lookupsClassify,
  lookupsList,
  lookupsGet,
  lookupsDecide,
  lookupsRerun,
  lookupsResolve,
  reviewList,
  reviewCounts,
  skusSave,
  skusBulk,
  skusList,
  skusGet,
  skusReplace,
  skusRemove,
  skusClassify,
  skusCheckCodes,
  alertsList,
  alertsAcknowledge,
  alertsAcknowledgeMany,
  alertsReopen,
  batchesTemplate,
  batchesUpload,
  batchesList,
  batchesGet,
  batchesValidate,
  batchesStart,
  batchesProgress,
  batchesRows,
  batchesEditRow,
  batchesRetry,
  batchesCancel,
  batchesRemove,
  batchesExport,
  datasetsList,
  datasetsEntries,
  tariffSearch,
  tariffTree,
  tariffChanges,
  rulingsList,
  rulingsGet,
  tariffDuty,
  tariffLandedCost,
  tariffCompliance,
  webhooksEvents,
  webhooksRegister,
  webhooksList,
  webhooksChange,
  webhooksDelete,
  webhooksTest,
  webhooksDeliveries,
  webhooksRedeliver,
  webhooksRedeliverMany,
  usageMe,
  usageLedger,
  usageLedgerExport,
  plansMe,
  reportsProductivity,
  ...ADMINISTRATION_OPERATIONS,
  authMe,
  systemCountries,
  systemLimits,
  systemHealth,
];

export function allOperations(deps: ApiDeps): readonly Operation[] {
  return OPERATIONS.map((make: (deps: ApiDeps) => Operation) => make(deps));
}
