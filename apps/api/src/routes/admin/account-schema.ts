import { ROLES } from '@svc/domain/accounts/account';
import { PASSWORD_MAX_CHARS } from '@svc/domain/sign-in/password';
import * as v from '../../http/schema/index.ts';

const WORDS_MAX = 1000;
const words = () => v.text({ max: WORDS_MAX });

/** Maximum lengths of administration fields, in characters. */
export const ADMIN_MAX_CHARS = {
  name: 200,
  email: 320,
  password: PASSWORD_MAX_CHARS,
  plan: 64,
  note: 2000,
} as const;

export const AccountSchema = v.entity('Account', {
  id: v.id(),
  name: words(),
  email: words(),
  role: v.oneOf(ROLES),
  role_label: words(),
  active: v.boolean(),
  plan: v.nullable(words()),
  trial_ends_at: v.nullable(v.timestamp()),
  credits: v.number({ about: 'Spendable credits: the balance less reserved fees' }),
  held: v.number(),
  unlimited: v.boolean(),
  sandbox: v.optional(v.boolean({ about: 'Only of a sandbox' })),
  created_at: v.timestamp(),
  last_login_at: v.nullable(v.timestamp()),
});

const keyFields = {
  id: v.id(),
  account_id: v.id(),
  name: words(),
  role: v.oneOf(ROLES),
  prefix: v.text({ max: 20, about: 'First characters of the key, for display' }),
  created_at: v.timestamp(),
  expires_at: v.nullable(v.timestamp({ about: 'Expiry; null for never' })),
  read_only: v.boolean({ about: 'Read-only key' }),
} as const;

export const ApiKeySchema = v.entity('ApiKey', {
  ...keyFields,
  last_used_at: v.nullable(v.timestamp()),
  revoked_at: v.nullable(v.timestamp()),
});

export const NewApiKeySchema = v.entity('NewApiKey', {
  ...keyFields,
  key: v.text({ max: 200, about: 'The key itself; shown only here' }),
});

export const AccountParams = v.object({ account_id: v.id() });
