import type { Database } from '@svc/storage/prisma';

/** Row count and latest change by table name. */
export type TableStates = ReadonlyMap<string, string>;

/** Tables that a rejected call may change: failed sign-ins and key use are recorded. */
const NOTED = new Set(['sign_in_failures', 'api_keys', 'sessions']);

export async function tableStatesReader({ client }: Database): Promise<() => Promise<TableStates>> {
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;
  const watched = tables.filter(({ name }) => !NOTED.has(name) && !name.startsWith('_'));
  if (watched.length === 0) throw new Error('there is no table to watch');

  const one = ({ name }: { name: string }): string =>
    `SELECT '${name}' AS name, count(*) || ' rows, last changed by ' || coalesce(max(xmin::text::bigint), 0) AS state FROM "${name}"`;
  const query = watched.map(one).join(' UNION ALL ');

  return async () => {
    const rows = await client.$queryRawUnsafe<{ name: string; state: string }[]>(query);
    return new Map(rows.map(({ name, state }) => [name, state]));
  };
}

export function changedTables(before: TableStates, after: TableStates): readonly string[] {
  return [...after]
    .filter(([name, state]) => before.get(name) !== state)
    .map(([name, state]) => `${name}: ${before.get(name)} → ${state}`);
}
