import { ROLES } from '@svc/domain/accounts/account';
import type { AccountChange } from '@svc/domain/accounts/account-store';
import { updateAccount } from '@svc/domain/accounts/update-account';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { oneOf, text, timestamp } from '../../../http/schema/text.ts';
import { accountJson } from '../account-json.ts';
import { AccountParams, AccountSchema, ADMIN_MAX_CHARS } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const AccountBody = object({
  role: optional(oneOf(ROLES)),
  plan: optional(nullable(text({ max: ADMIN_MAX_CHARS.plan, about: 'Null takes the plan away' }))),
  active: optional(boolean()),
  trial_ends_at: optional(nullable(timestamp())),
});

export const adminAccountsUpdate = ({ account: { administer }, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_update',
    method: 'patch',
    path: '/api/admin/accounts/{account_id}',
    summary: 'Change an account',
    params: AccountParams,
    body: AccountBody,
    response: AccountSchema,
    answers: { 200: 'The account', 409: 'No active administrator would be left' },
    run: async ({ actor, params: { account_id: id }, body, t }) => {
      const change = changeOf(body);
      const account = await administer(actor, clock(), async ({ accounts, record }) => {
        const changed = await updateAccount({ accounts, now: clock }, id, change);
        await record('account.update', id, { ...change });
        return changed;
      });

      return json(200, accountJson(account, t));
    },
  });

function changeOf({ role, plan, active, trial_ends_at: end }: Infer<typeof AccountBody>): AccountChange {
  const trialEndsAt = typeof end === 'string' ? new Date(end) : end;
  return { role, plan, active, trialEndsAt };
}
