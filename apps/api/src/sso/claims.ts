import { ROLES, type Role } from '@svc/domain/accounts/account';
import type { Identity } from '@svc/domain/sign-in/identity';
import type { RoleRule } from '@svc/runtime/config/identity-settings';

export type Claims = Readonly<Record<string, unknown>>;

export interface ClaimRules {
  readonly roleClaim: string;
  readonly roles: readonly RoleRule[];
  readonly trustEmail: boolean;
}

// Claim names such as `https://example.com/roles` contain dots: the full name is tried before a path.
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((value, part) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return isObject ? Reflect.get(value, part) : undefined;
  }, claims);
}

/** Highest role among the values of the role claim; null if no value maps to a role. */
function roleOf(claims: Claims, { roleClaim, roles }: ClaimRules): Role | null {
  const claim = claimAt(claims, roleClaim);
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const given = new Set(roles.filter(({ value }) => values.includes(value)).map(({ role }) => role));
  return ROLES.findLast((role) => given.has(role)) ?? null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function identityOf(
  claims: Claims,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
  rules: ClaimRules,
): Identity {
  return {
    issuer,
    subject,
    email: textOf(claims['email']),
    emailIsVerified: rules.trustEmail || claims['email_verified'] === true,
    name: textOf(claims['name']) ?? textOf(claims['preferred_username']),
    role: roleOf(claims, rules),
  };
}
