import type { Account, ApiKey, Role } from './account.ts';
import type { Actor, PlanHolder } from './actor.ts';

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly plan: string | null;
  readonly trialEndsAt: Date | null;
  readonly passwordHash: string | null;
  /** Decimal text. */
  readonly signupCredits: string;
  readonly sandbox?: boolean;
  readonly createdAt: Date;
}

/** Changes of an account; absent fields are unchanged. */
export interface AccountChange {
  readonly role?: Role | undefined;
  readonly plan?: string | null | undefined;
  readonly active?: boolean | undefined;
  readonly trialEndsAt?: Date | null | undefined;
}

interface NewApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
  readonly hash: string;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly expiresAt?: Date | null;
  readonly readOnly?: boolean;
}

export type KeyOwner = { readonly kind: 'active'; readonly actor: Actor } | { readonly kind: 'deactivated' };

/** Store of accounts, keys and credits. Each method is one transaction. */
export interface AccountStore {
  /**
   * Creates the account with its signup credits as the first ledger entry, a sandbox without either; false if the email
   * is taken.
   */
  create(account: NewAccount): Promise<boolean>;
  find(id: string): Promise<Account | null>;
  /** By the stored email, in lower case. */
  findByEmail(email: string): Promise<Account | null>;
  list(): Promise<readonly Account[]>;
  /** Changes an account unless no active administrator would remain; safe under concurrency. */
  update(id: string, change: AccountChange): Promise<'updated' | 'unknown' | 'last_admin'>;
  planExists(key: string): Promise<boolean>;
  /** Trial length of a plan in days, or null. */
  trialDays(plan: string): Promise<number | null>;
  createKey(key: NewApiKey): Promise<void>;
  listKeys(accountId: string): Promise<readonly ApiKey[]>;
  /** An unrevoked key, locked until the end of the transaction. */
  findKey(id: string): Promise<ApiKey | null>;
  /** Sets a key to expire at a time, unless it expires earlier. */
  expireKey(id: string, at: Date): Promise<void>;
  /** Revokes a key; idempotent. False for an unknown key. */
  revokeKey(id: string, at: Date): Promise<boolean>;
  /** Entitlements of an account's plan; null for an unknown account. */
  findPlan(id: string): Promise<PlanHolder | null>;
  /** The owner of an unrevoked key, or null. */
  findKeyOwner(hash: string): Promise<KeyOwner | null>;
  /**
   * Adds a grant (negative: a deduction) and returns the new balance as decimal text. Null for an unknown account, or
   * if the balance would fall below zero or below the reserved fees.
   */
  grant(
    accountId: string,
    amount: string,
    note: string | null,
    byId: string | null,
    at: Date,
  ): Promise<string | null>;
}
