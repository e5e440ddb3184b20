import type { ApiDeps } from '../../../deps.ts';
import { publicOperation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';

const SignInOptions = named(
  'SignInOptions',
  object({
    password: boolean({ about: 'Whether passwords of the service are accepted' }),
    provider: nullable(
      object({
        name: text({ max: 200 }),
        path: text({ max: 200, about: 'Where a browser begins; `to` is the address to return to' }),
      }),
    ),
  }),
);

export const authOptions = ({ config, sso: { provider } }: ApiDeps) =>
  publicOperation({
    id: 'auth.options',
    method: 'get',
    path: '/api/auth/options',
    summary: 'How people sign in',
    tag: 'administration',
    response: SignInOptions,
    answers: { 200: 'Password, identity provider, or both' },
    run: async () =>
      json(200, {
        password: config.passwordSignIn,
        provider: provider === null ? null : { name: provider.name, path: '/sign-in/start' },
      }),
  });
