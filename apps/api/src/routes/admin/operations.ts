import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { makeAccount } from './accounts-create/route.ts';
import { getAccount } from './accounts-get/route.ts';
import { listAccounts } from './accounts-list/route.ts';
import { renewPassword } from './accounts-password/route.ts';
import { changeAccount } from './accounts-update/route.ts';
import { giveCredits } from './credits-grant/route.ts';
import { activateDatasetVersion } from './datasets-activate/route.ts';
import { listAdminDatasets } from './datasets-list/route.ts';
import { makeApiKey } from './keys-create/route.ts';
import { listApiKeys } from './keys-list/route.ts';
import { revokeApiKey } from './keys-revoke/route.ts';
import { changePlan } from './plans-edit/route.ts';
import { listPlans } from './plans-list/route.ts';
import { changeOwnPassword } from '../auth/password/route.ts';
import { endSession } from '../auth/sessions-end/route.ts';
import { listSessions } from '../auth/sessions-list/route.ts';
import { openSignInLink } from '../auth/sign-in-link/route.ts';
import { openSession } from '../auth/sign-in/route.ts';
import { closeSession } from '../auth/sign-out/route.ts';

/** Operations of sessions and administration. */
export function administrationOperations(deps: ApiDeps): readonly Operation[] {
  return [
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
    revokeApiKey(deps),
    listPlans(deps),
    changePlan(deps),
    listAdminDatasets(deps),
    activateDatasetVersion(deps),
  ];
}
