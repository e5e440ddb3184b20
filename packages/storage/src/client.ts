import pg from 'pg';

/** A single connection for work outside the pool, such as a thread's; `end` closes it. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A single connection. */
export type StorageClient = pg.Client;
