import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkCredits } from '@svc/storage/accounts/check-credits';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { builtApps, START_MS, type BuiltApps } from './built-apps.ts';
import { loadSampleDatasets } from './sample-datasets.ts';
import { createTestAccount, type TestAccount } from './test-accounts.ts';

const CALLS = 200;
const KILLED_AFTER = 60;
const FINISH_MS = 240_000;

let database: TestDatabase;
let account: TestAccount;
let apps: BuiltApps;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSampleDatasets(database);
  account = await createTestAccount(database, 'Keyed', { credits: '500' });
  apps = await builtApps(database, { LOOKUP_LEASE_SECONDS: '4' });
}, START_MS);
afterAll(async () => {
  await apps.kill();
  await database.close();
});

/** Lookup id from one call; null if the API died before responding or the first call is still in progress. */
async function classify(n: number): Promise<string | null> {
  const headers = {
    'X-API-Key': account.key,
    'Content-Type': 'application/json',
    'Idempotency-Key': `call-${n}`,
  };
  const body = JSON.stringify({ description: `men's cotton T-shirt, knitted, style ${n}`, market: 'US' });
  const answer = await fetch(`${apps.address}/api/classify`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  if (answer?.status !== 202) return null;
  // The response may break off with the API.
  const lookup = await answer.json().catch(() => null);
  return (lookup as { id: string } | null)?.id ?? null;
}

/** Repeats a call until it is answered: the killed process' transaction ends when PostgreSQL misses its client. */
async function repeated(n: number): Promise<string> {
  let id: string | null = null;
  const isAnswered = async () => {
    id = await classify(n);
    return id !== null;
  };
  await waitFor(`call ${n}`, isAnswered, START_MS);
  return id ?? '';
}

it(
  'charges each of 200 keyed calls once if the API is killed and all are repeated',
  async () => {
    const api = await apps.startApi();
    let answered = 0;
    const first = Array.from({ length: CALLS }, async (_, n) => {
      const id = await classify(n);
      if (id !== null) answered += 1;
      return id;
    });
    await waitFor('calls to be answered', async () => answered >= KILLED_AFTER, START_MS);
    await apps.kill(api);
    const before = await Promise.all(first);
    expect(before.filter((id) => id === null).length).toBeGreaterThan(0);

    await apps.startApi();
    const ids = await Promise.all(before.map((_, n) => repeated(n)));
    const answeredBefore = before.flatMap((id, n) => (id === null ? [] : [[id, ids[n]]]));
    expect(answeredBefore.filter(([id, again]) => id !== again)).toEqual([]);
    expect(new Set(ids).size).toBe(CALLS);

    apps.start('worker-classify');
    const where = { accountId: account.id };
    const charged = async () =>
      (await database.client.lookup.count({ where: { ...where, chargedFee: 1 } })) === CALLS;
    await waitFor('lookups to be charged', charged, FINISH_MS);
    expect(await database.client.lookup.count({ where })).toBe(CALLS);
    expect(await database.client.ledgerEntry.count({ where: { ...where, kind: 'usage' } })).toBe(CALLS);
    const { balance, held } = await database.client.account.findUniqueOrThrow({ where: { id: account.id } });
    expect([balance.toNumber(), held.toNumber()]).toEqual([500 - CALLS, 0]);
    expect((await checkCredits(database.client)).faults).toEqual([]);
  },
  START_MS * 2 + FINISH_MS,
);
