import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addLookup, addVersion, later, outcome } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { LOOKUP_ATTEMPTS_MAX, runLookup, runNextLookups, type RunLookupDeps } from './run-lookup.ts';

const LEASE_MS = 60_000;

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores));
const version = perTest(() => addVersion(stores));
let id: string;
let clock: Date;
beforeEach(async () => {
  clock = AT;
  id = await addLookup(stores, ana, version);
});

type Classify = RunLookupDeps['classify'];

const proposes: Classify = async () => outcome();
const breaks: Classify = async () => {
  throw new Error('the engine broke');
};
const deps = (classify: Classify): RunLookupDeps => ({
  lookups: stores.lookups,
  classify,
  now: () => clock,
  leaseMs: LEASE_MS,
});
const run = (classify: Classify = proposes, lookupId = id) => runLookup(deps(classify), lookupId);
const found = async () => {
  const lookup = await stores.lookups.find(id, null);
  if (lookup === null) throw new Error('no lookup');
  return lookup;
};
const waiting = async () => (await stores.outbox.waiting(10, [])).events.map(({ content }) => content.event);

describe('runLookup', () => {
  it('classifies, charges and reports a queued lookup once', async () => {
    expect(await run()).toBe('finished');
    expect(await found()).toMatchObject({
      status: 'proposed',
      recommendedCode: '6109.10.00.12',
      attempts: 1,
    });
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ balance: '9', held: '0' });
    expect(await waiting()).toEqual(['lookup.completed']);
  });

  it.each(['proposed', 'needs_review', 'needs_info'] as const)(
    'charges a lookup that ends in %s',
    async (status) => {
      await run(async () => outcome({ status }));
      expect((await found()).status).toBe(status);
      expect(await stores.credits.spendable(ana.accountId)).toBe('9');
    },
  );

  it('passes the product to the classifier as sent', async () => {
    const seen: unknown[] = [];
    await run(async (lookup) => {
      seen.push(lookup);
      return outcome();
    });
    expect(seen).toMatchObject([
      { id, market: 'US', accountId: ana.accountId, datasetId: version.id, language: 'en', attempts: 1 },
    ]);
    expect(seen).toMatchObject([{ input: { description: 'cotton T-shirt' } }]);
  });

  it('does nothing once it is finished', async () => {
    await run();
    expect(await run()).toBe('taken');
    expect(await stores.credits.spendable(ana.accountId)).toBe('9');
    expect(await waiting()).toHaveLength(1);
  });

  it('does nothing for a missing lookup', async () => {
    expect(await run(proposes, 'none')).toBe('taken');
  });
});

describe('the lookups of one claim', () => {
  const runAll = async (classify: Classify, lookups = stores.lookups) => {
    for (let more = 0; more < 3; more += 1) await addLookup(stores, ana, version);
    const reported: string[] = [];
    await runNextLookups(
      { ...deps(classify), lookups },
      { limit: 4 },
      { onError: (lookupId) => reported.push(lookupId), onSplit: () => reported.push('split') },
    );
    return reported;
  };

  it('are finished together, each charged and reported', async () => {
    const sizes: number[] = [];
    const finishAll: typeof stores.lookups.finishAll = (ended) => {
      sizes.push(ended.length);
      return stores.lookups.finishAll(ended);
    };
    expect(await runAll(proposes, { ...stores.lookups, finishAll })).toEqual([]);
    expect(sizes).toEqual([4]);
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ balance: '6', held: '0' });
    expect(await waiting()).toEqual(Array.from({ length: 4 }, () => 'lookup.completed'));
  });

  it('are finished without one whose outcome cannot be written', async () => {
    const reported = await runAll(async (lookup) => outcome(lookup.id === id ? { hs6: '\u0000' } : {}));
    expect(reported).toEqual(['split', id]);
    expect(await found()).toMatchObject({ status: 'processing' });
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ balance: '7', held: '1' });
  });
});

describe('a classification error', () => {
  it('requeues the lookup and is rethrown while tries are left', async () => {
    for (let attempt = 1; attempt < LOOKUP_ATTEMPTS_MAX; attempt += 1) {
      await expect(run(breaks)).rejects.toThrow('the engine broke');
      expect(await found()).toMatchObject({ status: 'queued', attempts: attempt });
    }
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ balance: '10', held: '1' });
    expect(await waiting()).toEqual([]);
  });

  it('ends the lookup in error at the third failure, uncharged, with a readable message', async () => {
    for (let attempt = 1; attempt < 3; attempt += 1)
      await expect(run(breaks)).rejects.toThrow('the engine broke');
    expect(await run(breaks)).toBe('failed');

    expect(await found()).toMatchObject({
      status: 'error',
      error: { key: 'lookup_failed', params: {} },
      risk: 100,
      attempts: 3,
    });
    expect(JSON.stringify(await found())).not.toContain('the engine broke');
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ balance: '10', held: '0' });
    expect(await waiting()).toEqual(['lookup.completed']);
  });

  it('can succeed at a later try', async () => {
    await expect(run(breaks)).rejects.toThrow('the engine broke');
    expect(await run()).toBe('finished');
    expect(await found()).toMatchObject({ status: 'proposed', attempts: 2, error: null });
  });
});

describe('a worker that dies', () => {
  const die = async () => {
    await stores.lookups.claim(id, `dead-${clock.getTime()}`, clock, LEASE_MS);
    clock = new Date(clock.getTime() + LEASE_MS);
  };

  it('blocks the lookup until its lease expires', async () => {
    await stores.lookups.claim(id, 'dead', AT, LEASE_MS);
    clock = later(LEASE_MS - 1);
    expect(await run()).toBe('taken');
    clock = later(LEASE_MS);
    expect(await run()).toBe('finished');
    expect(await found()).toMatchObject({ attempts: 2 });
  });

  it('three times prevents a fourth try', async () => {
    for (let times = 0; times < LOOKUP_ATTEMPTS_MAX; times += 1) await die();
    let classified = 0;
    const end = await run(async () => {
      classified += 1;
      return outcome();
    });

    expect([end, classified]).toEqual(['failed', 0]);
    expect(await found()).toMatchObject({ status: 'error' });
    expect(await stores.credits.spendable(ana.accountId)).toBe('10');
  });
});

describe('the stage of a running lookup', () => {
  const stageAfter = async (ms: number) => {
    let shown: unknown;
    await run(async (_lookup, onStage) => {
      clock = later(ms);
      await onStage('ranking');
      const { stage, stageStartedAt } = await found();
      shown = [stage, stageStartedAt];
      return outcome();
    });
    return shown;
  };

  it('is not written for a quick one', async () => {
    expect(await stageAfter(299)).toEqual(['normalizing', AT]);
  });

  it('is written after 300 ms', async () => {
    expect(await stageAfter(300)).toEqual(['ranking', later(300)]);
  });

  it('is not written for a quick one that waited for others of its burst', async () => {
    await addLookup(stores, ana, version);
    const shown: unknown[] = [];
    const classify: Classify = async (lookup, onStage) => {
      clock = later(clock.getTime() - AT.getTime() + 200);
      await onStage('ranking');
      shown.push((await stores.lookups.find(lookup.id, null))?.stage);
      return outcome();
    };
    await runNextLookups(
      deps(classify),
      { limit: 2 },
      { onError: () => undefined, onSplit: () => undefined },
    );
    expect(shown).toEqual(['normalizing', 'normalizing']);
  });

  it('is cleared when it ends', async () => {
    await stageAfter(1000);
    expect(await found()).toMatchObject({ stage: null, stageStartedAt: null, processingMs: 1000 });
  });
});
