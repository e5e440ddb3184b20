import { findAccount } from '@svc/domain/accounts/update-account';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { accountJson } from '../account-json.ts';
import { AccountParams, AccountSchema } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

/** One account. */
export const getAccount = ({ accounts }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_get',
    method: 'get',
    path: '/api/admin/accounts/{account_id}',
    summary: 'Read an account',
    params: AccountParams,
    response: AccountSchema,
    answers: { 200: 'The account' },
    run: async ({ params, t }) => json(200, accountJson(await findAccount(accounts, params.account_id), t)),
  });
