import { describe, expect, it } from '@jest/globals';
import { AT, addVersion, later } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores, perSuite } from '@svc/testkit/suite';
import { createHs6TextStore } from '../hs6/hs6-text-store.ts';
import { createActivationHistory } from './activation-history.ts';
import { createScheduleFacts } from './schedule-facts.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
const facts = perSuite(() => createScheduleFacts(database.client));

/** Switches the US from one version to another, between which one code changed; returns the later one. */
async function switched(from: Partial<SeededVersion> = {}, to: Partial<SeededVersion> = {}) {
  await addVersion(stores, from);
  const version = await addVersion(stores, { version: 'v2', state: 'staged', ...to });
  const change = { market: 'US', fromVersion: 'v1', toVersion: 'v2', successors: [] } as const;
  await stores.addChanges([
    { ...change, code: '6109.10.00.12', kind: 'removed', before: {}, after: null },
    { ...change, code: '6109.10.00.12', kind: 'unit_changed', before: {}, after: {} },
    { ...change, fromVersion: 'v0', code: '0101', kind: 'added', before: null, after: {} },
  ]);
  const activation = await stores.activations.switchTo(version.id, AT);
  return { version, activationId: activation?.id ?? '' };
}

describe('codes affected by the latest change', () => {
  it('are empty during the comparison, then those of the two versions, once', async () => {
    const { version, activationId } = await switched();
    expect(await facts.changedDigits(version.id)).toEqual(new Set());
    await stores.activations.compared(activationId, AT);
    expect(await facts.changedDigits(version.id)).toEqual(new Set(['6109100012']));
  });

  it('are empty if a schedule replaced a sample, as the law did not change', async () => {
    const { version, activationId } = await switched({ isDemo: true });
    await stores.activations.compared(activationId, AT);
    expect(await facts.changedDigits(version.id)).toEqual(new Set());
  });

  it('are available between two samples for demonstration', async () => {
    const { version, activationId } = await switched({ isDemo: true }, { isDemo: true });
    await stores.activations.compared(activationId, AT);
    expect(await facts.changedDigits(version.id)).toEqual(new Set(['6109100012']));
  });

  it('are empty for a version that was never activated', async () => {
    expect(await facts.changedDigits((await addVersion(stores)).id)).toEqual(new Set());
  });
});

describe('version stamps', () => {
  it('are stable while nothing changes', async () => {
    const { version } = await switched();
    expect(await facts.stamps(version.id)).toEqual(await facts.stamps(version.id));
  });

  it('change when a text in another language is added, replaced or removed', async () => {
    const { version } = await switched();
    const texts = createHs6TextStore(database.client);
    const seen = new Set([(await facts.stamps(version.id)).texts]);
    await texts.upsert('fr', [{ hs6: '610910', text: 'de coton' }]);
    seen.add((await facts.stamps(version.id)).texts);
    await texts.upsert('fr', [{ hs6: '610910', text: 'en coton' }]);
    seen.add((await facts.stamps(version.id)).texts);
    await texts.upsert('fr', [{ hs6: '610990', text: 'autres' }]);
    seen.add((await facts.stamps(version.id)).texts);
    expect(seen.size).toBe(4);
    await database.client.hs6Text.deleteMany({ where: { hs6: '610910' } });
    expect(seen).not.toContain((await facts.stamps(version.id)).texts);
  });

  it('change when the comparison is done, and when the market returns to the version', async () => {
    const { version, activationId } = await switched();
    const changes = new Set([(await facts.stamps(version.id)).change]);
    await stores.activations.compared(activationId, AT);
    changes.add((await facts.stamps(version.id)).change);
    const first = await stores.datasets.findVersion('US', 'v1');
    await stores.activations.switchTo(first?.id ?? '', later(1));
    const back = await stores.activations.switchTo(version.id, later(2));
    changes.add((await facts.stamps(version.id)).change);
    expect(changes.size).toBe(3);
    const history = createActivationHistory(database.client);
    expect(await history.latestTo(version.id)).toBe(back?.id);
  });

  it('include no change for a version that was never activated', async () => {
    const { id } = await addVersion(stores);
    expect(await facts.stamps(id)).toMatchObject({ change: '' });
    expect(await createActivationHistory(database.client).latestTo(id)).toBeNull();
  });
});
