import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaClient } from './generated/prisma/client.ts';
import { poolOf, setPool } from './prepared.ts';

type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

interface Ambient {
  readonly tx: Tx;
  readonly after: (() => Promise<unknown>)[];
  savepoints: number;
}

const ambient = new AsyncLocalStorage<Ambient>();

/**
 * Creates a client whose statements join the transaction that `inOneTransaction` opened around the caller. A nested
 * transaction is a savepoint: rolling it back leaves the outer one unchanged.
 */
export function joiningClient(client: PrismaClient): PrismaClient {
  const joining = new Proxy(client, {
    get: (target, name) => {
      const current = ambient.getStore();
      if (current === undefined) return bound(target, name);
      if (name === '$transaction') return (work: unknown) => nested(current, work);

      return bound(current.tx, name);
    },
  });
  setPool(joining, () => (isInTransaction() ? undefined : poolOf(client)));

  return joining;
}

// A method called through the proxy needs its original `this`.
function bound(owner: object, name: string | symbol): unknown {
  const own: unknown = Reflect.get(owner, name);
  return typeof own === 'function' ? own.bind(owner) : own;
}

/** Runs work in one transaction of the client; an error rolls all of it back. */
export async function inOneTransaction<T>(client: PrismaClient, work: () => Promise<T>): Promise<T> {
  const after: Ambient['after'] = [];
  const result = await client.$transaction((tx) => ambient.run({ tx, after, savepoints: 0 }, work));
  for (const begin of after) await begin();
  return result;
}

/** Runs work after the surrounding transaction commits; at once if there is none. */
export async function afterCommit(work: () => Promise<unknown>): Promise<void> {
  const current = ambient.getStore();
  if (current === undefined) await work();
  else current.after.push(work);
}

export function isInTransaction(): boolean {
  return ambient.getStore() !== undefined;
}

async function nested(current: Ambient, work: unknown): Promise<unknown> {
  const { tx } = current;
  current.savepoints += 1;
  const name = `svc_${current.savepoints}`;

  await tx.$executeRawUnsafe(`SAVEPOINT ${name}`);
  try {
    const result = await performed(tx, work);
    await tx.$executeRawUnsafe(`RELEASE SAVEPOINT ${name}`);
    return result;
  } catch (error) {
    await tx.$executeRawUnsafe(`ROLLBACK TO SAVEPOINT ${name}`);
    throw error;
  }
}

// Statements of a list are not sent until they are awaited.
async function performed(tx: Tx, work: unknown): Promise<unknown> {
  if (typeof work === 'function') return work(tx);

  const results: unknown[] = [];
  for (const statement of work as readonly PromiseLike<unknown>[]) results.push(await statement);
  return results;
}
