import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RunLookupDeps } from '@svc/domain/lookups/run-lookup';
import { silentLogger, type Logger } from '@svc/runtime/logger';
import { addActor, addLookup, addVersion, later, outcome, product } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import { setTimeout } from 'node:timers/promises';
import { handleClassifyLookup, sweepLookups } from './run-lookups.ts';

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '1000' }));
const version = perTest(() => addVersion(stores));
let clock: Date;
let classified: string[];
let said: string[];
beforeEach(() => {
  clock = later(0);
  classified = [];
  said = [];
});

const LOGGER: Logger = {
  ...silentLogger,
  info: (message) => void said.push(message),
  warn: (message) => void said.push(message),
};

const deps = (classify?: RunLookupDeps['classify']): RunLookupDeps => ({
  lookups: stores.lookups,
  classify:
    classify ??
    (async ({ id, input }) => {
      classified.push(id);
      if (input.description === 'broken') throw new Error('the engine broke');
      return outcome();
    }),
  now: () => clock,
  leaseMs: 60_000,
});
const add = (description = 'shirt') => addLookup(stores, ana, version, { input: product(description) });
const sweep = (classify?: RunLookupDeps['classify']) => sweepLookups(deps(classify), LOGGER);
const statusOf = async (id: string) => (await stores.lookups.find(id, null))?.status;

describe('sweepLookups', () => {
  it('leaves recent lookups to their queue jobs', async () => {
    const id = await add();
    clock = later(9_999);
    expect(await sweep()).toBe(0);
    expect(await statusOf(id)).toBe('queued');
    expect(said).toEqual([]);
  });

  it('finishes lookups lost by the queue, and reports each once', async () => {
    const ids = [await add(), await add(), await add(), await add(), await add(), await add()];
    clock = later(60_000);
    expect(await sweep()).toBe(6);
    expect(classified.toSorted()).toEqual(ids.toSorted());
    expect(said).toHaveLength(1);
    expect(await sweep()).toBe(0);
  });

  it('classifies and charges each lookup once with two concurrent workers', async () => {
    for (let count = 0; count < 20; count += 1) await add();
    clock = later(60_000);
    const finished = await Promise.all([sweep(), sweep()]);
    expect(finished.reduce((sum, each) => sum + each)).toBe(20);
    expect(new Set(classified).size).toBe(classified.length);
    expect(await stores.credits.spendable(ana.accountId)).toBe('980');
  });

  it('takes over from a dead worker once its lease has expired', async () => {
    const id = await add();
    await stores.lookups.claim(id, 'dead', later(0), 30_000);
    clock = later(29_999);
    expect(await sweep()).toBe(0);
    clock = later(30_000);
    expect(await sweep()).toBe(1);
    expect(await statusOf(id)).toBe('proposed');
  });

  it('continues after a failed one, which waits for a retry', async () => {
    const broken = await add('broken');
    const right = await add();
    clock = later(60_000);
    expect(await sweep()).toBe(1);
    expect([await statusOf(broken), await statusOf(right)]).toEqual(['queued', 'proposed']);
    expect(said).toHaveLength(2);
  });

  it('runs a few at once, and not all', async () => {
    for (let count = 0; count < 12; count += 1) await add();
    clock = later(60_000);
    let open = 0;
    let most = 0;
    await sweep(async () => {
      most = Math.max(most, (open += 1));
      await waitFor('four at once', () => most >= 4);
      // A fifth one would start meanwhile.
      await setTimeout(50);
      open -= 1;
      return outcome();
    });
    expect(most).toBe(4);
  });
});

describe('a queue job', () => {
  const context = { attempt: 1, log: silentLogger };

  it('classifies its lookup, and ends quietly if already done', async () => {
    const id = await add();
    const handle = handleClassifyLookup(deps());
    await handle({ lookupId: id }, context);
    await handle({ lookupId: id }, context);
    await handle({ lookupId: 'f'.repeat(32) }, context);
    expect(classified).toEqual([id]);
  });

  it('also classifies the queued lookups of its burst, even after a failure', async () => {
    const [first, ...rest] = [
      await add('broken'),
      await add(),
      await add('broken'),
      await add(),
      await add(),
    ];
    await expect(handleClassifyLookup(deps())({ lookupId: first }, context)).rejects.toThrow(
      'the engine broke',
    );
    expect(classified.toSorted()).toEqual([first, ...rest].toSorted());
    expect(await statusOf(rest[1] ?? '')).toBe('queued');
  });

  it('leaves the rest to the next start when the process stops', async () => {
    const [named, other] = [await add(), await add()];
    await handleClassifyLookup(deps(), AbortSignal.abort())({ lookupId: named }, context);
    expect([await statusOf(named), await statusOf(other)]).toEqual(['proposed', 'queued']);
  });

  it('passes on a failure, so that the queue retries', async () => {
    const id = await add('broken');
    await expect(handleClassifyLookup(deps())({ lookupId: id }, context)).rejects.toThrow('the engine broke');
    expect(await statusOf(id)).toBe('queued');
  });
});
