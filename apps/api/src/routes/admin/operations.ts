import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { changeOwnPassword } from '../auth/password/route.ts';
import { getSignInOptions } from '../auth/options/route.ts';
import { endSession } from '../auth/sessions-end/route.ts';
import { listSessions } from '../auth/sessions-list/route.ts';
import { openSignInLink } from '../auth/sign-in-link/route.ts';
import { closeSession, openSession } from '../auth/sign-in/route.ts';
import { makeAccount } from './accounts-create/route.ts';
import { getAccount, listAccounts } from './accounts-list/route.ts';
import { renewPassword } from './accounts-password/route.ts';
import { changeAccount } from './accounts-update/route.ts';
import { listAuditEntries } from './audit-list/route.ts';
import { giveCredits } from './credits-grant/route.ts';
import { activateDatasetVersion } from './datasets-activate/route.ts';
import { fetchSchedule } from './datasets-fetch/route.ts';
import { listAdminDatasets } from './datasets-list/route.ts';
import { uploadSchedule } from './datasets-upload/route.ts';
import { listApiKeys, makeApiKey, revokeApiKey, rotateApiKey } from './keys/route.ts';
import { getDatasetLoad } from './loads-get/route.ts';
import { listDatasetLoads } from './loads-list/route.ts';
import {
  addOwnMeasure,
  listMeasures,
  previewMeasure,
  releaseOwnMeasure,
  withdrawOwnMeasure,
} from './measures/route.ts';
import { changePlan, listPlans } from './plans-edit/route.ts';

/** Operations of sessions and administration. */
export function administrationOperations(deps: ApiDeps): readonly Operation[] {
  return [
    getSignInOptions(deps),
    openSession(deps),
    closeSession(deps),
    openSignInLink(deps),
    changeOwnPassword(deps),
    listSessions(deps),
    endSession(deps),
    listAccounts(deps),
    makeAccount(deps),
    getAccount(deps),
    changeAccount(deps),
    renewPassword(deps),
    giveCredits(deps),
    listApiKeys(deps),
    makeApiKey(deps),
    rotateApiKey(deps),
    revokeApiKey(deps),
    listPlans(deps),
    changePlan(deps),
    listAdminDatasets(deps),
    activateDatasetVersion(deps),
    uploadSchedule(deps),
    fetchSchedule(deps),
    listDatasetLoads(deps),
    getDatasetLoad(deps),
    listAuditEntries(deps),
    listMeasures(deps),
    previewMeasure(deps),
    addOwnMeasure(deps),
    releaseOwnMeasure(deps),
    withdrawOwnMeasure(deps),
  ];
}
