import pg from 'pg';

/** A single connection for work outside the pool, such as a thread's; `end` closes it. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is lost while nothing is asked ends the process without a listener; the next question fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A single connection. */
export type StorageClient = pg.Client;
