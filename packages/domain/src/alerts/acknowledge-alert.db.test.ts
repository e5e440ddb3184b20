import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, addActor, addVersion, later, skuDraft } from '@svc/testkit/records';
import { expectError } from '@svc/testkit/domain-errors';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { runActivation } from '../datasets/run-activation.ts';
import { saveSku } from '../skus/save-sku.ts';
import { acknowledgeAlert, type Alert } from './alert.ts';

const REMOVED = '6109.10.00.12';
const CHANGED = '6109.10.00.40';
const DIVIDED = '6109.90.10.07';
const LEASE_MS = 1000;

const database = suiteDatabase();
const stores = suiteStores(database);

const rita = perTest(() => addActor(stores, { name: 'Rita', role: 'reviewer' }));
beforeEach(async () => {
  await addVersion(stores);
  const codes = [REMOVED, CHANGED, DIVIDED];
  const drafts = codes.map((currentCode) => skuDraft(`S ${currentCode}`, { currentCode }));
  await stores.skus.save(drafts, { checkCodes: true, at: AT });
});

const NEXT_LINES = [
  { code: CHANGED, isLeaf: true, description: "Women's" },
  { code: DIVIDED, isLeaf: false, description: 'Of man-made fibers' },
  { code: `${DIVIDED.slice(0, -2)}11`, isLeaf: true, description: 'Of polyester' },
];

async function activate() {
  const between = { market: 'US', fromVersion: 'v1', toVersion: 'v2', successors: [] } as const;
  await stores.addChanges(
    [
      { code: REMOVED, kind: 'removed', before: { unit: 'No.' }, after: null } as const,
      {
        code: CHANGED,
        kind: 'rate_changed',
        before: { duty_rate: '1%' },
        after: { duty_rate: '2%' },
      } as const,
      {
        code: DIVIDED,
        kind: 'declarability_changed',
        before: { is_leaf: true },
        after: { is_leaf: false },
      } as const,
    ].map((change) => ({ ...between, ...change })),
  );
  const next = await addVersion(stores, { version: 'v2', state: 'staged', lines: NEXT_LINES });
  const activation = await stores.activations.switchTo(next.id, later(1));
  const deps = {
    activations: stores.activations,
    compare: async () => undefined,
    onGivenUp: () => undefined,
  };
  await runActivation({ ...deps, now: () => later(2), leaseMs: LEASE_MS }, activation?.id ?? '');
}

async function alertOn(code: string): Promise<Alert> {
  const alert = (await stores.alerts.list({}, 10)).find(
    (each) => each.code === code && each.acknowledgedAt === null,
  );
  if (alert === undefined) throw new Error(`no alert on ${code}`);
  return alert;
}

const acknowledge = (id: number, ms = 10) => acknowledgeAlert(stores.alerts, id, rita, later(ms));
const statusOf = async (alert: Alert) => (await stores.skus.find(alert.skuId))?.codeStatus;

it.each([
  [REMOVED, 'code_removed', 'expired'],
  [CHANGED, 'code_changed', 'changed'],
  [DIVIDED, 'code_invalid', 'expired'],
])('a new version raises an alert on %s: %s, and the code is %s', async (code, kind, status) => {
  await activate();
  const alert = await alertOn(code);
  expect(alert).toMatchObject({ kind, fromVersion: 'v1', toVersion: 'v2', acknowledgedAt: null });
  expect(await statusOf(alert)).toBe(status);
});

describe('acknowledgeAlert', () => {
  it('records user and time, once', async () => {
    await activate();
    const { id } = await alertOn(REMOVED);
    const first = await acknowledge(id);
    expect(first).toMatchObject({
      acknowledgedAt: later(10),
      acknowledgedById: rita.accountId,
      acknowledgedByName: 'Rita',
    });
    expect(await acknowledge(id, 20)).toEqual(first);
  });

  it('rejects an unknown alert with 404', async () => {
    await expectError(acknowledge(404), 'not_found');
  });

  it('settles a changed code', async () => {
    await activate();
    const alert = await alertOn(CHANGED);
    await acknowledge(alert.id);
    expect(await stores.skus.find(alert.skuId)).toMatchObject({ codeStatus: 'valid', checkedVersion: 'v2' });
  });

  it.each([REMOVED, DIVIDED])('leaves the code %s expired until it is replaced', async (code) => {
    await activate();
    const alert = await alertOn(code);
    await acknowledge(alert.id);
    expect(await statusOf(alert)).toBe('expired');

    const known = await stores.skus.find(alert.skuId);
    const replaced = { ...skuDraft(known?.sku ?? ''), currentCode: CHANGED };
    expect(await saveSku({ skus: stores.skus, now: () => later(30) }, replaced)).toMatchObject({
      id: alert.skuId,
      codeStatus: 'valid',
    });
  });

  it('differs from saving, which settles the code but leaves the alert open', async () => {
    await activate();
    const alert = await alertOn(CHANGED);
    const known = await stores.skus.find(alert.skuId);
    const same = { ...skuDraft(known?.sku ?? ''), currentCode: CHANGED };
    expect(await saveSku({ skus: stores.skus, now: () => later(30) }, same)).toMatchObject({
      codeStatus: 'valid',
    });
    expect((await stores.alerts.find(alert.id))?.acknowledgedAt).toBeNull();
  });
});
