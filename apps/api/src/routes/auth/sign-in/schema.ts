import { PASSWORD_MAX_CHARS } from '@svc/domain/sign-in/password';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { optional } from '../../../http/schema/presence.ts';
import { text, timestamp } from '../../../http/schema/text.ts';
import { MeSchema } from '../me/me.ts';

const EMAIL_MAX_CHARS = 320;

export const SignInBody = object({
  email: text({ max: EMAIL_MAX_CHARS, min: 1 }),
  password: text({ max: PASSWORD_MAX_CHARS, min: 1 }),
});

export const SessionSchema = named(
  'Session',
  object({
    token: text({
      max: 200,
      about: 'Shown only here; send it as a bearer token. Empty for the console, which gets it as a cookie',
    }),
    expires_at: timestamp({ about: 'Moves on with every call' }),
    account: MeSchema,
  }),
);

export const SignOutSchema = object({
  ok: boolean(),
  provider_url: optional(
    text({
      max: 2083,
      about: 'Address that ends the session at the identity provider, where it began there',
    }),
  ),
});
