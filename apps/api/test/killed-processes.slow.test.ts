import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkCredits } from '@svc/storage/accounts/check-credits';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { builtApps, START_MS, type BuiltApps } from './built-apps.ts';
import { loadSampleDatasets } from './sample-datasets.ts';
import { createTestAccount, type TestAccount } from './test-accounts.ts';

const BALANCE = 50;
const CALLS = 200;
const FINISH_MS = 90_000;

let database: TestDatabase;
let account: TestAccount;
let apps: BuiltApps;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSampleDatasets(database);
  account = await createTestAccount(database, 'Crowd', { credits: String(BALANCE) });
  // A lease so short that the lookups of a killed worker are found soon.
  apps = await builtApps(database, { LOOKUP_LEASE_SECONDS: '4', CLASSIFY_CONCURRENCY: '4' });
});
afterAll(async () => {
  await apps.kill();
  await database.close();
});

/** Status of one call for a classification, repeated while the API is busy; null if the API died before it responded. */
async function classify(n: number): Promise<number | null> {
  const headers = { 'X-API-Key': account.key, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ description: `men's cotton T-shirt, knitted, style ${n}`, market: 'US' });
  const call = () =>
    fetch(`${apps.address}/api/classify`, { method: 'POST', headers, body }).then(
      ({ status }) => status,
      () => null,
    );

  let status = await call();
  while (status === 503) status = await call();
  return status;
}

const crowd = () => Promise.all(Array.from({ length: CALLS }, (_, n) => classify(n)));
const times = (statuses: readonly (number | null)[], wanted: number | null) =>
  statuses.filter((status) => status === wanted).length;

async function credits() {
  const db = database.client;
  const { id } = account;
  const row = await db.account.findUniqueOrThrow({ where: { id } });
  const lookups = await db.lookup.count({ where: { accountId: id } });
  const charged = await db.lookup.count({ where: { accountId: id, chargedFee: 1 } });
  const fees = await db.ledgerEntry.count({ where: { accountId: id, kind: 'usage' } });

  return { balance: row.balance.toNumber(), held: row.held.toNumber(), lookups, charged, fees };
}

/** A killed process's last statements still run, and may commit, until PostgreSQL misses their client. */
async function connections(): Promise<number> {
  const [row] = await database.client.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend'`;
  return row?.count ?? 0;
}

it(
  'charges each lookup once if the API and the worker are killed during 200 calls',
  async () => {
    const own = await connections();
    const api = await apps.startApi();
    const calls = crowd();

    await waitFor('some lookups', async () => (await credits()).lookups >= 10, START_MS);
    await apps.kill(api);
    await waitFor('the end of its transactions', async () => (await connections()) <= own, START_MS);

    const cut = await calls;
    expect(times(cut, null)).toBeGreaterThan(0);

    // A call without a response may have succeeded.
    const { held, lookups, balance } = await credits();
    expect([balance, held]).toEqual([BALANCE, lookups]);
    expect(lookups).toBeGreaterThanOrEqual(times(cut, 202));

    await apps.startApi();

    const again = await crowd();
    expect(times(again, 202)).toBe(BALANCE - lookups);
    expect(times(again, 402)).toBe(CALLS - BALANCE + lookups);

    const worker = apps.start('worker-classify');
    await waitFor('some fees', async () => (await credits()).fees >= 3, START_MS);
    await apps.kill(worker);

    const amid = await credits();
    expect([amid.charged, amid.balance]).toEqual([amid.fees, BALANCE - amid.fees]);
    expect((await checkCredits(database.client)).faults).toEqual([]);

    apps.start('worker-classify');
    await waitFor('the end of all lookups', async () => (await credits()).held === 0, FINISH_MS);

    expect(await credits()).toEqual({
      balance: 0,
      held: 0,
      lookups: BALANCE,
      charged: BALANCE,
      fees: BALANCE,
    });
    expect((await checkCredits(database.client)).faults).toEqual([]);
    expect(await database.client.outboxEvent.count({ where: { event: 'lookup.completed' } })).toBe(BALANCE);
    expect(times(await crowd(), 402)).toBe(CALLS);
  },
  START_MS * 2 + FINISH_MS,
);
