import type { Account, ApiKey } from '@svc/domain/accounts/account';

export function accountView(account: Account) {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    active: account.active,
    ...(account.sandbox && { sandbox: true }),
    plan: account.plan,
    trial_ends_at: account.trialEndsAt?.toISOString() ?? null,
    credits: Number(account.spendable),
    held: Number(account.held),
    created_at: account.createdAt.toISOString(),
    last_login_at: account.lastLoginAt?.toISOString() ?? null,
  };
}

export function keyView(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    role: key.role,
    prefix: key.prefix,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    read_only: key.readOnly,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}
