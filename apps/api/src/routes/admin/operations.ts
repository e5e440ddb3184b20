import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import {
  authOptions,
  authPassword,
  authSessionsEnd,
  authSessionsList,
  authSignIn,
  authSignInLink,
  authSignOut,
} from '../auth/route.ts';
import {
  adminAccountsCreate,
  adminAccountsGet,
  adminAccountsList,
  adminAccountsPassword,
  adminAccountsUpdate,
} from './accounts/route.ts';
import { adminAuditList } from './audit-list/route.ts';
import { adminCreditsGrant } from './credits-grant/route.ts';
import {
  adminDatasetsActivate,
  adminDatasetsFetch,
  adminDatasetsList,
  adminDatasetsUpload,
} from './datasets/route.ts';
import { adminKeysList, adminKeysCreate, adminKeysRevoke, adminKeysRotate } from './keys/route.ts';
import { adminLoadsGet, adminLoadsList } from './loads/route.ts';
import {
  adminMeasuresAdd,
  adminMeasuresList,
  adminMeasuresPreview,
  adminMeasuresRelease,
  adminMeasuresWithdraw,
} from './measures/route.ts';
import { adminPlansEdit, adminPlansList } from './plans/route.ts';

export function administrationOperations(deps: ApiDeps): readonly Operation[] {
  return [
    authOptions(deps),
    authSignIn(deps),
    authSignOut(deps),
    authSignInLink(deps),
    authPassword(deps),
    authSessionsList(deps),
    authSessionsEnd(deps),
    adminAccountsList(deps),
    adminAccountsCreate(deps),
    adminAccountsGet(deps),
    adminAccountsUpdate(deps),
    adminAccountsPassword(deps),
    adminCreditsGrant(deps),
    adminKeysList(deps),
    adminKeysCreate(deps),
    adminKeysRotate(deps),
    adminKeysRevoke(deps),
    adminPlansList(deps),
    adminPlansEdit(deps),
    adminDatasetsList(deps),
    adminDatasetsActivate(deps),
    adminDatasetsUpload(deps),
    adminDatasetsFetch(deps),
    adminLoadsList(deps),
    adminLoadsGet(deps),
    adminAuditList(deps),
    adminMeasuresList(deps),
    adminMeasuresPreview(deps),
    adminMeasuresAdd(deps),
    adminMeasuresRelease(deps),
    adminMeasuresWithdraw(deps),
  ];
}
