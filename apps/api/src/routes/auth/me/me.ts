import { ROLES } from '@svc/domain/accounts/account';
import type { Actor, CreditStore } from '@svc/domain/accounts/actor';
import type { Translate } from '@svc/i18n/translate';
import { SANDBOX } from '@svc/wire/lookups/lookup-summary';
import { object } from '../../../http/schema/collection.ts';
import { boolean, number } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { id, oneOf, text } from '../../../http/schema/text.ts';

const words = () => text({ max: 2083 });

export const MeSchema = named(
  'Me',
  object({
    id: id(),
    name: words(),
    email: words(),
    role: oneOf(ROLES),
    role_label: words(),
    via: oneOf(['api_key', 'session']),
    avatar_url: nullable(words()),
    credits: number(),
    unlimited: boolean(),
    sandbox: optional(boolean({ about: 'Only in a sandbox' })),
  }),
);

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
