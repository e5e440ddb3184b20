import { createKey } from '@svc/domain/accounts/manage-keys';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { withClient } from '@svc/storage/client';
import { withDatabase } from '@svc/storage/prisma';
import { fillBare } from './bare-table.ts';
import { quantile, say, timed } from './figures.ts';
import { readsOf, type Read, type Reader } from './reports/reads.ts';
import { LOOKUPS, ownerId, SEED_STEPS } from './reports/year.sql.ts';
import { call } from './stack/client.ts';
import { ownerUrl, startStack, type Stack } from './stack/stack.ts';

const TABLES = ['lookups', 'lookup_events', 'ledger_entries', 'batches'] as const;

const CALLS = 20;
const BOUND_MS = 300;

/**
 * Measures reports, usage, ledger, lookup list and review queue over a year with a million lookups. Prints its report.
 */
export async function benchReports(): Promise<void> {
  const stack = await startStack();
  try {
    const { ms, value } = await timed(() => seedYear(ownerUrl(stack)));
    say(`${value} lookups over a year, with decisions and bookings, in ${(ms / 1000).toFixed(0)} s`);
    say(`${CALLS} calls each, one after the other, after a first one; bound: p95 under ${BOUND_MS} ms`);
    const keys = { admin: stack.key, owner: await keyOf(stack, ownerId) };
    const over = [];
    for (const read of readsOf(new Date())) {
      if ((await measure(stack, keys, read)) >= BOUND_MS) over.push(read);
    }
    say(`over the bound: ${over.length} of ${readsOf(new Date()).length}`);
  } finally {
    await stack.stop();
  }
}

async function measure(
  stack: Stack,
  keys: Readonly<Record<Reader, string>>,
  { reader, path }: Read,
): Promise<number> {
  const ask = async (): Promise<number> => {
    const { ms, value } = await timed(() => call({ ...stack, key: keys[reader] }, 'GET', path));
    if (value.status !== 200) throw new Error(`${path} answered ${value.status}`);
    return ms;
  };
  const first = await ask();
  const took: number[] = [];
  for (let place = 0; place < CALLS; place += 1) took.push(await ask());
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
  const figures = [first, p50, p95].map((ms) => ms.toFixed(0).padStart(5)).join(' ');
  say(`${p95 < BOUND_MS ? ' ' : '!'} first, p50, p95: ${figures} ms  ${reader} ${path}`);

  return p95;
}

async function keyOf({ databaseUrl }: Stack, accountId: string): Promise<string> {
  return withDatabase(databaseUrl, 1, async (database) => {
    const deps = { accounts: createAccountStore(database.client), now: () => new Date() };
    return (await createKey(deps, { accountId, name: 'bench', role: 'entry' })).key;
  });
}

/** Fills an empty installation with a year of a million lookups, their history, decisions and ledger entries. */
async function seedYear(url: string): Promise<number> {
  return withClient(url, async (client) => {
    // The generated rows are consistent: skips a million foreign key checks.
    await client.query('SET session_replication_role = replica');
    await client.query(`SET maintenance_work_mem = '512MB'`);
    await fillBare(client, TABLES, async () => {
      for (const step of SEED_STEPS) await client.query(step);
    });
    await client.query('ANALYZE accounts');
    return LOOKUPS;
  });
}
