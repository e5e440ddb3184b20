import type { Database } from '@svc/storage/prisma';

/** Rows of each table and its latest change, by the table's name. */
export type TableStates = ReadonlyMap<string, string>;

/** Tables that a rejected call may write to: failed sign-ins are counted, the use of keys is noted. */
const NOTED = new Set(['sign_in_failures', 'api_keys', 'sessions']);

/** Makes the reader of the states of all tables of the service. */
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

/** Names of the tables that are not as they were, with both states. */
export function changedTables(before: TableStates, after: TableStates): readonly string[] {
  return [...after]
    .filter(([name, state]) => before.get(name) !== state)
    .map(([name, state]) => `${name}: ${before.get(name)} → ${state}`);
}
