import { describe, expect, it } from '@jest/globals';
import type { Activation } from '@svc/domain/datasets/activation-store';
import type { CodeStatus } from '@svc/domain/skus/code-status';
import type { TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Market } from '@svc/tariff/market';
import { AT, addVersion, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import type { Prisma } from '../generated/prisma/client.ts';
import { createActivationStore } from './activation-store.ts';

const CODE = '6109.10.00.12';

const database = suiteDatabase();
const stores = suiteStores(database);

interface Change {
  readonly kind: TariffChangeKind;
  readonly code?: string;
  readonly market?: Market;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly successors?: readonly { code: string; description: string; score: number }[];
}

/** Switches from v1 to v2, between which these changes were found. */
async function switched(changes: readonly Change[]): Promise<Activation> {
  await stores.addChanges(
    changes.map(({ kind, code = CODE, market = 'US', after = {}, successors = [] }) => ({
      market,
      fromVersion: 'v1',
      toVersion: 'v2',
      code,
      kind,
      before: kind === 'added' ? null : {},
      after: kind === 'removed' ? null : after,
      successors,
    })),
  );
  await addVersion(stores);
  const { id } = await addVersion(stores, { version: 'v2', state: 'staged' });
  const activation = await stores.activations.switchTo(id, AT);
  if (activation === null) throw new Error('active already');
  await stores.activations.compared(activation.id, later(1000));
  return activation;
}

/** Writes a SKU on a code that was checked against v1. */
async function sku(name: string, changes: Partial<Prisma.SkuUncheckedCreateInput> = {}): Promise<number> {
  const currentCode = changes.currentCode ?? CODE;
  const coded = { currentCode, codeDigits: currentCode.replaceAll('.', '') };
  const checked = { codeStatus: 'valid', checkedVersion: 'v1', checkedAt: AT } as const;
  const data = {
    sku: name,
    market: 'US',
    description: 'a shirt',
    ...coded,
    ...checked,
    updatedAt: AT,
  } as const;
  return (await database.client.sku.create({ data: { ...data, ...changes } })).id;
}

async function passAll(activation: Activation, skusAPass = 100, start = 0): Promise<number> {
  const activations = createActivationStore(database.client, skusAPass);
  let raised = 0;
  for (let from = start; ;) {
    const pass = await activations.alertSkus(activation, from, later(5), later(1000));
    if (pass.kind !== 'passed') return raised;
    raised += pass.raised;
    from = pass.next;
  }
}

const alertsOf = async (skuId: number) =>
  (await database.client.alert.findMany({ where: { skuId } })).map(({ kind }) => kind);
const statusOf = async (id: number) =>
  (await database.client.sku.findUniqueOrThrow({ where: { id } })).codeStatus;

const LOST = { after: { is_leaf: false } };
const GAINED = { after: { is_leaf: true } };

describe('a SKU on a code', () => {
  it.each<[string, readonly Change[], CodeStatus, CodeStatus, string | null]>([
    ['was removed', [{ kind: 'removed' }], 'valid', 'expired', 'code_removed'],
    ['was removed', [{ kind: 'removed' }], 'changed', 'expired', 'code_removed'],
    ['was removed', [{ kind: 'removed' }], 'not_declarable', 'expired', 'code_removed'],
    ['was removed, and was none before', [{ kind: 'removed' }], 'invalid', 'invalid', null],
    ['was removed, and had expired before', [{ kind: 'removed' }], 'expired', 'expired', null],
    ['is divided now', [{ kind: 'declarability_changed', ...LOST }], 'valid', 'expired', 'code_invalid'],
    ['is divided now', [{ kind: 'declarability_changed', ...LOST }], 'changed', 'expired', 'code_invalid'],
    ['can be declared now', [{ kind: 'declarability_changed', ...GAINED }], 'not_declarable', 'valid', null],
    ['can be declared again', [{ kind: 'declarability_changed', ...GAINED }], 'expired', 'valid', null],
    [
      'can be declared now, as it could',
      [{ kind: 'declarability_changed', ...GAINED }],
      'valid',
      'valid',
      null,
    ],
    ['is new and can be declared', [{ kind: 'added', ...GAINED }], 'invalid', 'valid', null],
    ['is back and can be declared', [{ kind: 'added', ...GAINED }], 'expired', 'valid', null],
    ['is new and divided further', [{ kind: 'added', ...LOST }], 'invalid', 'not_declarable', null],
    ['has another rate', [{ kind: 'rate_changed' }], 'valid', 'changed', 'code_changed'],
    ['has another text', [{ kind: 'description_changed' }], 'valid', 'changed', 'code_changed'],
    ['has another unit', [{ kind: 'unit_changed' }], 'valid', 'changed', 'code_changed'],
    ['names other goods now', [{ kind: 'moved' }], 'valid', 'changed', 'code_changed'],
    ['changed again, unseen the last time', [{ kind: 'rate_changed' }], 'changed', 'changed', 'code_changed'],
    [
      'has another text and was never declarable',
      [{ kind: 'description_changed' }],
      'not_declarable',
      'not_declarable',
      null,
    ],
    ['has another rate and had expired', [{ kind: 'rate_changed' }], 'expired', 'expired', null],
    [
      'was divided and renamed',
      [{ kind: 'declarability_changed', ...LOST }, { kind: 'description_changed' }],
      'valid',
      'expired',
      'code_invalid',
    ],
    [
      'is declarable and renamed',
      [{ kind: 'declarability_changed', ...GAINED }, { kind: 'description_changed' }],
      'not_declarable',
      'valid',
      null,
    ],
  ])('that %s (%j): %s becomes %s, alert %s', async (_what, changes, before, after, alert) => {
    const id = await sku('A', { codeStatus: before });
    const raised = await passAll(await switched(changes));
    expect([await statusOf(id), await alertsOf(id)]).toEqual([after, alert === null ? [] : [alert]]);
    expect(raised).toBe(alert === null ? 0 : 1);
  });

  it('that was never checked is included', async () => {
    const unchecked = { codeStatus: 'unknown', checkedVersion: null, checkedAt: null } as const;
    const id = await sku('A', unchecked);
    await passAll(await switched([{ kind: 'removed' }]));
    expect([await statusOf(id), await alertsOf(id)]).toEqual(['expired', ['code_removed']]);
  });

  it('that is unchanged, or changed only in another market, is not updated', async () => {
    const ids = [
      await sku('other', { currentCode: '6109.10.00.40' }),
      await sku('abroad', { market: 'EU' }),
      await sku('below', { currentCode: '6109.10.00' }),
      await sku('none', { currentCode: null, codeDigits: null, codeStatus: 'unknown', checkedVersion: null }),
    ];
    const changes = [{ kind: 'removed' } as const, { kind: 'removed', code: '0101', market: 'EU' } as const];
    expect(await passAll(await switched(changes))).toBe(0);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['valid', 'valid', 'valid', 'unknown']);
  });
});

describe('a SKU checked against the new version before its alerts', () => {
  const checked = { checkedVersion: 'v2', earlierVersion: 'v1' } as const;

  it.each<[string, Change, CodeStatus, CodeStatus, string | null]>([
    ['was found to be gone', { kind: 'removed' }, 'invalid', 'expired', 'code_removed'],
    [
      'was found to be divided',
      { kind: 'declarability_changed', ...LOST },
      'not_declarable',
      'expired',
      'code_invalid',
    ],
    ['was found to stand', { kind: 'rate_changed' }, 'valid', 'changed', 'code_changed'],
    ['is new', { kind: 'added', ...GAINED }, 'valid', 'valid', null],
  ])(
    'is still alerted if its code is the earlier one and %s',
    async (_what, change, before, after, alert) => {
      const id = await sku('A', { ...checked, codeStatus: before });
      await passAll(await switched([change]));
      expect([await statusOf(id), await alertsOf(id)]).toEqual([after, alert === null ? [] : [alert]]);
    },
  );

  it('is not alerted if its code was stated again', async () => {
    const id = await sku('A', { checkedVersion: 'v2', earlierVersion: null, codeStatus: 'invalid' });
    expect(await passAll(await switched([{ kind: 'removed' }]))).toBe(0);
    expect(await statusOf(id)).toBe('invalid');
  });

  it('is alerted once: afterwards its code has no earlier version', async () => {
    const id = await sku('A', { ...checked, codeStatus: 'invalid' });
    await passAll(await switched([{ kind: 'removed' }]));
    expect(await database.client.sku.findUniqueOrThrow({ where: { id } })).toMatchObject({
      checkedVersion: 'v2',
      earlierVersion: null,
      checkedAt: later(5),
      updatedAt: later(5),
    });
  });
});

describe('an alert', () => {
  it('lists every change of its code with successors', async () => {
    const successors = [{ code: '6109.10.00.40', description: "Women's", score: 0.9 }];
    const id = await sku('A', { externalRef: 'X-1' });
    await passAll(
      await switched([
        { kind: 'unit_changed', after: { unit: 'kg' } },
        { kind: 'removed', successors },
      ]),
    );
    const [alert] = await stores.alerts.list({}, 9);
    expect(alert).toMatchObject({ skuId: id, code: CODE, fromVersion: 'v1', toVersion: 'v2', successors });
    expect(alert?.changes.map(({ kind }) => kind)).toEqual(['removed', 'unit_changed']);
    const { events } = await stores.outbox.waiting(9, []);
    expect(events.map(({ content }) => content)).toMatchObject([
      { event: 'sku.alert', alert: { sku: 'A', externalRef: 'X-1', currentCode: CODE, successors } },
    ]);
  });

  it('is raised once per SKU and activation, however often it runs', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await sku(name);
    const activation = await switched([{ kind: 'rate_changed' }]);
    const raised = await Promise.all([
      passAll(activation, 2),
      passAll(activation, 2),
      passAll(activation, 3),
    ]);
    // Whoever was overtaken stops; what is left is passed over by the next worker.
    const standing = await stores.activations.find(activation.id);
    const rest = await passAll(activation, 2, standing?.lastSkuId);
    expect(raised.reduce((sum, each) => sum + each, rest)).toBe(5);
    expect(await database.client.alert.count()).toBe(5);
    expect(await database.client.outboxEvent.count({ where: { event: 'sku.alert' } })).toBe(5);
  });

  it('is raised for SKUs with any distribution of ids', async () => {
    await sku('A', { id: 5 });
    await sku('B', { id: 1_000_000 });
    await sku('C', { id: 2_147_483_646 });
    expect(await passAll(await switched([{ kind: 'removed' }]), 1)).toBe(3);
  });
});
