import { codeDigits, sameCode } from '@svc/tariff/code';
import type { AlertKind } from '@svc/domain/alerts/alert';
import type { Activation, ActivationStore, AlertPass } from '@svc/domain/datasets/activation-store';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { TariffChange } from '@svc/domain/datasets/tariff-change';
import { newId } from '@svc/domain/id';
import type { Sku } from '@svc/domain/skus/sku';
import { after, isFree, writeEvent, type MemoryState, type Stored, type StoredActivation } from './state.ts';

/** Switches of versions in memory. */
export function createMemoryActivationStore(state: MemoryState, skusAPass = 2): ActivationStore {
  const { activations } = state;
  const find: ActivationStore['find'] = async (id) => shown(activations.get(id));

  return {
    switchTo: async (datasetId, now, by) => {
      const made = switchTo(state, datasetId, now);
      if (made !== null && by !== undefined)
        state.acts.push({ ...by, action: 'dataset.activate', subject: datasetId });
      return made;
    },
    find,
    findLatestTo: async (datasetId) => shown(latestTo(state, datasetId)),
    findOpen: async (now) =>
      inOrder(state)
        .filter((each) => isOpen(each) && isFree(each, now))
        .map(({ id }) => id),
    claim: async (id, now, leaseMs) => {
      const own = activations.get(id);
      if (own === undefined || !isOpen(own) || !isFree(own, now)) return null;

      const earlier = inOrder(state).find((each) => each.market === own.market && isOpen(each));
      if (earlier !== own) return null;

      Object.assign(own, { leaseUntil: after(now, leaseMs), attempts: own.attempts + 1 });
      return shown(own);
    },
    compared: async (id, leaseUntil) => {
      const own = activations.get(id);
      if (own?.step === 'switched') Object.assign(own, { step: 'compared', leaseUntil, attempts: 0 });
    },
    alertSkus: async ({ id }, from, now, leaseUntil) =>
      alertSkus(state, { id, from, now, leaseUntil, skusAPass }),
    finish: async ({ id }, last, now) => finish(state, id, last, now),
    release: async (id) => {
      const own = activations.get(id);
      if (own !== undefined && own.step !== 'done') own.leaseUntil = null;
    },
    giveUp: async (id, now) => {
      const own = activations.get(id);
      if (own !== undefined && isOpen(own)) Object.assign(own, { leaseUntil: null, failedAt: now });
    },
    reopen: async (datasetId) => {
      const own = latestTo(state, datasetId);
      if (own === undefined || own.failedAt === null || own.step === 'done') return null;
      Object.assign(own, { failedAt: null, attempts: 0 });
      return own.id;
    },
  };
}

function shown(activation: StoredActivation | undefined): Activation | null {
  if (activation === undefined) return null;
  const { leaseUntil: _lease, ...fields } = activation;
  return fields;
}

function inOrder({ activations }: MemoryState): readonly StoredActivation[] {
  return [...activations.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function latestTo(state: MemoryState, datasetId: string): StoredActivation | undefined {
  return inOrder(state).findLast(({ toDatasetId }) => toDatasetId === datasetId);
}

function isOpen({ step, failedAt }: Activation): boolean {
  return step !== 'done' && failedAt === null;
}

function switchTo(state: MemoryState, datasetId: string, now: Date): Activation | null {
  const next = state.datasets.get(datasetId);
  if (next === undefined) throw new Error(`no version ${datasetId}`);

  const ofMarket = [...state.datasets.values()].filter(({ market }) => market === next.market);
  const current = ofMarket.find((each) => each.state === 'active');
  if (current === next) return null;

  // A real schedule takes the place of all samples of its market.
  for (const each of ofMarket)
    if (each === current || (!next.isDemo && each.isDemo && each.state === 'staged'))
      Object.assign(each, { state: 'superseded', supersededAt: now });
  Object.assign(next, { state: 'active', activatedAt: now, supersededAt: null });

  const made = newActivation(state, current, next, now);
  state.activations.set(made.id, made);

  return shown(made);
}

function newActivation(
  state: MemoryState,
  from: Dataset | undefined,
  to: Dataset,
  now: Date,
): StoredActivation {
  const times = inOrder(state).filter(({ market }) => market === to.market);
  const versions = { fromDatasetId: from?.id ?? null, fromVersion: from?.version ?? null };

  return {
    ...versions,
    id: newId(),
    market: to.market,
    toDatasetId: to.id,
    toVersion: to.version,
    // The first version of a market has nothing to be compared with.
    step: from === undefined ? 'done' : 'switched',
    lastSkuId: 0,
    attempts: 0,
    failedAt: null,
    leaseUntil: null,
    createdAt: new Date(Math.max(now.getTime(), (times.at(-1)?.createdAt.getTime() ?? 0) + 1)),
  };
}

interface Pass {
  readonly id: string;
  readonly from: number;
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly skusAPass: number;
}

function alertSkus(state: MemoryState, { id, from, now, leaseUntil, skusAPass }: Pass): AlertPass {
  const own = state.activations.get(id);
  if (own === undefined || own.lastSkuId !== from || own.step !== 'compared') return { kind: 'overtaken' };

  const range = [...state.skus.values()].filter((sku) => sku.id > from).slice(0, skusAPass);
  Object.assign(own, { lastSkuId: range.at(-1)?.id ?? from, leaseUntil, attempts: 0 });
  if (range.length === 0) return { kind: 'complete' };

  const raised = range.filter((sku) => sku.market === own.market && raise(state, own, sku, now));

  return { kind: 'passed', raised: raised.length, next: own.lastSkuId };
}

const TOUCHED: Readonly<Record<AlertKind, readonly Sku['codeStatus'][]>> = {
  code_removed: ['valid', 'changed', 'not_declarable', 'unknown'],
  code_invalid: ['valid', 'changed', 'unknown'],
  code_changed: ['valid', 'changed', 'unknown'],
};

function raise(state: MemoryState, own: StoredActivation, sku: Stored<Sku>, now: Date): boolean {
  const changes = changesOf(state, own).filter((change) => sameCode(change.code, sku.currentCode ?? ''));
  const kind = alertKind(changes);
  const [change] = changes;
  if (kind === null || change === undefined || !TOUCHED[kind].includes(sku.codeStatus)) return false;

  Object.assign(sku, {
    codeStatus: kind === 'code_changed' ? 'changed' : 'expired',
    checkedAt: now,
    updatedAt: now,
  });
  sku.checkedVersion = own.toVersion;

  const { fromVersion, toVersion, market } = own;
  const alert = {
    id: state.nextId(),
    skuId: sku.id,
    sku: sku.sku,
    market,
    kind,
    code: change.code,
    fromVersion,
    toVersion,
    successors: changes.flatMap(({ successors }) => successors),
    changes: changes.map((each) => ({ kind: each.kind, before: each.before, after: each.after })),
    createdAt: now,
    acknowledgedAt: null,
    acknowledgedById: null,
    acknowledgedByName: null,
    activationId: own.id,
  };
  state.alerts.set(alert.id, alert);

  const shownSku = { sku: sku.sku, externalRef: sku.externalRef, currentCode: sku.currentCode };
  writeEvent(state, {
    event: 'sku.alert',
    dedupeKey: `sku.alert:${alert.id}`,
    accountId: null,
    createdAt: now,
    content: { event: 'sku.alert', alert: { ...alert, ...shownSku } },
  });

  return true;
}

function changesOf(
  { changes }: MemoryState,
  { market, fromVersion, toVersion }: Activation,
): readonly TariffChange[] {
  return changes.filter(
    (change) =>
      change.market === market && change.fromVersion === fromVersion && change.toVersion === toVersion,
  );
}

// A code that is new may be one that a SKU had all along: no alert.
function alertKind(changes: readonly TariffChange[]): AlertKind | null {
  const kinds = changes.map(({ kind }) => kind);
  if (changes.length === 0) return null;
  if (kinds.includes('removed')) return 'code_removed';
  const divided = changes.find(({ kind }) => kind === 'declarability_changed');
  if (divided?.after?.['is_leaf'] === false) return 'code_invalid';
  return kinds.includes('added') || divided !== undefined ? null : 'code_changed';
}

function finish(state: MemoryState, id: string, last: number, now: Date): void {
  const own = state.activations.get(id);
  if (own === undefined || own.step !== 'compared' || own.lastSkuId !== last) return;

  Object.assign(own, { step: 'done', leaseUntil: null });
  const changes = changesOf(state, own);
  const alerts = [...state.alerts.values()].filter(({ activationId }) => activationId === id);
  for (const change of changes as readonly Stored<TariffChange>[])
    change.affectedSkus = alerts.filter(({ code }) => codeDigits(code) === codeDigits(change.code)).length;
  if (changes.length === 0) return;

  const summary: Record<string, number> = {};
  for (const { kind } of changes) summary[kind] = (summary[kind] ?? 0) + 1;
  const { market, fromVersion, toVersion } = own;
  writeEvent(state, {
    event: 'tariff.changed',
    dedupeKey: `tariff.changed:${id}`,
    accountId: null,
    createdAt: now,
    content: {
      event: 'tariff.changed',
      market,
      fromVersion,
      toVersion,
      summary,
      affectedSkus: alerts.length,
    },
  });
}
