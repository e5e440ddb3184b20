import { describe, expect, it } from '@jest/globals';
import type { Activation } from '@svc/domain/datasets/activation-store';
import { AT, addActor, addVersion, later, skuDraft } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const LEASE_MS = 1000;

const database = suiteDatabase();
const stores = suiteStores(database);

const staged = (version: string, changes: Partial<SeededVersion> = {}) =>
  addVersion(stores, { version, state: 'staged', ...changes });
const stateOf = async ({ id }: SeededVersion) =>
  (await database.client.dataset.findUniqueOrThrow({ where: { id } })).state;

async function switchTo({ id }: SeededVersion, at = AT): Promise<Activation> {
  const activation = await stores.activations.switchTo(id, at);
  if (activation === null) throw new Error('active already');
  return activation;
}

describe('an activation', () => {
  it('run concurrently for two versions leaves one active; each reports the version it replaced', async () => {
    const first = await addVersion(stores);
    const [second, third] = [await staged('v2'), await staged('v3')];
    const made = await Promise.all([switchTo(second), switchTo(third)]);
    const states = await Promise.all([first, second, third].map(stateOf));
    expect(states.filter((state) => state === 'active')).toHaveLength(1);
    expect(states.filter((state) => state === 'superseded')).toHaveLength(2);
    const [earlier, later] = made.toSorted((a) => (a.fromVersion === 'v1' ? -1 : 1));
    expect(earlier?.fromVersion).toBe('v1');
    expect(later?.fromVersion).toBe(earlier?.toVersion);
  });

  it('requested concurrently for one version runs once', async () => {
    await addVersion(stores);
    const second = await staged('v2');
    const made = await Promise.all([1, 2, 3].map(() => stores.activations.switchTo(second.id, AT)));
    expect(made.filter((activation) => activation !== null)).toHaveLength(1);
    expect(await database.client.activation.count()).toBe(1);
  });

  it('leaves other markets unchanged', async () => {
    const us = await addVersion(stores);
    await addVersion(stores, { market: 'EU', version: 'eu1' });
    await switchTo(await staged('eu2', { market: 'EU' }));
    expect(await stateOf(us)).toBe('active');
    expect(await stores.datasets.findActive('EU')).toMatchObject({ version: 'eu2' });
  });

  it('can restore a superseded version', async () => {
    const first = await addVersion(stores);
    await switchTo(await staged('v2'), later(1));
    expect(await switchTo(first, later(2))).toMatchObject({ fromVersion: 'v2', toVersion: 'v1' });
    expect(await stores.datasets.find(first.id)).toMatchObject({
      state: 'active',
      activatedAt: later(2),
      supersededAt: null,
    });
  });

  it.each(['loading', 'failed'] as const)(
    'is rejected for a version that is %s, and changes nothing',
    async (state) => {
      const first = await addVersion(stores);
      const broken = await addVersion(stores, { version: 'v2', state, loadedAt: null });
      await expect(stores.activations.switchTo(broken.id, AT)).rejects.toThrow('not found');
      expect([await stateOf(first), await stateOf(broken)]).toEqual(['active', state]);
      expect(await database.client.activation.count()).toBe(0);
    },
  );

  it('supersedes the market’s other samples only for a real version', async () => {
    const [one, two] = [await staged('s1', { isDemo: true }), await staged('s2', { isDemo: true })];
    const abroad = await staged('s1', { isDemo: true, market: 'EU' });
    const real = await staged('v0');
    await switchTo(one);
    expect(await stateOf(two)).toBe('staged');
    await switchTo(await staged('v1'), later(1));
    expect(await Promise.all([one, two, abroad, real].map(stateOf))).toEqual([
      'superseded',
      'superseded',
      'staged',
      'staged',
    ]);
  });

  it('is ordered after the previous one, even on a host whose clock is slow', async () => {
    await addVersion(stores);
    const [second, third] = [await staged('v2'), await staged('v3')];
    const one = await switchTo(second, later(5000));
    const two = await switchTo(third, AT);
    expect(await stores.activations.findOpen(AT)).toEqual([one.id, two.id]);
    expect(await stores.activations.claim(two.id, AT, LEASE_MS)).toBeNull();
    expect(await stores.activations.claim(one.id, AT, LEASE_MS)).toMatchObject({ attempts: 1 });
  });

  it('is recorded with its author, unless it came from a setting', async () => {
    const { accountId } = await addActor(stores, { role: 'admin' });
    await addVersion(stores);
    const [second, third] = [await staged('v2'), await staged('v3')];
    await stores.activations.switchTo(second.id, later(1), { byId: accountId, via: 'session' });
    await stores.activations.switchTo(third.id, later(2));
    expect(await database.client.auditEntry.findMany()).toMatchObject([
      {
        at: later(1),
        byId: accountId,
        via: 'session',
        action: 'dataset.activate',
        subject: second.id,
        details: { market: 'US', version: 'v2', from: 'v1' },
      },
    ]);
  });
});

describe('follow-up work of an activation', () => {
  async function opened(version = 'v2', at = AT): Promise<Activation> {
    if ((await stores.datasets.findActive('US')) === null) await addVersion(stores);
    return switchTo(await staged(version), at);
  }

  it('is leased by one worker until the lease expires or is released', async () => {
    const { id } = await opened();
    const claims = await Promise.all([1, 2, 3].map(() => stores.activations.claim(id, AT, LEASE_MS)));
    expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
    expect(await stores.activations.findOpen(later(LEASE_MS - 1))).toEqual([]);
    expect(await stores.activations.findOpen(later(LEASE_MS))).toEqual([id]);
    await stores.activations.release(id);
    expect(await stores.activations.claim(id, AT, LEASE_MS)).toMatchObject({ attempts: 2 });
  });

  it('resets its tries at each completed step', async () => {
    const activation = await opened();
    await stores.activations.claim(activation.id, AT, LEASE_MS);
    await stores.activations.compared(activation.id, later(LEASE_MS));
    expect(await stores.activations.find(activation.id)).toMatchObject({ step: 'compared', attempts: 0 });
    await stores.activations.claim(activation.id, later(LEASE_MS), LEASE_MS);
    await stores.skus.save([skuDraft('A')], { checkCodes: false, at: AT });
    const pass = await stores.activations.alertSkus(activation, 0, AT, later(9000));
    expect(pass).toMatchObject({ kind: 'passed', raised: 0 });
    expect(await stores.activations.find(activation.id)).toMatchObject({ attempts: 0 });
    expect(await stores.activations.findOpen(later(8999))).toEqual([]);
  });

  it('raises no alerts before the comparison', async () => {
    const activation = await opened();
    expect(await stores.activations.alertSkus(activation, 0, AT, AT)).toEqual({ kind: 'overtaken' });
    await stores.activations.finish(activation, 0, AT);
    expect(await stores.activations.find(activation.id)).toMatchObject({ step: 'switched' });
  });

  it('ends only when complete, with no SKUs remaining', async () => {
    const activation = await opened();
    await stores.activations.compared(activation.id, AT);
    await stores.skus.save([skuDraft('A'), skuDraft('B'), skuDraft('C')], { checkCodes: false, at: AT });
    const pass = await stores.activations.alertSkus(activation, 0, AT, AT);
    const next = pass.kind === 'passed' ? pass.next : 0;
    await stores.activations.finish(activation, 0, AT);
    expect(await stores.activations.find(activation.id)).toMatchObject({ step: 'compared', lastSkuId: next });
    await stores.activations.finish(activation, next, AT);
    expect(await stores.activations.find(activation.id)).toMatchObject({ step: 'done' });
  });

  it('notifies nobody of a version without changes', async () => {
    const activation = await opened();
    await stores.activations.compared(activation.id, AT);
    await stores.activations.finish(activation, 0, later(3));
    expect(await stores.activations.find(activation.id)).toMatchObject({ step: 'done' });
    expect(await stores.outbox.waiting(9, [])).toEqual({ events: [], unreadable: [] });
  });

  it('reports the changes between its two versions once, however often it ends', async () => {
    const change = {
      market: 'US',
      code: '6109.10.00.12',
      before: null,
      after: null,
      successors: [],
    } as const;
    await stores.addChanges([
      { ...change, fromVersion: 'v1', toVersion: 'v2', kind: 'rate_changed' },
      { ...change, fromVersion: 'v1', toVersion: 'v2', kind: 'unit_changed' },
      { ...change, fromVersion: 'v0', toVersion: 'v2', kind: 'removed' },
      { ...change, fromVersion: 'v1', toVersion: 'v2', market: 'EU', kind: 'removed' },
    ]);
    const activation = await opened();
    await stores.activations.compared(activation.id, AT);
    await Promise.all([1, 2, 3].map(() => stores.activations.finish(activation, 0, later(3))));
    const { events } = await stores.outbox.waiting(9, []);
    expect(events.map(({ content }) => content)).toEqual([
      {
        event: 'tariff.changed',
        market: 'US',
        fromVersion: 'v1',
        toVersion: 'v2',
        summary: { rate_changed: 1, unit_changed: 1 },
        affectedSkus: 0,
      },
    ]);
  });

  it('is not resumed after a permanent failure, nor failed once done', async () => {
    const one = await opened();
    await stores.activations.giveUp(one.id, later(1));
    expect(await stores.activations.claim(one.id, later(9000), LEASE_MS)).toBeNull();
    expect(await stores.activations.findOpen(later(9000))).toEqual([]);

    const two = await opened('v3', later(2));
    await stores.activations.compared(two.id, AT);
    await stores.activations.finish(two, 0, AT);
    await stores.activations.giveUp(two.id, later(3));
    expect(await stores.activations.find(two.id)).toMatchObject({ step: 'done', failedAt: null });
  });

  it('is reopened only for the latest activation of a version', async () => {
    const first = await addVersion(stores);
    const second = await staged('v2');
    const earlier = await switchTo(second, later(1));
    await stores.activations.giveUp(earlier.id, later(1));
    await switchTo(first, later(2));
    await switchTo(second, later(3));
    expect(await stores.activations.reopen(second.id)).toBeNull();
    expect(await stores.activations.find(earlier.id)).toMatchObject({ failedAt: later(1) });
  });
});
