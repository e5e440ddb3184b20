import type { Account, ApiKey } from '@svc/domain/accounts/account';
import { describe, expect, it } from '@jest/globals';
import { accountView, keyView } from './account-view.ts';

const AT = new Date('2024-02-29T23:59:59.999Z');
const ACCOUNT: Account = {
  id: 'a'.repeat(32),
  name: 'Nguyễn',
  email: 'a@example.org',
  role: 'entry',
  active: true,
  sandbox: false,
  plan: null,
  trialEndsAt: null,
  balance: '100.10',
  held: '0.30',
  spendable: '99.80',
  createdAt: AT,
  lastLoginAt: null,
};
const KEY: ApiKey = {
  id: 'b'.repeat(32),
  accountId: ACCOUNT.id,
  name: 'erp',
  role: 'entry',
  prefix: 'svc_ab12',
  createdAt: AT,
  lastUsedAt: null,
  revokedAt: AT,
  expiresAt: null,
  readOnly: false,
};

describe('a printed account', () => {
  it('starts with its id, and counts available credits', () => {
    const view = accountView(ACCOUNT);
    expect(Object.keys(view)[0]).toBe('id');
    expect(view).toMatchObject({ credits: 99.8, held: 0.3, trial_ends_at: null, last_login_at: null });
  });

  it('has its times in UTC, to the millisecond', () => {
    const view = accountView({ ...ACCOUNT, trialEndsAt: AT, lastLoginAt: AT });
    expect([view.created_at, view.trial_ends_at, view.last_login_at]).toEqual(
      Array.from({ length: 3 }, () => '2024-02-29T23:59:59.999Z'),
    );
  });

  it('omits every other field of the account', () => {
    const more = { ...ACCOUNT, passwordHash: '$argon2id$secret' };
    expect(JSON.stringify(accountView(more))).not.toContain('argon2');
  });
});

it('a printed key has its prefix and never the secret', () => {
  const more = { ...KEY, secret: 'svc_ab12-whole', hash: 'c'.repeat(64) };
  expect(keyView(more)).toEqual({
    id: KEY.id,
    name: 'erp',
    role: 'entry',
    prefix: 'svc_ab12',
    created_at: '2024-02-29T23:59:59.999Z',
    last_used_at: null,
    revoked_at: '2024-02-29T23:59:59.999Z',
    expires_at: null,
    read_only: false,
  });
});
