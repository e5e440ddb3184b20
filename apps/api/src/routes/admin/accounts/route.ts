import { ROLES } from '@svc/domain/accounts/account';
import type { AccountChange } from '@svc/domain/accounts/account-store';
import { findAccount } from '@svc/domain/accounts/find-account';
import { preparePassword } from '@svc/domain/sign-in/reset-password';
import { accountJson } from '@svc/wire/account';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { AccountParams, AccountSchema, ADMIN_MAX_CHARS } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const NewPassword = v.object({
  account_id: v.id(),
  password: v.text({ max: ADMIN_MAX_CHARS.password, about: 'Made up; shown only here' }),
});

const AccountBody = v.object({
  role: v.optional(v.oneOf(ROLES)),
  plan: v.optional(v.nullable(v.text({ max: ADMIN_MAX_CHARS.plan, about: 'Null takes the plan away' }))),
  active: v.optional(v.boolean()),
  trial_ends_at: v.optional(v.nullable(v.timestamp())),
});

const NewAccountBody = v.object({
  name: v.text({ max: ADMIN_MAX_CHARS.name, min: 1, trim: true }),
  email: v.text({ max: ADMIN_MAX_CHARS.email, min: 1, trim: true }),
  role: v.oneOf(ROLES),
  plan: v.optional(v.nullable(v.text({ max: ADMIN_MAX_CHARS.plan }))),
  sandbox: v.flag('Free lookups, invisible to others and erased after SANDBOX_KEEP_HOURS; role entry'),
  password: v.optional(
    v.nullable(
      v.text({ max: ADMIN_MAX_CHARS.password, about: 'Without a password the account cannot sign in' }),
    ),
  ),
});

const ACCOUNTS_MAX = 100_000;

export const adminAccountsList = ({ accounts }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_list',
    route: 'GET /api/admin/accounts',
    summary: 'List accounts',
    response: v.array(AccountSchema, { max: ACCOUNTS_MAX }),
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
    route: 'GET /api/admin/accounts/{account_id}',
    summary: 'Read an account',
    params: AccountParams,
    response: AccountSchema,
    answers: { 200: 'The account' },
    run: async ({ params, t }) => json(200, accountJson(await findAccount(accounts, params.account_id), t)),
  });

export const adminAccountsCreate = ({ account: { administer }, config }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_create',
    route: 'POST /api/admin/accounts',
    summary: 'Create an account',
    body: NewAccountBody,
    response: AccountSchema,
    answers: { 200: 'The account', 409: 'The email has an account already' },
    run: async ({ actor, body, t }) => {
      const { name, email, role, plan = null, password = null, sandbox } = body;
      const request = { name, email, role, plan, password, sandbox };
      const made = await administer(actor, ({ createAccount }) =>
        createAccount(String(config.signupCredits), request),
      );

      return json(200, accountJson(made, t));
    },
  });

export const adminAccountsUpdate = ({ account: { administer } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_update',
    route: 'PATCH /api/admin/accounts/{account_id}',
    summary: 'Change an account',
    params: AccountParams,
    body: AccountBody,
    response: AccountSchema,
    answers: { 200: 'The account', 409: 'No active administrator would be left' },
    run: async ({ actor, params: { account_id: id }, body, t }) => {
      const account = await administer(actor, ({ updateAccount }) => updateAccount(id, changeOf(body)));

      return json(200, accountJson(account, t));
    },
  });

export const adminAccountsPassword = ({ account: { administer }, accounts }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_password',
    route: 'POST /api/admin/accounts/{account_id}/password',
    summary: 'Reset a password',
    params: AccountParams,
    response: NewPassword,
    answers: { 200: 'The new password; the sessions of the account have ended' },
    run: async ({ actor, params: { account_id: id } }) => {
      const account = await findAccount(accounts, id);
      const prepared = await preparePassword(account.email, null);
      await administer(actor, ({ resetPassword }) => resetPassword(account, prepared));

      return json(200, { account_id: id, password: prepared.password });
    },
  });

function changeOf({ role, plan, active, trial_ends_at: end }: v.Infer<typeof AccountBody>): AccountChange {
  const trialEndsAt = typeof end === 'string' ? new Date(end) : end;
  return { role, plan, active, trialEndsAt };
}
