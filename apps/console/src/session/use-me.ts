import type { AnswerOf } from '@svc/client/create-client';
import { createContext, useContext } from 'react';

/** The signed-in account. */
export type Me = AnswerOf<'auth.me'>;

/** A role of the API. */
export type Role = Me['role'];

const RANK: Readonly<Record<Role, number>> = { entry: 0, reviewer: 1, admin: 2 };

export const MeContext = createContext<Me | null>(null);

/** The signed-in account; only below the shell. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (me === null) throw new Error('useMe needs the shell above it');
  return me;
}

/** True if a role includes another. */
export function includesRole(role: Role, needed: Role): boolean {
  return RANK[role] >= RANK[needed];
}

/** True if the signed-in account may do what a role may. */
export function useMay(needed: Role): boolean {
  return includesRole(useMe().role, needed);
}
