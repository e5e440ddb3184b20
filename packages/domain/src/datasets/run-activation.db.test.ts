import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addVersion, later, skuDraft } from '@svc/testkit/records';
import { expectError } from '@svc/testkit/domain-errors';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { activateVersion } from './activate-version.ts';
import type { Activation } from './activation-store.ts';
import { runActivation, type RunActivationDeps } from './run-activation.ts';

const LEASE_MS = 1000;
const CODE = '6109.10.00.12';

const database = suiteDatabase();
const stores = suiteStores(database);

let clock: Date;
let compared: (readonly [string, string])[];
let givenUp: (readonly [id: string, error: unknown])[];
beforeEach(async () => {
  clock = AT;
  compared = [];
  givenUp = [];
});

const deps = (changes: Partial<RunActivationDeps> = {}): RunActivationDeps => ({
  activations: stores.activations,
  compare: async (from, to) => {
    compared.push([from, to]);
  },
  now: () => clock,
  leaseMs: LEASE_MS,
  onGivenUp: ({ id }, error) => givenUp.push([id, error]),
  ...changes,
});
const run = (id: string, changes: Partial<RunActivationDeps> = {}) => runActivation(deps(changes), id);
const stepOf = async (id: string) => (await stores.activations.find(id))?.step;
const events = async () => (await stores.outbox.waiting(100, [])).events.map(({ content }) => content.event);

async function switched(version = 'v2', from = 'v1'): Promise<Activation> {
  const next = await addVersion(stores, { version, state: 'staged' });
  const between = {
    market: 'US',
    fromVersion: from,
    toVersion: version,
    code: CODE,
    successors: [],
  } as const;
  const change = { kind: 'rate_changed', before: { duty_rate: '1%' }, after: { duty_rate: '2%' } } as const;
  await stores.addChanges([{ ...between, ...change }]);
  const activation = await stores.activations.switchTo(next.id, clock);
  if (activation === null) throw new Error('no switch');
  return activation;
}

async function catalog(size: number): Promise<SeededVersion> {
  const version = await addVersion(stores);
  const drafts = Array.from({ length: size }, (_, place) => skuDraft(`S-${place}`, { currentCode: CODE }));
  await stores.skus.save(drafts, { checkCodes: true, at: AT });
  return version;
}

describe('runActivation', () => {
  it('compares the versions, raises alerts and reports the change', async () => {
    const before = await catalog(5);
    const { id, toDatasetId } = await switched();
    await run(id);

    expect(compared).toEqual([[before.id, toDatasetId]]);
    expect(await stores.alerts.list({}, 10)).toHaveLength(5);
    expect(await stepOf(id)).toBe('done');
    expect(await events()).toEqual([...Array.from({ length: 5 }, () => 'sku.alert'), 'tariff.changed']);
  });

  it('does nothing the second time', async () => {
    await catalog(3);
    const { id } = await switched();
    await run(id);
    await run(id);
    await run('none');
    expect(compared).toHaveLength(1);
    expect(await events()).toHaveLength(4);
  });

  it('runs once for concurrent workers', async () => {
    await catalog(5);
    const { id } = await switched();
    await Promise.all([run(id), run(id)]);
    expect(compared).toHaveLength(1);
    expect(await stores.alerts.list({}, 10)).toHaveLength(5);
    expect((await events()).filter((event) => event === 'tariff.changed')).toHaveLength(1);
  });

  it('does nothing for a market’s first version', async () => {
    const first = await addVersion(stores, { state: 'staged' });
    const activation = await stores.activations.switchTo(first.id, AT);
    await run(activation?.id ?? '');
    expect(compared).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it('reports nothing for equal versions', async () => {
    await catalog(1);
    const next = await addVersion(stores, { version: 'same', state: 'staged' });
    const activation = await stores.activations.switchTo(next.id, AT);
    await run(activation?.id ?? '');
    expect(await stepOf(activation?.id ?? '')).toBe('done');
    expect(await events()).toEqual([]);
  });

  it('waits for an earlier activation in the market', async () => {
    await catalog(1);
    const [first, second] = [await switched(), await switched('v3', 'v2')];
    await run(second.id);
    expect(await stepOf(second.id)).toBe('switched');
    await run(first.id);
    await run(second.id);
    expect([await stepOf(first.id), await stepOf(second.id)]).toEqual(['done', 'done']);
  });
});

describe('a failing step', () => {
  const broken = { compare: async () => Promise.reject(new Error('out of memory')) };

  it('resumes where it stopped', async () => {
    await catalog(5);
    const { id } = await switched();
    let passes = 0;
    const alertSkus: typeof stores.activations.alertSkus = async (...args) => {
      passes += 1;
      if (passes === 2) throw new Error('no connection');
      return stores.activations.alertSkus(...args);
    };
    await expect(run(id, { activations: { ...stores.activations, alertSkus } })).rejects.toThrow(
      'no connection',
    );
    expect(await stores.activations.find(id)).toMatchObject({ step: 'compared', failedAt: null });

    await run(id);
    expect(compared).toHaveLength(1);
    expect(await stores.alerts.list({}, 10)).toHaveLength(5);
    expect(await stepOf(id)).toBe('done');
  });

  it('fails permanently at the sixth try, and is reported', async () => {
    await catalog(1);
    const { id } = await switched();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(run(id, broken)).rejects.toThrow('out of memory');
      expect(givenUp).toEqual([]);
    }
    await run(id, broken);
    expect(givenUp).toEqual([[id, new Error('out of memory')]]);
    expect(await stores.activations.find(id)).toMatchObject({ step: 'switched', failedAt: AT });
    await run(id);
    expect(compared).toEqual([]);
  });

  it('counts tries from the last completed step', async () => {
    await catalog(1);
    const { id } = await switched();
    for (const _try of [1, 2, 3, 4, 5]) await expect(run(id, broken)).rejects.toThrow('out of memory');
    const alertSkus = async () => Promise.reject(new Error('no connection'));
    await expect(run(id, { activations: { ...stores.activations, alertSkus } })).rejects.toThrow(
      'no connection',
    );
    expect(await stores.activations.find(id)).toMatchObject({
      step: 'compared',
      attempts: 0,
      failedAt: null,
    });
  });

  it('that crashes its worker six times is not tried a seventh time', async () => {
    await catalog(1);
    const { id } = await switched();
    for (const _worker of [1, 2, 3, 4, 5, 6]) {
      await stores.activations.claim(id, clock, LEASE_MS);
      clock = new Date(clock.getTime() + LEASE_MS);
    }
    await run(id);
    expect(compared).toEqual([]);
    expect(givenUp).toEqual([[id, undefined]]);
  });

  it('does not block a later activation once it has failed permanently', async () => {
    await catalog(1);
    const [first, second] = [await switched(), await switched('v3', 'v2')];
    for (const _try of [1, 2, 3, 4, 5]) await expect(run(first.id, broken)).rejects.toThrow('out of memory');
    await run(first.id, broken);
    await run(second.id);
    expect(await stepOf(second.id)).toBe('done');
  });
});

it('a worker whose lease was taken over leaves the rest, including the completion, to the other worker', async () => {
  await catalog(4);
  const { id } = await switched();
  const alertSkus: typeof stores.activations.alertSkus = async (activation, from, now, lease) => {
    await stores.activations.alertSkus(activation, from, now, lease);
    return stores.activations.alertSkus(activation, from, now, lease);
  };
  await run(id, { activations: { ...stores.activations, alertSkus } });
  expect(await stepOf(id)).toBe('compared');
  expect(await events()).not.toContain('tariff.changed');

  clock = later(LEASE_MS);
  await run(id);
  expect(await stores.alerts.list({}, 10)).toHaveLength(4);
  expect(await stepOf(id)).toBe('done');
});

describe('activateVersion', () => {
  const enqueued: string[] = [];
  const activate = (version: string) =>
    activateVersion(
      {
        ...stores,
        enqueue: async (id) => enqueued.push(id),
        by: { byId: null, via: 'command' },
        now: () => clock,
      },
      'US',
      version,
    );
  beforeEach(() => {
    enqueued.length = 0;
  });

  it('activates a loaded version and enqueues its follow-up', async () => {
    const { id: fromDatasetId } = await addVersion(stores);
    const next = await addVersion(stores, { version: 'v2', state: 'staged' });
    const { dataset, activation } = await activate('v2');
    expect(dataset).toMatchObject({ id: next.id });
    expect(activation).toMatchObject({ fromDatasetId, fromVersion: 'v1', toVersion: 'v2', step: 'switched' });
    expect(await stores.datasets.find(fromDatasetId)).toMatchObject({
      state: 'superseded',
      supersededAt: clock,
    });
    expect(enqueued).toEqual([activation?.id]);
    expect(await stores.datasets.findActive('US')).toMatchObject({ version: 'v2', activatedAt: clock });
  });

  it('reports an already active version as unchanged', async () => {
    await addVersion(stores);
    expect((await activate('v1')).activation).toBeNull();
    expect(enqueued).toEqual([]);
  });

  it('enqueues nothing for a market’s first version', async () => {
    await addVersion(stores, { state: 'staged' });
    expect((await activate('v1')).activation).toMatchObject({ fromVersion: null, step: 'done' });
    expect(await stores.activations.findOpen(clock)).toEqual([]);
    expect(enqueued).toEqual([]);
  });

  it('reopens an activation that failed permanently', async () => {
    await addVersion(stores);
    await addVersion(stores, { version: 'v2', state: 'staged' });
    const { activation } = await activate('v2');
    await stores.activations.giveUp(activation?.id ?? '', AT);
    expect((await activate('v2')).activation).toBeNull();
    expect(enqueued).toEqual([activation?.id, activation?.id]);
    expect(await stores.activations.find(activation?.id ?? '')).toMatchObject({
      failedAt: null,
      attempts: 0,
    });
  });

  it.each(['v9', 'v3'])('rejects %s, which is not loaded, with 404', async (version) => {
    await addVersion(stores, { version: 'v3', state: 'loading', loadedAt: null });
    await expectError(activate(version), 'not_found', {
      messageKey: 'dataset_unknown',
      params: { market: 'US', version },
    });
  });
});
