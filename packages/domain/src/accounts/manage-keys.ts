import { DomainError, invalidField } from '../errors/domain-error.ts';
import { newId } from '../id.ts';
import type { ApiKey, Role } from './account.ts';
import type { AccountStore } from './account-store.ts';
import { newKeySecret } from './api-key-secret.ts';
import { findAccount } from './find-account.ts';

type KeyRights = Pick<ApiKey, 'accountId' | 'name' | 'role' | 'expiresAt' | 'readOnly' | 'createdAt'>;

/** A new key; `key` is never shown again. */
export interface CreatedKey extends KeyRights {
  readonly id: string;
  readonly key: string;
  readonly prefix: string;
}

interface NewKeyRequest {
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
  readonly expiresAt?: Date | null;
  readonly readOnly?: boolean;
}

/** Creates an API key for an account, whose role limits the key's at each use. Throws 422 or 404. */
export async function createKey(
  deps: { readonly accounts: AccountStore; readonly now: () => Date },
  request: NewKeyRequest,
): Promise<CreatedKey> {
  if (request.name.trim() === '') throw invalidField('name', 'must not be empty');
  if (request.expiresAt !== undefined && request.expiresAt !== null && request.expiresAt <= deps.now())
    throw invalidField('expires_at', 'must be in the future');

  const account = await deps.accounts.find(request.accountId);
  if (account === null)
    throw new DomainError('not_found', {
      message: 'account_unknown',
      params: { account: request.accountId },
    });

  const { key, hash, prefix } = newKeySecret();
  const made = {
    id: newId(),
    accountId: account.id,
    name: request.name.trim(),
    role: request.role,
    prefix,
    createdAt: deps.now(),
    expiresAt: request.expiresAt ?? null,
    readOnly: request.readOnly ?? false,
  };

  await deps.accounts.createKey({ ...made, hash });

  return { ...made, key };
}

export interface RotatedKey extends CreatedKey {
  /** End of the overlap during which the old key remains valid. */
  readonly oldExpiresAt: Date;
}

/**
 * Creates a successor of a key, which expires after an overlap. Throws 404 for a key that is unknown, revoked or
 * expired.
 */
export async function rotateKey(
  deps: { readonly accounts: AccountStore; readonly now: () => Date },
  id: string,
  overlapMs: number,
): Promise<RotatedKey> {
  const old = await deps.accounts.findKey(id);
  // Read with the key locked: the second of two concurrent calls sees the result of the first.
  const now = deps.now();
  if (old === null || (old.expiresAt !== null && old.expiresAt <= now))
    throw new DomainError('not_found', { message: 'key_unknown', params: { key: id } });

  const { accountId, name, role, expiresAt, readOnly } = old;
  const made = await createKey({ ...deps, now: () => now }, { accountId, name, role, expiresAt, readOnly });
  const oldExpiresAt = new Date(now.getTime() + overlapMs);
  await deps.accounts.expireKey(id, oldExpiresAt);

  return { ...made, oldExpiresAt };
}

/** Keys of an account, oldest first, including revoked ones. Throws 404 for an unknown account. */
export async function listKeys(accounts: AccountStore, accountId: string): Promise<readonly ApiKey[]> {
  const account = await findAccount(accounts, accountId);
  return accounts.listKeys(account.id);
}

/** Revokes an API key; idempotent. Throws 404 for an unknown key. */
export async function revokeKey(
  deps: { readonly accounts: AccountStore; readonly now: () => Date },
  id: string,
): Promise<void> {
  if (await deps.accounts.revokeKey(id, deps.now())) return;
  throw new DomainError('not_found', { message: 'key_unknown', params: { key: id } });
}
