import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { LOOKUP_ATTEMPTS_MAX, runLookup, type RunLookupDeps } from '@svc/domain/lookups/run-lookup';
import { silentLogger } from '@svc/runtime/logger';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import { newAccount, newLookup, outcome } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { sweepLookups } from './run-lookups.ts';

const START = new Date('2026-11-21T12:00:00Z');
const LEASE_MS = 30_000;
const SECOND_MS = 1000;

const database = suiteDatabase();
let lookups: ReturnType<typeof createLookupStore>;
let now = START;
let classified: string[] = [];
const accountId = newId();
const datasetId = newId();

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

let works: RunLookupDeps;
let fails: RunLookupDeps;

function deps(classify: RunLookupDeps['classify']): RunLookupDeps {
  return { lookups, classify, now: () => now, leaseMs: LEASE_MS };
}

beforeAll(async () => {
  lookups = createLookupStore(database.client);
  works = deps(async (lookup) => {
    classified.push(lookup.id);
    return outcome();
  });
  fails = deps(async () => {
    throw new Error('out of memory');
  });
  const account = newAccount({ id: accountId, signupCredits: '100', createdAt: START });
  await createAccountStore(database.client).create(account);
  const version = { version: 'v', name: 'v', state: 'staged', nationalDigits: 10, loadedAt: START } as const;
  await database.client.dataset.create({ data: { id: datasetId, market: 'US', ...version } });
});
beforeEach(() => {
  classified = [];
  later(3600 * SECOND_MS);
});

async function create(): Promise<string> {
  const owner = { accountId, accountName: 'Ana', sandbox: false };
  const lookup = newLookup(owner, { id: datasetId, market: 'US', version: 'v' }, { createdAt: now });
  const made = await lookups.create(lookup, '1');
  expect(made).not.toBeNull();
  return lookup.id;
}

async function state(id: string) {
  const db = database.client;
  const row = await db.lookup.findUniqueOrThrow({ where: { id } });
  const fees = await db.ledgerEntry.count({ where: { lookupId: id } });
  const events = await db.outboxEvent.count({ where: { dedupeKey: `lookup.completed:${id}` } });
  return { status: row.status, attempts: row.attempts, fees, events };
}

describe('a worker that dies between claim and finish', () => {
  it('has its lookup locked until the lease expires, then the sweep finishes it once', async () => {
    const id = await create();
    const dead = { lookupId: id, token: newId() };
    expect(await lookups.claim(id, dead.token, now, LEASE_MS)).not.toBeNull();
    later(LEASE_MS - 1);
    expect(await sweepLookups(works, silentLogger)).toBe(0);
    expect(await runLookup(works, id)).toBe('taken');
    later(1);
    expect(await sweepLookups(works, silentLogger)).toBe(1);
    expect(classified).toEqual([id]);
    expect(await state(id)).toEqual({ status: 'proposed', attempts: 2, fees: 1, events: 1 });
    expect(await lookups.finish(dead, outcome(), now)).toBe(false);
    expect(await state(id)).toEqual({ status: 'proposed', attempts: 2, fees: 1, events: 1 });
  });

  it('repeatedly ends in error and is not charged', async () => {
    const id = await create();
    for (let crash = 0; crash < LOOKUP_ATTEMPTS_MAX; crash += 1) {
      expect(await lookups.claim(id, newId(), now, LEASE_MS)).not.toBeNull();
      later(LEASE_MS);
    }
    await sweepLookups(works, silentLogger);
    expect(classified).toEqual([]);
    expect(await state(id)).toMatchObject({ status: 'error', fees: 0, events: 1 });
  });
});

describe('a lookup whose queue job was lost', () => {
  it('is found after waiting ten seconds', async () => {
    const id = await create();
    later(10 * SECOND_MS - 1);
    expect(await sweepLookups(works, silentLogger)).toBe(0);
    later(1);
    expect(await sweepLookups(works, silentLogger)).toBe(1);
    expect(await state(id)).toEqual({ status: 'proposed', attempts: 1, fees: 1, events: 1 });
    expect(await sweepLookups(works, silentLogger)).toBe(0);
  });

  it('is finished once by concurrent sweeps of many workers', async () => {
    const ids = [await create(), await create(), await create()];
    later(11 * SECOND_MS);
    const finished = await Promise.all([1, 2, 3, 4].map(() => sweepLookups(works, silentLogger)));
    expect(finished.reduce((sum, each) => sum + each, 0)).toBe(3);
    expect(classified.toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await state(id)).toMatchObject({ fees: 1, events: 1 });
  });
});

describe('a failed classification', () => {
  it('is retried, and ends in error after its last attempt', async () => {
    const id = await create();
    for (let attempt = 1; attempt < LOOKUP_ATTEMPTS_MAX; attempt += 1) {
      await expect(runLookup(fails, id)).rejects.toThrow('out of memory');
      expect(await state(id)).toEqual({ status: 'queued', attempts: attempt, fees: 0, events: 0 });
    }
    expect(await runLookup(fails, id)).toBe('failed');
    expect(await state(id)).toEqual({ status: 'error', attempts: 3, fees: 0, events: 1 });
    expect(await runLookup(works, id)).toBe('taken');
  });

  it('does not block the sweep from the lookups after it', async () => {
    const bad = await create();
    const good = await create();
    later(11 * SECOND_MS);
    const some = deps(async (lookup) => {
      if (lookup.id === bad) throw new Error('poison');
      return outcome();
    });
    await sweepLookups(some, silentLogger);
    expect((await state(good)).status).toBe('proposed');
    expect((await state(bad)).status).toBe('queued');
  });
});
