import { openClient } from '@svc/storage/client';
import { fillBare } from '../bare-table.ts';
import { LOOKUPS, SEED_STEPS } from './year.sql.ts';

const TABLES = ['lookups', 'lookup_events', 'ledger_entries', 'batches'] as const;

/** Fills an empty installation with a year of a million lookups, their history, decisions and bookings. */
export async function seedYear(url: string): Promise<number> {
  const client = await openClient(url);
  try {
    // Rows that reference each other by construction need no look-up of a million parents.
    await client.query('SET session_replication_role = replica');
    await client.query(`SET maintenance_work_mem = '512MB'`);
    await fillBare(client, TABLES, async () => {
      for (const step of SEED_STEPS) await client.query(step);
    });
    await client.query('ANALYZE accounts');
    return LOOKUPS;
  } finally {
    await client.end();
  }
}
