import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '@svc/domain/accounts/create-account';
import { createKey } from '@svc/domain/accounts/manage-keys';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { openDatabase, type Database } from '@svc/storage/prisma';
import { call } from './stack/client.ts';
import { inParallel, say } from './figures.ts';
import { findProcess } from './stack/find-process.ts';
import { productText } from './products.ts';
import { startStack, type Stack } from './stack/stack.ts';

const LOOKUPS = 500;
const WIDTH = 32;
const FINISH_WITHIN_MS = 150_000;
const POLL_MS = 250;

const VICTIMS: Readonly<Record<string, RegExp>> = {
  // An orphan of a killed supervisor is no longer its child, so the queue precedes the supervisor.
  redis: /redis-server/,
  api: /apps\/api\/dist\/main\.js/,
  'worker-classify': /apps\/worker-classify\/dist\/main\.js/,
  'worker-webhook': /apps\/worker-webhook\/dist\/main\.js/,
  supervisor: /apps\/standalone\/dist\/main\.js/,
  postgres: /\/postgres -D /,
};

/** Kills each process of the service in turn during 500 lookups and counts the outcomes. Prints its report. */
export async function benchCrash(): Promise<void> {
  const stack = await startStack({}, { kept: true });
  const database = openDatabase(stack.databaseUrl, 2);
  try {
    const key = await payingKey(database);
    for (const [name, pattern] of Object.entries(VICTIMS)) {
      const pid = findProcess(pattern, stack);
      if (pid === null) say(`${name}: not running here, left out`);
      else say(await killAmid({ ...stack, key }, database, name, pid));
    }
  } finally {
    await database.close();
    await stack.stop();
  }
}

async function payingKey(database: Database): Promise<string> {
  const accounts = createAccountStore(database.client);
  const now = () => new Date();
  const account = await createAccount(
    { accounts, signupCredits: '100000', now },
    { name: 'Crash', email: `crash-${Date.now()}@example.com`, role: 'entry', plan: null, password: null },
  );
  return (await createKey({ accounts, now }, { accountId: account.id, name: 'crash', role: 'entry' })).key;
}

async function killAmid(stack: Stack, database: Database, name: string, pid: number): Promise<string> {
  await untilReady(stack);
  const ids: string[] = [];
  await inParallel(LOOKUPS, WIDTH, async (place) => {
    const { body } = await call(stack, 'POST', '/api/classify', { description: productText(place) });
    ids.push((body as { readonly id: string }).id);
  });
  const waiting = await unfinished(database, ids);
  process.kill(pid, 'SIGKILL');
  const started = Date.now();
  let left = waiting;
  while (left > 0 && Date.now() - started < FINISH_WITHIN_MS) {
    await sleep(POLL_MS);
    // The killed process may be the database: query again.
    left = await unfinished(database, ids).catch(() => left);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const { charges, events, errors } = await outcome(database, ids);

  return `${name}: killed with ${waiting} of ${LOOKUPS} unfinished; ${left} left after ${seconds} s, ${charges} charged, ${events} events, ${errors} in error`;
}

async function untilReady({ address }: Stack): Promise<void> {
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) await sleep(POLL_MS);
}

function unfinished(database: Database, ids: readonly string[]): Promise<number> {
  const where = {
    id: { in: [...ids] },
    status: { in: ['queued', 'processing'] as ('queued' | 'processing')[] },
  };
  return database.client.lookup.count({ where });
}

async function outcome(database: Database, ids: readonly string[]) {
  const { client } = database;
  const dedupeKeys = ids.map((id) => `lookup.completed:${id}`);
  return {
    charges: await client.ledgerEntry.count({ where: { lookupId: { in: [...ids] }, kind: 'usage' } }),
    events: await client.outboxEvent.count({ where: { dedupeKey: { in: dedupeKeys } } }),
    errors: await client.lookup.count({ where: { id: { in: [...ids] }, status: 'error' } }),
  };
}
