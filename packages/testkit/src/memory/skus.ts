import { Decimal } from 'decimal.js';
import { codeDigits, sameCode } from '@svc/tariff/code';
import type { Market } from '@svc/tariff/market';
import { newId } from '@svc/domain/id';
import type { NewLookup } from '@svc/domain/lookups/lookup-store';
import { codeStatusAfter, type CodeAction, type CodeStatus } from '@svc/domain/skus/code-status';
import type { SavedSku, Sku, SkuDraft, SkuFilter } from '@svc/domain/skus/sku';
import type {
  CheckResult,
  CheckSelection,
  CodeStatusCounts,
  SkuClassification,
  SkuStore,
} from '@svc/domain/skus/sku-store';
import { spendable } from './accounts.ts';
import { createMemoryLookupStore } from './lookups.ts';
import type { MemoryState, SeededLine, Stored } from './state.ts';

export function createMemorySkuStore(state: MemoryState): SkuStore {
  const { skus, alerts, lookups } = state;

  return {
    findTarget: async (id) => {
      const found = skus.get(id);
      return found === undefined ? null : { sku: found.sku, market: found.market };
    },
    find: async (id) => copy(skus.get(id)),
    findNamed: async (name, market) =>
      copy([...skus.values()].find((sku) => sku.sku === name && sku.market === market)),
    findWithAlerts: async (id, alertsMax) => {
      const sku = copy(skus.get(id));
      const own = [...alerts.values()].filter(({ skuId }) => skuId === id).toReversed();
      return sku === null ? null : { ...sku, alerts: own.slice(0, alertsMax) };
    },
    save: async (drafts, { checkCodes, at, accept }) => {
      const before = structuredClone([...skus]);
      const saved = drafts.map((draft) => saveOne(state, draft, checkCodes, at));
      try {
        accept?.(saved);
      } catch (error) {
        skus.clear();
        for (const [id, sku] of before) skus.set(id, sku);
        throw error;
      }
      return saved;
    },
    list: async (filter, offset, limit) => {
      const open = (sku: Sku): number =>
        [...alerts.values()].filter((alert) => alert.skuId === sku.id && alert.acknowledgedAt === null)
          .length;
      const shown = (wanted: SkuFilter): readonly Sku[] =>
        [...skus.values()].filter((sku) => isShown(sku, wanted, open(sku) > 0)).toReversed();
      const found = shown(filter);
      const items = found.slice(offset, offset + limit).map((sku) => ({ ...sku, openAlerts: open(sku) }));
      return { items, total: found.length, counts: countsOf(shown({ ...filter, codeStatus: undefined })) };
    },
    remove: async (id) => {
      for (const lookup of lookups.values()) if (lookup.skuId === id) lookup.skuId = null;
      for (const alert of alerts.values()) if (alert.skuId === id) alerts.delete(alert.id);
      return skus.delete(id);
    },
    unknownIds: async (ids) => ids.filter((id) => !skus.has(id)),
    checkCodes: async (selection, at) => checkCodes(state, selection, at),
    classify: (request) => classifySkus(state, request),
  };
}

function copy(sku: Sku | undefined): Sku | null {
  return sku === undefined ? null : { ...sku };
}

interface Schedule {
  readonly id: string;
  readonly version: string;
  readonly lines: readonly SeededLine[];
}

export function activeOf({ datasets }: Pick<MemoryState, 'datasets'>, market: Market): Schedule | null {
  return [...datasets.values()].find((each) => each.market === market && each.state === 'active') ?? null;
}

/** Result of checking a code against a version, with the code in the version's notation. */
export function findingOf({ lines }: Pick<Schedule, 'lines'>, code: string) {
  const digits = codeDigits(code);
  const line = lines.find((each) => sameCode(each.code, code));
  if (line !== undefined) {
    return { finding: line.isLeaf ? ('valid' as const) : ('not_declarable' as const), written: line.code };
  }

  const isStart =
    digits !== null &&
    digits.length % 2 === 0 &&
    lines.some((each) => (codeDigits(each.code) ?? '').startsWith(digits));

  return { finding: isStart ? ('not_declarable' as const) : ('invalid' as const), written: null };
}

function saveOne(state: MemoryState, draft: SkuDraft, checks: boolean, at: Date): SavedSku {
  const known = [...state.skus.values()].find(
    ({ sku, market }) => sku === draft.sku && market === draft.market,
  );
  const sku = known ?? newSku(state, draft, at);
  const texts = (['material', 'use', 'composition', 'origin', 'notes', 'externalRef'] as const).map(
    (field) => [field, draft[field] ?? sku[field]] as const,
  );
  Object.assign(sku, Object.fromEntries(texts), { description: draft.description, updatedAt: at });

  if (draft.currentCode !== null) writeCode(state, sku, draft.currentCode.trim(), checks, at);
  else if (sku.codeStatus === 'changed') check(state, sku, 'save', at);

  const { id, market, codeStatus, currentCode } = sku;

  return { id, sku: sku.sku, market, codeStatus, hasCode: currentCode !== null };
}

function newSku({ skus, nextId }: MemoryState, draft: SkuDraft, at: Date): Stored<Sku> {
  const { sku, market, description } = draft;
  const texts = { material: '', use: '', composition: '', origin: '', notes: '', externalRef: '' };
  const code = { currentCode: null, codeStatus: 'unknown', checkedVersion: null, checkedAt: null } as const;
  const rest = {
    suggestedCode: null,
    suggestedStatus: null,
    suggestedConfidence: null,
    lastLookupId: null,
    createdAt: at,
    updatedAt: at,
  };
  const made = { id: nextId(), sku, market, description, ...texts, ...code, ...rest };

  skus.set(made.id, made);

  return made;
}

function writeCode(state: MemoryState, sku: Stored<Sku>, code: string, checks: boolean, at: Date): void {
  if (code === '') {
    Object.assign(sku, { currentCode: null, codeStatus: 'unknown', checkedVersion: null, checkedAt: null });
    return;
  }

  const isSame = sku.currentCode !== null && (sku.currentCode === code || sameCode(sku.currentCode, code));
  const isChecked = checks && activeOf(state, sku.market) !== null;
  if (isSame && !isChecked) return;

  if (!isSame) {
    Object.assign(sku, { currentCode: code, codeStatus: 'unknown', checkedVersion: null, checkedAt: null });
  }
  if (isChecked) check(state, sku, 'save', at);
}

/** Checks a SKU's code against the active version of its market; false if there is none. */
function check(state: MemoryState, sku: Stored<Sku>, action: CodeAction, at: Date): boolean {
  const active = activeOf(state, sku.market);
  if (active === null || sku.currentCode === null) return false;

  const { finding, written } = findingOf(active, sku.currentCode);
  sku.codeStatus = codeStatusAfter(sku.codeStatus, action, finding);
  sku.currentCode = written ?? sku.currentCode;
  sku.checkedVersion = active.version;
  sku.checkedAt = at;

  return true;
}

function isShown(sku: Sku, filter: SkuFilter, hasOpen: boolean): boolean {
  const { markets, codeStatus, hasCode, hasAlert, q = '' } = filter;
  const words = [sku.sku, sku.description, sku.externalRef, sku.currentCode, sku.suggestedCode].join('\n');

  return (
    (markets === undefined || markets.includes(sku.market)) &&
    (codeStatus === undefined || sku.codeStatus === codeStatus) &&
    (hasCode === undefined || (sku.currentCode !== null) === hasCode) &&
    (hasAlert === undefined || hasOpen === hasAlert) &&
    words.toLowerCase().includes(q.trim().toLowerCase())
  );
}

function countsOf(skus: readonly Sku[]): CodeStatusCounts {
  const counts: Record<CodeStatus, number> = {
    valid: 0,
    not_declarable: 0,
    invalid: 0,
    changed: 0,
    expired: 0,
    unknown: 0,
  };
  for (const { codeStatus } of skus) counts[codeStatus] += 1;
  return counts;
}

function checkCodes(state: MemoryState, { skuIds, markets }: CheckSelection, at: Date): CheckResult {
  const selected = [...state.skus.values()].filter(
    (sku) =>
      (skuIds === undefined || skuIds.includes(sku.id)) &&
      (markets === undefined || markets.includes(sku.market)),
  );
  const before = new Map(selected.map(({ id, codeStatus }) => [id, codeStatus]));
  const checked = selected.filter((sku) => check(state, sku, 'check', at));
  const versions = checked.map((sku) => [sku.market, activeOf(state, sku.market)?.version]);

  return {
    checked: checked.length,
    changed: checked.filter(({ id, codeStatus }) => before.get(id) !== codeStatus).length,
    counts: countsOf(selected),
    versions: Object.fromEntries(versions) as CheckResult['versions'],
  };
}

async function classifySkus(state: MemoryState, request: SkuClassification): Promise<readonly string[]> {
  const { accountId, accountName, language, fee, at } = request;
  const account = state.accounts.get(accountId);
  const lookups = createMemoryLookupStore(state);
  const made: string[] = [];

  for (const skuId of request.skuIds) {
    const sku = state.skus.get(skuId);
    const active = sku === undefined ? null : activeOf(state, sku.market);
    if (sku === undefined || sku.currentCode !== null || active === null || account === undefined) continue;
    if (new Decimal(spendable(account)).lessThan(fee ?? 0)) break;

    const { description, material, use, composition, origin, notes, market } = sku;
    const input = { description, material, use, composition, origin, notes, answers: [] };
    const links = { skuId, parentLookupId: null, note: null, tariffVersion: null, createdAt: at };
    const version = { market, datasetId: active.id, datasetVersion: active.version };
    const by = { accountId, accountName, language };
    const lookup: NewLookup = { id: newId(), kind: 'sku', ...by, ...version, input, ...links };
    if ((await lookups.create(lookup, fee)) !== null) made.push(lookup.id);
  }

  return made;
}
