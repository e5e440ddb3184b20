import { findAccount } from '@svc/domain/accounts/find-account';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array } from '../../../http/schema/collection.ts';
import { accountJson } from '../account-json.ts';
import { AccountParams, AccountSchema } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const ACCOUNTS_MAX = 100_000;

export const adminAccountsList = ({ accounts }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_list',
    method: 'get',
    path: '/api/admin/accounts',
    summary: 'List accounts',
    response: array(AccountSchema, { max: ACCOUNTS_MAX }),
    answers: { 200: 'Accounts, oldest first' },
    run: async ({ t }) =>
      json(
        200,
        (await accounts.list()).map((account) => accountJson(account, t)),
      ),
  });

export const adminAccountsGet = ({ accounts }: ApiDeps) =>
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
