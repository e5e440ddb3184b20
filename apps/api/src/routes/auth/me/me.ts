import { ROLES } from '@svc/domain/accounts/account';
import type { Actor, CreditStore } from '@svc/domain/accounts/actor';
import type { Translate } from '@svc/i18n/translate';
import { SANDBOX } from '@svc/wire/lookups/lookup-summary';
import * as v from '../../../http/schema/index.ts';

const words = () => v.text({ max: 2083 });

export const MeSchema = v.entity('Me', {
  id: v.id(),
  name: words(),
  email: words(),
  role: v.oneOf(ROLES),
  role_label: words(),
  via: v.oneOf(['api_key', 'session']),
  avatar_url: v.nullable(words()),
  credits: v.number(),
  unlimited: v.boolean(),
  sandbox: v.optional(v.boolean({ about: 'Only in a sandbox' })),
});

export async function meJson(actor: Actor, credits: CreditStore, t: Translate) {
  return {
    id: actor.accountId,
    name: actor.keyName ?? actor.accountName,
    email: actor.email,
    role: actor.role,
    role_label: t(`labels.role_${actor.role}`),
    via: actor.via,
    avatar_url: null,
    credits: Number(await credits.spendable(actor.accountId)),
    unlimited: actor.creditExempt,
    ...(actor.sandbox === true && SANDBOX),
  };
}
