import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { AccountParams, ADMIN_MAX_CHARS } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const GrantBody = v.object({
  amount: v.decimal({ about: 'Credits, at most two decimals; negative amounts deduct' }),
  note: v.optional(v.nullable(v.text({ max: ADMIN_MAX_CHARS.note }))),
});

const Granted = v.object({ account_id: v.id(), amount: v.number(), balance: v.number() });

export const adminCreditsGrant = ({ account: { administer } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    idempotent: true,
    id: 'admin.credits_grant',
    route: 'POST /api/admin/accounts/{account_id}/credits',
    summary: 'Grant credits',
    params: AccountParams,
    body: GrantBody,
    response: Granted,
    answers: { 200: 'The new balance', 402: 'More than can be taken', 409: 'A sandbox has no credits' },
    errorCodes: ['out_of_credits'],
    run: async ({ actor, params: { account_id: accountId }, body: { amount, note = null } }) => {
      const balance = await administer(actor, ({ grantCredits }) => grantCredits(accountId, amount, note));

      return json(200, { account_id: accountId, amount: Number(amount), balance: Number(balance) });
    },
  });
