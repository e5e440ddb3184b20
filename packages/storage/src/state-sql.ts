import { Prisma } from './generated/prisma/client.ts';

interface Table<A> {
  from(action: A): readonly string[];
  to(action: A): string | null;
}

/**
 * Condition that a state allows an action. Uses literals, because the planner uses an index over some states only if it
 * sees them.
 */
export function allowsSql<A>(table: Table<A>, action: NoInfer<A>, column = 'status'): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(column)} IN (${statesSql(table.from(action))})`;
}

export function stateAfterSql<A>(table: Table<A>, action: NoInfer<A>): Prisma.Sql {
  const state = table.to(action);
  if (state === null) throw new Error(`the action ${String(action)} leads to no state`);

  return statesSql([state]);
}

export function statesSql(states: readonly string[]): Prisma.Sql {
  return Prisma.raw(states.map((state) => `'${state}'`).join(', '));
}
