import { findAccount } from '@svc/domain/accounts/find-account';
import { preparePassword, resetPassword } from '@svc/domain/sign-in/reset-password';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { id, text } from '../../../http/schema/text.ts';
import { AccountParams, ADMIN_MAX_CHARS } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const NewPassword = object({
  account_id: id(),
  password: text({ max: ADMIN_MAX_CHARS.password, about: 'Made up; shown only here' }),
});

export const adminAccountsPassword = ({ account: { administer }, accounts, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_password',
    method: 'post',
    path: '/api/admin/accounts/{account_id}/password',
    summary: 'Reset a password',
    params: AccountParams,
    response: NewPassword,
    answers: { 200: 'The new password; the sessions of the account have ended' },
    run: async ({ actor, params: { account_id: id } }) => {
      const account = await findAccount(accounts, id);
      const prepared = await preparePassword(account.email, null);
      await administer(actor, clock(), async ({ passwords, record }) => {
        await resetPassword(passwords, account, prepared);
        await record('account.password', id, {});
      });

      return json(200, { account_id: id, password: prepared.password });
    },
  });
