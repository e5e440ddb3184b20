import { codeDigits, sameCode } from '@svc/tariff/code';
import type { Market } from '@svc/tariff/market';
import { SUCCESSORS_MAX, type ActiveLine } from '@svc/domain/lookups/active-line';
import type {
  CommentBounds,
  CommentEnd,
  NewDecision,
  NewResolution,
  ReviewAct,
  ReviewStore,
} from '@svc/domain/lookups/review-store';
import { codeStatusAfter } from '@svc/domain/skus/code-status';
import { matches } from './lookup-filter.ts';
import { note, shown } from './lookups.ts';
import { activeOf, findingOf } from './skus.ts';
import { after, writeEvent, type MemoryState, type StoredLookup } from './state.ts';

const MINUTE_MS = 60_000;

export function createMemoryReviewStore(state: MemoryState): ReviewStore {
  const { lookups, datasets } = state;
  const linesBelow = (datasetId: string, digits: string) =>
    (datasets.get(datasetId)?.lines ?? []).filter(
      ({ isLeaf, code }) => isLeaf && (codeDigits(code) ?? '').startsWith(digits),
    );

  return {
    decide: async (decision) => decide(state, decision),
    reopen: async (act) => reopen(state, act),
    comment: async (act, bounds) => comment(state, act, bounds),
    resolve: async (resolution) => resolve(state, resolution),
    counts: async (filter) => {
      const found = [...lookups.values()].filter((lookup) => matches(lookup, filter));
      const count = (status: string): number => found.filter((lookup) => lookup.status === status).length;
      return { needs_review: count('needs_review'), needs_info: count('needs_info'), error: count('error') };
    },
    findDeclarable: async (datasetId, digits) => {
      const line = linesBelow(datasetId, digits).find(({ code }) => sameCode(code, digits));
      return line === undefined ? null : { code: line.code, digits, description: line.description };
    },
    findDeclarableBelow: async (datasetId, digits, limit) =>
      linesBelow(datasetId, digits)
        .toSorted((a, b) => a.code.localeCompare(b.code))
        .slice(0, limit)
        .map(({ code, description }) => ({ code, description })),
    activeLine: async (market, digits) => activeLine(state, market, digits),
  };
}

function activeLine(state: MemoryState, market: Market, digits: string): ActiveLine | null {
  const active = activeOf(state, market);
  if (active === null) return null;
  const declarable = active.lines.filter(({ isLeaf }) => isLeaf);
  const isDeclarable = declarable.some(({ code }) => sameCode(code, digits));
  const below = declarable.filter(({ code }) => (codeDigits(code) ?? '').startsWith(digits));
  const successors = isDeclarable
    ? []
    : below.slice(0, SUCCESSORS_MAX).map(({ code, description }) => ({ code, description, score: 1 }));
  return { version: active.version, isDeclarable, successors };
}

function decide(state: MemoryState, decision: NewDecision): boolean {
  const { lookupId, byId, byName, note: words, at, final } = decision;
  const lookup = state.lookups.get(lookupId);
  if (lookup === undefined || lookup.finishedAt === null || lookup.decision !== null) return false;

  Object.assign(lookup, { decision: decision.decision, finalCode: final?.code ?? null, decidedAt: at });
  Object.assign(lookup, {
    finalDescription: final?.description ?? null,
    reviewNote: words,
    decidedByName: byName,
  });
  const codes = { from: lookup.recommendedCode, to: lookup.finalCode };
  note(state, lookup, { kind: decision.decision, at, byId, byName, note: words, ...codes });
  if (final !== null) codeSku(state, lookup, final.code, at);

  tell(state, lookup, decision);

  return true;
}

function tell(
  state: MemoryState,
  lookup: StoredLookup,
  { action, note: words, byName, at }: NewDecision,
): void {
  const act = { action, code: lookup.finalCode, note: words, decidedByName: byName };

  writeEvent(state, {
    event: 'lookup.decided',
    dedupeKey: `lookup.decided:${lookup.id}:${lookup.events.at(-1)?.id ?? 0}`,
    accountId: lookup.accountId,
    createdAt: at,
    content: { event: 'lookup.decided', lookup: shown(state, lookup), ...act },
  });
}

// The code is checked against the currently active version, which may be newer than the lookup's.
function codeSku(state: MemoryState, { skuId }: StoredLookup, code: string, at: Date): void {
  const sku = skuId === null ? undefined : state.skus.get(skuId);
  if (sku === undefined) return;

  const active = activeOf(state, sku.market);
  if (active === null) {
    Object.assign(sku, { currentCode: code, codeStatus: 'unknown', checkedVersion: null, checkedAt: null });
    return;
  }

  const { finding, written } = findingOf(active, code);
  const isSame = sku.currentCode !== null && sameCode(sku.currentCode, code);
  sku.codeStatus = isSame ? codeStatusAfter(sku.codeStatus, 'save', finding) : finding;
  Object.assign(sku, {
    currentCode: written ?? code,
    checkedVersion: active.version,
    checkedAt: at,
    updatedAt: at,
  });
}

function reopen(state: MemoryState, { lookupId, byId, byName, note: words, at }: ReviewAct): boolean {
  const lookup = state.lookups.get(lookupId);
  if (lookup === undefined || lookup.decision === null) return false;

  note(state, lookup, { kind: 'reopened', at, byId, byName, note: words, from: lookup.finalCode, to: null });
  Object.assign(lookup, { decision: null, finalCode: null, finalDescription: null });
  Object.assign(lookup, { reviewNote: null, decidedByName: null, decidedAt: null });

  return true;
}

function comment(state: MemoryState, act: ReviewAct, bounds: CommentBounds): CommentEnd {
  const { lookupId, byId, byName, note: words, at } = act;
  const lookup = state.lookups.get(lookupId);
  if (lookup === undefined) throw new Error(`no lookup ${lookupId}`);
  if (lookup.commentCount >= bounds.perLookup) return 'lookup_full';

  const since = after(at, -MINUTE_MS);
  const recent = [...state.lookups.values()]
    .flatMap(({ events }) => events)
    .filter((entry) => entry.kind === 'comment' && entry.byId === byId && entry.at > since);
  if (recent.length >= bounds.perMinute) return 'too_many';

  lookup.commentCount += 1;
  note(state, lookup, { kind: 'comment', at, byId, byName, note: words, from: null, to: null });

  return 'added';
}

function resolve(
  state: MemoryState,
  { lookupId, resolved, byId, byName, note: words, at }: NewResolution,
): boolean {
  const lookup = state.lookups.get(lookupId);
  if (lookup === undefined || lookup.finishedAt === null) return false;

  // Setting the current value again records nothing unless it has a comment.
  if (lookup.resolved !== resolved || words !== null) {
    const kind = resolved ? 'resolved' : 'unresolved';
    note(state, lookup, { kind, at, byId, byName, note: words, from: null, to: null });
  }
  lookup.resolved = resolved;

  return true;
}
