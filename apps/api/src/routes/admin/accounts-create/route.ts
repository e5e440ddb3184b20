import { ROLES } from '@svc/domain/accounts/account';
import { createAccount } from '@svc/domain/accounts/create-account';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { nullable, optional, withDefault } from '../../../http/schema/presence.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { accountJson } from '../account-json.ts';
import { AccountSchema, ADMIN_MAX_CHARS } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const NewAccountBody = object({
  name: text({ max: ADMIN_MAX_CHARS.name, min: 1, trim: true }),
  email: text({ max: ADMIN_MAX_CHARS.email, min: 1, trim: true }),
  role: oneOf(ROLES),
  plan: optional(nullable(text({ max: ADMIN_MAX_CHARS.plan }))),
  sandbox: withDefault(
    boolean({ about: 'Free lookups that others do not see and that are erased after hours; role entry' }),
    false,
  ),
  password: optional(
    nullable(text({ max: ADMIN_MAX_CHARS.password, about: 'Without one it can not sign in' })),
  ),
});

export const adminAccountsCreate = ({ account: { administer }, clock, config }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.accounts_create',
    method: 'post',
    path: '/api/admin/accounts',
    summary: 'Create an account',
    body: NewAccountBody,
    response: AccountSchema,
    answers: { 200: 'The account', 409: 'The email has an account already' },
    run: async ({ actor, body, t }) => {
      const { name, email, role, plan = null, password = null, sandbox } = body;
      const made = await administer(actor, clock(), async ({ accounts, record }) => {
        const deps = { accounts, signupCredits: String(config.signupCredits), now: clock };
        const account = await createAccount(deps, { name, email, role, plan, password, sandbox });
        await record('account.create', account.id, {
          email: account.email,
          role,
          plan,
          ...(sandbox && { sandbox }),
        });
        return account;
      });

      return json(200, accountJson(made, t));
    },
  });
