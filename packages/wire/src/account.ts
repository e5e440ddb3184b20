import { isCreditExempt, type Account, type ApiKey } from '@svc/domain/accounts/account';
import type { Translate } from '@svc/i18n/translate';
import { SANDBOX } from './lookups/lookup-summary.ts';

export function accountJson(account: Account, t: Translate) {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    role_label: t(`labels.role_${account.role}`),
    active: account.active,
    plan: account.plan,
    trial_ends_at: account.trialEndsAt?.toISOString() ?? null,
    credits: Number(account.spendable),
    held: Number(account.held),
    unlimited: isCreditExempt(account),
    ...(account.sandbox && SANDBOX),
    created_at: account.createdAt.toISOString(),
    last_login_at: account.lastLoginAt?.toISOString() ?? null,
  };
}

type Key = Omit<ApiKey, 'lastUsedAt' | 'revokedAt'>;

function keyFields(key: Key) {
  return {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    role: key.role,
    prefix: key.prefix,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    read_only: key.readOnly,
  };
}

export const newKeyJson = (made: Key & { readonly key: string }) => ({ ...keyFields(made), key: made.key });

export function apiKeyJson(key: ApiKey) {
  return {
    ...keyFields(key),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}
