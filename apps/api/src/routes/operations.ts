import type { ApiDeps } from '../deps.ts';
import type { Operation } from '../http/operation.ts';
import { changeAccount } from './admin/accounts-update/route.ts';
import { getAccount } from './admin/accounts-get/route.ts';
import { listAccounts } from './admin/accounts-list/route.ts';
import { makeAccount } from './admin/accounts-create/route.ts';
import { giveCredits } from './admin/credits-grant/route.ts';
import { activateDatasetVersion } from './admin/datasets-activate/route.ts';
import { listAdminDatasets } from './admin/datasets-list/route.ts';
import { listApiKeys } from './admin/keys-list/route.ts';
import { makeApiKey } from './admin/keys-create/route.ts';
import { revokeApiKey } from './admin/keys-revoke/route.ts';
import { changePlan } from './admin/plans-edit/route.ts';
import { listPlans } from './admin/plans-list/route.ts';
import { openSession } from './auth/sign-in/route.ts';
import { closeSession } from './auth/sign-out/route.ts';
import { getMyPlan } from './plans/me/route.ts';
import { reportProductivity } from './reports/productivity/route.ts';
import { listLedger } from './usage/ledger/route.ts';
import { exportLedger } from './usage/ledger-export/route.ts';
import { getMyUsage } from './usage/me/route.ts';
import { acknowledgeManyAlerts } from './alerts/acknowledge-many/route.ts';
import { acknowledgeOneAlert } from './alerts/acknowledge/route.ts';
import { listAlerts } from './alerts/list/route.ts';
import { cancel as cancelBatch } from './batches/cancel/route.ts';
import { editBatchRow } from './batches/edit-row/route.ts';
import { exportBatch } from './batches/export/route.ts';
import { getBatch } from './batches/get/route.ts';
import { listBatches } from './batches/list/route.ts';
import { getBatchProgress } from './batches/progress/route.ts';
import { removeBatch } from './batches/remove/route.ts';
import { retry as retryBatch } from './batches/retry/route.ts';
import { listBatchRows } from './batches/rows/route.ts';
import { start as startBatch } from './batches/start/route.ts';
import { getBatchTemplate } from './batches/template/route.ts';
import { uploadBatch } from './batches/upload/route.ts';
import { validate as validateBatch } from './batches/validate/route.ts';
import { listDatasets } from './datasets/list/route.ts';
import { classify } from './lookups/classify/route.ts';
import { decide } from './lookups/decide/route.ts';
import { getLookup } from './lookups/get/route.ts';
import { listLookups } from './lookups/list/route.ts';
import { rerun } from './lookups/rerun/route.ts';
import { resolve } from './lookups/resolve/route.ts';
import { countReview } from './review/counts/route.ts';
import { listReview } from './review/list/route.ts';
import { saveManySkus } from './skus/bulk/route.ts';
import { checkCatalogCodes } from './skus/check-codes/route.ts';
import { classifyOneSku } from './skus/classify/route.ts';
import { getSku } from './skus/get/route.ts';
import { listCatalog } from './skus/list/route.ts';
import { removeSku } from './skus/remove/route.ts';
import { replaceOneSku } from './skus/replace/route.ts';
import { saveOneSku } from './skus/save/route.ts';
import { getMe } from './system/auth-me/route.ts';
import { getCountries } from './system/countries/route.ts';
import { listEntries } from './tariff/entries/route.ts';
import { listTariffChanges } from './tariff/changes/route.ts';
import { getRuling } from './tariff/rulings-get/route.ts';
import { listRulings } from './tariff/rulings-list/route.ts';
import { searchTariff } from './tariff/search/route.ts';
import { browseTariff } from './tariff/tree/route.ts';
import { webhookOperations } from './webhooks/operations.ts';
import { getHealth } from './system/health/route.ts';
import { getLimits } from './system/limits/route.ts';

/** Every operation of the interface. */
export function allOperations(deps: ApiDeps): readonly Operation[] {
  return [
    classify(deps),
    listLookups(deps),
    getLookup(deps),
    decide(deps),
    rerun(deps),
    resolve(deps),
    listReview(deps),
    countReview(deps),
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
    getBatchTemplate(),
    uploadBatch(deps),
    listBatches(deps),
    getBatch(deps),
    validateBatch(deps),
    startBatch(deps),
    getBatchProgress(deps),
    listBatchRows(deps),
    editBatchRow(deps),
    retryBatch(deps),
    cancelBatch(deps),
    removeBatch(deps),
    exportBatch(deps),
    listDatasets(deps),
    listEntries(deps),
    searchTariff(deps),
    browseTariff(deps),
    listTariffChanges(deps),
    listRulings(deps),
    getRuling(deps),
    ...webhookOperations(deps),
    getMyUsage(deps),
    listLedger(deps),
    exportLedger(deps),
    getMyPlan(deps),
    reportProductivity(deps),
    openSession(deps),
    closeSession(deps),
    listAccounts(deps),
    makeAccount(deps),
    getAccount(deps),
    changeAccount(deps),
    giveCredits(deps),
    listApiKeys(deps),
    makeApiKey(deps),
    revokeApiKey(deps),
    listPlans(deps),
    changePlan(deps),
    listAdminDatasets(deps),
    activateDatasetVersion(deps),
    getMe(deps),
    getCountries(),
    getLimits(deps),
    getHealth(deps),
  ];
}
