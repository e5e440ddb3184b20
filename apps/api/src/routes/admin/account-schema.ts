import { ROLES } from '@svc/domain/accounts/account';
import { PASSWORD_MAX_CHARS } from '@svc/domain/sign-in/password';
import { object } from '../../http/schema/collection.ts';
import { boolean, number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable, optional } from '../../http/schema/presence.ts';
import { id, oneOf, text, timestamp } from '../../http/schema/text.ts';

const WORDS_MAX = 1000;
const words = () => text({ max: WORDS_MAX });

/** Maximum lengths of administration fields, in characters. */
export const ADMIN_MAX_CHARS = {
  name: 200,
  email: 320,
  password: PASSWORD_MAX_CHARS,
  plan: 64,
  note: 2000,
} as const;

export const AccountSchema = named(
  'Account',
  object({
    id: id(),
    name: words(),
    email: words(),
    role: oneOf(ROLES),
    role_label: words(),
    active: boolean(),
    plan: nullable(words()),
    trial_ends_at: nullable(timestamp()),
    credits: number({ about: 'Spendable credits: the balance less reserved fees' }),
    held: number(),
    unlimited: boolean(),
    sandbox: optional(boolean({ about: 'Only of a sandbox' })),
    created_at: timestamp(),
    last_login_at: nullable(timestamp()),
  }),
);

const keyFields = {
  id: id(),
  account_id: id(),
  name: words(),
  role: oneOf(ROLES),
  prefix: text({ max: 20, about: 'First characters of the key, for display' }),
  created_at: timestamp(),
  expires_at: nullable(timestamp({ about: 'Expiry; null for never' })),
  read_only: boolean({ about: 'Read-only key' }),
} as const;

export const ApiKeySchema = named(
  'ApiKey',
  object({ ...keyFields, last_used_at: nullable(timestamp()), revoked_at: nullable(timestamp()) }),
);

export const NewApiKeySchema = named(
  'NewApiKey',
  object({ ...keyFields, key: text({ max: 200, about: 'The key itself; shown only here' }) }),
);

export const AccountParams = object({ account_id: id() });
