/** Roles from the least to the most. */
export const ROLES = ['entry', 'reviewer', 'admin'] as const;

/** What a key or an account may do. */
export type Role = (typeof ROLES)[number];

/** Whether `role` may do what `needed` may. */
export function roleAllows(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** The lesser of two roles: a key never exceeds its account. */
export function lesserRole(a: Role, b: Role): Role {
  return roleAllows(a, b) ? b : a;
}
