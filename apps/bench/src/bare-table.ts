import type { StorageClient } from '@svc/storage/client';

/**
 * Drops the non-unique indexes of tables during a bulk fill and recreates them: a million indexed inserts take minutes.
 */
export async function fillBare(
  client: StorageClient,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i WHERE i.indrelid = ANY($1::text[]::regclass[]) AND NOT i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  try {
    await work();
  } finally {
    for (const { definition } of rows) await client.query(definition);
  }
  for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`);
}
