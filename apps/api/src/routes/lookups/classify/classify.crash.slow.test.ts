import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { runLookup } from '@svc/domain/lookups/run-lookup';
import { checkCredits } from '@svc/storage/accounts/check-credits';
import { waitFor } from '@svc/testkit/wait-for';
import { outcome } from '../../../../test/lookups.ts';
import { testRunDeps } from '../../../../test/run-queued.ts';
import type { TestAccount } from '../../../../test/test-accounts.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

const BALANCE = 50;
const CALLS = 200;
const LEASE_MS = 60_000;

let now = new Date('2026-11-21T12:00:00Z');
let api: TestApi;
let account: TestAccount;
beforeEach(async () => {
  api = await startTestApi({ clock: () => now });
  account = await api.newAccount('Crowd', { credits: String(BALANCE) });
});
afterEach(() => api.close());

const classify = async (n: number): Promise<number> => {
  const product = { description: `cotton T-shirt ${n}`, market: 'US' };
  return (await api.as(account).post('/api/classify').send(product)).status;
};

async function credits() {
  const db = api.database.client;
  const row = await db.account.findUniqueOrThrow({ where: { id: account.id } });
  const charged = await db.lookup.count({ where: { accountId: account.id, chargedFee: { gt: 0 } } });
  const fees = await db.ledgerEntry.count({ where: { accountId: account.id, kind: 'usage' } });

  return { balance: row.balance.toNumber(), held: row.held.toNumber(), charged, fees };
}

/** Runs what waits and what dead workers left, as the sweep of a worker does. */
async function sweep(): Promise<void> {
  const deps = { ...testRunDeps(api.database, () => now), classify: async () => outcome() };
  for (const id of await deps.lookups.findStale(now, now, CALLS)) await runLookup(deps, id);
}

const SLOW_MS = 90_000;

it(
  'charges each lookup once if workers die before, during or after the final write',
  async () => {
    const statuses = await Promise.all(Array.from({ length: CALLS }, (_, n) => classify(n)));
    expect(statuses.filter((status) => status === 202)).toHaveLength(BALANCE);
    expect(statuses.filter((status) => status === 402)).toHaveLength(CALLS - BALANCE);

    const { lookups } = api.deps;
    const ids = await api.database.client.lookup.findMany({
      where: { accountId: account.id },
      select: { id: true },
    });
    const claims = ids.slice(0, 30).map(({ id }) => ({ lookupId: id, token: newId() }));

    await Promise.all(claims.map(({ lookupId, token }) => lookups.claim(lookupId, token, now, LEASE_MS)));

    // Ten die with the work done and not written, ten during the statement that writes it, ten write it and die before
    // they can say so.
    const amid = claims.slice(10, 20).map((claim) =>
      api.database.client
        .$transaction(async (tx) => {
          await tx.$executeRaw`UPDATE accounts SET held = held - 1 WHERE id = ${account.id}`;
          throw new Error(`the worker of ${claim.lookupId} dies`);
        })
        .catch(() => undefined),
    );
    await Promise.all([...amid, ...claims.slice(20).map((claim) => lookups.finish(claim, outcome(), now))]);

    expect(await credits()).toEqual({ balance: 40, held: 40, charged: 10, fees: 10 });

    now = new Date(now.getTime() + LEASE_MS + 1000);
    await Promise.all([sweep(), sweep()]);
    // The dead come back and write what they had.
    await Promise.all(claims.map((claim) => lookups.finish(claim, outcome(), now)));

    expect(await credits()).toEqual({ balance: 0, held: 0, charged: BALANCE, fees: BALANCE });
    expect((await checkCredits(api.database.client)).faults).toEqual([]);
    expect(await classify(0)).toBe(402);
  },
  SLOW_MS,
);

it(
  'reserves fees for its lookups only when the database drops its connections',
  async () => {
    const calls: Promise<number>[] = [];
    const drop = async (tx: Pick<TestApi['database']['client'], '$queryRaw'>) => {
      await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${account.id} FOR UPDATE`;
      calls.push(...Array.from({ length: CALLS }, (_, n) => classify(n)));
      await waitFor('a call that waits for its account', async () => {
        const [{ waiting } = { waiting: 0 }] = await tx.$queryRaw<{ waiting: number }[]>`
          SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`;
        return waiting > 0;
      });
      await tx.$queryRaw`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    };
    await api.database.client.$transaction(drop, { timeout: SLOW_MS });

    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => ![202, 402, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(503);
    expect((await checkCredits(api.database.client)).faults).toEqual([]);

    const { held } = await credits();
    // A call that got 503 may have succeeded: its connection broke after the commit.
    expect(held).toBeGreaterThanOrEqual(statuses.filter((status) => status === 202).length);
    expect(held).toBeLessThanOrEqual(BALANCE);

    const again = await Promise.all(Array.from({ length: CALLS }, (_, n) => classify(n)));
    expect(again.filter((status) => status === 202)).toHaveLength(BALANCE - held);
    expect(again.filter((status) => status === 402)).toHaveLength(CALLS - BALANCE + held);

    await sweep();
    expect(await credits()).toEqual({ balance: 0, held: 0, charged: BALANCE, fees: BALANCE });
    expect((await checkCredits(api.database.client)).faults).toEqual([]);
  },
  SLOW_MS,
);
