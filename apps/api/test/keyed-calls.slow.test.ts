import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkCredits } from '@svc/storage/accounts/check-credits';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { freePort } from './process-facts.ts';
import { loadSampleDatasets } from './sample-datasets.ts';
import { createTestAccount, type TestAccount } from './test-accounts.ts';

const CALLS = 200;
const KILLED_AFTER = 60;
const START_MS = 120_000;
const FINISH_MS = 240_000;
const APPS = new URL('../../', import.meta.url);

let database: TestDatabase;
let account: TestAccount;
let address: string;
let env: Readonly<Record<string, string | undefined>>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSampleDatasets(database);
  account = await createTestAccount(database, 'Keyed', { credits: '500' });
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    PORT: String(port),
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOOKUP_LEASE_SECONDS: '4',
  };
}, START_MS);
afterAll(async () => {
  await Promise.all([...running].map(kill));
  await database.close();
});

function start(app: string): ChildProcess {
  const main = fileURLToPath(new URL(`${app}/dist/main.js`, APPS));
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  running.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function startApi(): Promise<ChildProcess> {
  const child = start('api');
  const isReady = async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok ?? false;
  await waitFor('the API', isReady, START_MS);
  return child;
}

/** Lookup id from one call; null if the API died before responding or the first call is still in progress. */
async function classify(n: number): Promise<string | null> {
  const headers = {
    'X-API-Key': account.key,
    'Content-Type': 'application/json',
    'Idempotency-Key': `call-${n}`,
  };
  const body = JSON.stringify({ description: `men's cotton T-shirt, knitted, style ${n}`, market: 'US' });
  const answer = await fetch(`${address}/api/classify`, { method: 'POST', headers, body }).catch(() => null);
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
  'charges each of 200 keyed calls once when the API is killed amid them and all are repeated',
  async () => {
    const api = await startApi();
    let answered = 0;
    const first = Array.from({ length: CALLS }, async (_, n) => {
      const id = await classify(n);
      if (id !== null) answered += 1;
      return id;
    });
    await waitFor('calls to be answered', async () => answered >= KILLED_AFTER, START_MS);
    await kill(api);
    const before = await Promise.all(first);
    expect(before.filter((id) => id === null).length).toBeGreaterThan(0);

    await startApi();
    const ids = await Promise.all(before.map((_, n) => repeated(n)));
    const answeredBefore = before.flatMap((id, n) => (id === null ? [] : [[id, ids[n]]]));
    expect(answeredBefore.filter(([id, again]) => id !== again)).toEqual([]);
    expect(new Set(ids).size).toBe(CALLS);

    start('worker-classify');
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
