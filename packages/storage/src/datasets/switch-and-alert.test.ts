import { describe, expect, it } from '@jest/globals';
import type { Activation } from '@svc/domain/datasets/activation-store';
import { AT, addActor, addVersion, later, skuDraft } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const LEASE_MS = 1000;

const database = suiteDatabase();
const stores = suiteStores(database);

async function switched(to: SeededVersion, at = AT): Promise<Activation> {
  const activation = await stores.activations.switchTo(to.id, at);
  if (activation === null) throw new Error('the version was active already');
  return activation;
}

const next = (version: string) => addVersion(stores, { version, state: 'staged' });

describe('activations', () => {
  it('activate a version and supersede the previous one', async () => {
    const first = await addVersion(stores);
    const second = await next('v2');
    expect(await switched(second, later(1))).toMatchObject({
      fromDatasetId: first.id,
      toVersion: 'v2',
      step: 'switched',
      attempts: 0,
    });
    expect(await stores.datasets.find(first.id)).toMatchObject({
      state: 'superseded',
      supersededAt: later(1),
    });
    expect(await stores.datasets.findActive('US')).toMatchObject({ id: second.id, activatedAt: later(1) });
    expect(await stores.activations.switchTo(second.id, later(2))).toBeNull();
  });

  it('complete at once for a market’s first version', async () => {
    expect(await switched(await next('v1'))).toMatchObject({ fromVersion: null, step: 'done' });
    expect(await stores.activations.findOpen(AT)).toEqual([]);
  });
});

const CHANGE = { market: 'US', fromVersion: 'v1', toVersion: 'v2', successors: [] } as const;
const SUCCESSOR = { code: '6109.10.00.40', description: "Women's", score: 0.9 };

async function alerted(): Promise<Activation> {
  await addVersion(stores);
  const codes = ['6109.10.00.12', '6109.10.00.40', '6109.90.10.07'];
  const drafts = codes.map((currentCode, place) => skuDraft(`S-${place}`, { currentCode }));
  await stores.skus.save([...drafts, skuDraft('none')], { checkCodes: true, at: AT });
  await stores.addChanges([
    {
      ...CHANGE,
      code: '6109.10.00.12',
      kind: 'removed',
      before: { unit: 'No.' },
      after: null,
      successors: [SUCCESSOR],
    },
    {
      ...CHANGE,
      code: '6109.10.00.40',
      kind: 'rate_changed',
      before: { duty_rate: '1%' },
      after: { duty_rate: '2%' },
    },
  ]);
  const activation = await switched(await next('v2'));
  await stores.activations.claim(activation.id, AT, LEASE_MS);
  await stores.activations.compared(activation.id, later(LEASE_MS));

  return activation;
}

async function passes(activation: Activation): Promise<readonly string[]> {
  const kinds: string[] = [];
  for (let from = 0; ;) {
    const pass = await stores.activations.alertSkus(activation, from, later(5), later(LEASE_MS));
    kinds.push(pass.kind === 'passed' ? `raised ${pass.raised}` : pass.kind);
    if (pass.kind !== 'passed') {
      await stores.activations.finish(activation, from, later(6));
      return kinds;
    }
    from = pass.next;
  }
}

describe('alerts of an activation', () => {
  it('are raised once for the SKUs with affected codes, two at a time', async () => {
    const activation = await alerted();
    expect(await passes(activation)).toEqual(['raised 2', 'raised 0', 'complete']);

    const alerts = await stores.alerts.list({}, 10);
    expect(new Set(alerts.map(({ sku, kind, code }) => `${sku} ${kind} ${code}`))).toEqual(
      new Set(['S-0 code_removed 6109.10.00.12', 'S-1 code_changed 6109.10.00.40']),
    );
    expect(alerts.find(({ kind }) => kind === 'code_removed')).toMatchObject({
      fromVersion: 'v1',
      toVersion: 'v2',
      successors: [SUCCESSOR],
      changes: [{ kind: 'removed' }],
      acknowledgedAt: null,
    });
    const { items } = await stores.skus.list({}, 0, 10);
    expect(
      items.map(({ sku, codeStatus, openAlerts }) => [sku, codeStatus, openAlerts]).toReversed(),
    ).toEqual([
      ['S-0', 'expired', 1],
      ['S-1', 'changed', 1],
      ['S-2', 'valid', 0],
      ['none', 'unknown', 0],
    ]);
    expect(await stores.activations.find(activation.id)).toMatchObject({ step: 'done' });
  });

  it('are acknowledged once, with user and time, which settles a changed code', async () => {
    const ana = await addActor(stores);
    await passes(await alerted());
    const by = { accountId: ana.accountId, at: later(20) };
    const [changed] = await stores.alerts.list({ kind: 'code_changed' }, 10);
    const ids = [changed?.id ?? 0];

    expect(await stores.alerts.acknowledge({ ids }, by)).toBe(1);
    expect(await stores.alerts.acknowledge({ ids }, { ...by, at: later(30) })).toBe(0);
    expect(await stores.alerts.find(ids[0] ?? 0)).toMatchObject({
      acknowledgedAt: later(20),
      acknowledgedById: ana.accountId,
      acknowledgedByName: 'Ana',
    });
    expect(await stores.skus.find(changed?.skuId ?? 0)).toMatchObject({
      codeStatus: 'valid',
      checkedVersion: 'v2',
    });
    expect(await stores.alerts.acknowledge({ market: 'US', kind: 'code_removed' }, by)).toBe(1);
    expect(await stores.alerts.list({ acknowledged: false }, 10)).toEqual([]);
    expect(await stores.alerts.find(2_000_000)).toBeNull();
  });
});
