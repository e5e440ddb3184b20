export const ROLES = ['entry', 'reviewer', 'admin'] as const;

export type Role = (typeof ROLES)[number];

export function roleAllows(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Administrators and sandboxes pay nothing. */
export function isCreditExempt({ role, sandbox }: Pick<Account, 'role' | 'sandbox'>): boolean {
  return role === 'admin' || sandbox;
}

/** The lesser role: a key never exceeds its account. */
export function lesserRole(a: Role, b: Role): Role {
  return roleAllows(a, b) ? b : a;
}

/** An account as shown to the administrator. Credits are decimal text. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly active: boolean;
  /** Its lookups are free, unseen by others and erased after hours; set at creation, role `entry`. */
  readonly sandbox: boolean;
  readonly plan: string | null;
  readonly trialEndsAt: Date | null;
  readonly balance: string;
  readonly held: string;
  /** Spendable credits: balance minus reserved fees. */
  readonly spendable: string;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

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
  /** Expiry; null for never. */
  readonly expiresAt: Date | null;
  readonly readOnly: boolean;
}
