import type { Role } from './role.ts';

/** An account as the administrator sees it. Credits are decimal text. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly active: boolean;
  readonly plan: string | null;
  readonly trialEndsAt: Date | null;
  readonly balance: string;
  readonly held: string;
  /** What can be spent: the balance less the holds. */
  readonly spendable: string;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

/** An API key without its secret. */
export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
  /** First characters, for display. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}
