import { withClient } from './client.ts';

/**
 * Runs work that only one process of the installation may run at a time; returns false without running it if another
 * process does. The lock ends with the process, so a crash frees it.
 * @param url PostgreSQL connection string
 */
export async function exclusively(url: string, name: string, work: () => Promise<void>): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
      [`svc.${name}`],
    );
    if (rows[0]?.taken !== true) return false;
    await work();
    return true;
  });
}
