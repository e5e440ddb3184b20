import type { AnswerOf } from '@svc/client/create-client';
import { createContext, useContext } from 'react';

export type Me = AnswerOf<'auth.me'>;

export type Role = Me['role'];

const RANK: Readonly<Record<Role, number>> = { entry: 0, reviewer: 1, admin: 2 };

export const MeContext = createContext<Me | null>(null);

/** Signed-in account; available only below the shell. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (me === null) throw new Error('useMe needs the shell above it');
  return me;
}

export function includesRole(role: Role, needed: Role): boolean {
  return RANK[role] >= RANK[needed];
}

export function useMay(needed: Role): boolean {
  return includesRole(useMe().role, needed);
}
