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

export const ADMINISTRATION_OPERATIONS = [
  authOptions,
  authSignIn,
  authSignOut,
  authSignInLink,
  authPassword,
  authSessionsList,
  authSessionsEnd,
  adminAccountsList,
  adminAccountsCreate,
  adminAccountsGet,
  adminAccountsUpdate,
  adminAccountsPassword,
  adminCreditsGrant,
  adminKeysList,
  adminKeysCreate,
  adminKeysRotate,
  adminKeysRevoke,
  adminPlansList,
  adminPlansEdit,
  adminDatasetsList,
  adminDatasetsActivate,
  adminDatasetsUpload,
  adminDatasetsFetch,
  adminLoadsList,
  adminLoadsGet,
  adminAuditList,
  adminMeasuresList,
  adminMeasuresPreview,
  adminMeasuresAdd,
  adminMeasuresRelease,
  adminMeasuresWithdraw,
];
