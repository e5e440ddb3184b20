import pg from 'pg';

/** Opens a single connection for work outside the pool, such as a thread's; `end` closes it. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, losing an idle connection ends the process; the next query fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs work in one transaction, which an error rolls back. */
export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A lost connection must not hide the error.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

export type StorageClient = pg.Client;
