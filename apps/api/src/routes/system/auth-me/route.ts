import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean, number } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { id, oneOf, text } from '../../../http/schema/text.ts';

const words = () => text({ max: 2083 });

const Me = named(
  'Me',
  object({
    id: id(),
    name: words(),
    email: words(),
    role: oneOf(['entry', 'reviewer', 'admin']),
    role_label: words(),
    via: oneOf(['api_key', 'session']),
    avatar_url: nullable(words()),
    credits: number(),
    unlimited: boolean(),
  }),
);

/** The account behind the key, with the role that the key has in effect. */
export const getMe = (deps: ApiDeps) =>
  operation({
    id: 'auth.me',
    method: 'get',
    path: '/api/auth/me',
    summary: 'Who is calling',
    tag: 'system',
    access: 'entry',
    response: Me,
    answers: { 200: 'The account behind the key' },
    run: async ({ actor, t }) =>
      json(200, {
        id: actor.accountId,
        name: actor.keyName ?? actor.accountName,
        email: actor.email,
        role: actor.role,
        role_label: t(`labels.role_${actor.role}`),
        via: actor.via,
        avatar_url: null,
        credits: Number(await deps.credits.spendable(actor.accountId)),
        unlimited: actor.creditExempt,
      }),
  });
