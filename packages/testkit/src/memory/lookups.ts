import { Decimal } from 'decimal.js';
import type { Lookup, LookupEvent } from '@svc/domain/lookups/lookup';
import { RISK_OF_ERROR } from '@svc/domain/lookups/risk';
import {
  queuedLookup,
  type Claim,
  type ClaimedLookup,
  type LookupOutcome,
  type LookupStore,
  type NewLookup,
} from '@svc/domain/lookups/lookup-store';
import { book, spendable } from './accounts.ts';
import { inOrder, isOwnedBy, matches, toSummary } from './lookup-filter.ts';
import { after, isFree, writeEvent, type MemoryState, type StoredLookup } from './state.ts';

export function createMemoryLookupStore(state: MemoryState): LookupStore {
  const { lookups } = state;

  return {
    create: async (lookup, fee) => createLookup(state, lookup, fee),
    createAll: async (lookups, fee) => createAll(state, lookups, fee),
    find: async (id, ownerId) => {
      const lookup = lookups.get(id);
      return lookup === undefined || !isOwnedBy(lookup, ownerId) ? null : shown(state, lookup);
    },
    list: async (filter, sort, offset, limit) => {
      const found = [...lookups.values()].filter((lookup) => matches(lookup, filter)).toSorted(inOrder(sort));
      return { items: found.slice(offset, offset + limit).map(toSummary), total: found.length };
    },
    claim: async (...request) => claim(state, ...request),
    claimNext: async (...request) => claimNext(state, ...request),
    findStale: async (queuedBefore, now, limit) => {
      const all = [...lookups.values()].toSorted(inOrder('oldest'));
      const lapsed = all.filter((each) => each.status === 'processing' && isFree(each, now));
      const waiting = all.filter((each) => each.status === 'queued' && each.createdAt <= queuedBefore);
      return [...lapsed.slice(0, limit), ...waiting.slice(0, limit)].map(({ id }) => id);
    },
    setStage: async (claim, stage, at) => {
      const lookup = held(state, claim);
      if (lookup !== null) Object.assign(lookup, { stage, stageStartedAt: at });
    },
    finish: async (claim, outcome, at) => finish(state, claim, outcome, at),
    fail: async (claim, error, at) => {
      const lookup = held(state, claim);
      if (lookup === null) return false;

      release(state, lookup);
      end(state, lookup, { status: 'error', error, risk: RISK_OF_ERROR }, at);

      return true;
    },
    release: async (claim) => {
      const lookup = held(state, claim);
      if (lookup === null) return;
      Object.assign(lookup, {
        status: 'queued',
        token: null,
        leaseUntil: null,
        stage: null,
        stageStartedAt: null,
      });
    },
  };
}

function claim(
  { lookups }: MemoryState,
  ...[id, token, now, leaseMs]: Parameters<LookupStore['claim']>
): ClaimedLookup | null {
  const lookup = lookups.get(id);
  const isOpen = lookup?.status === 'queued' || (lookup?.status === 'processing' && isFree(lookup, now));
  if (lookup === undefined || !isOpen) return null;

  Object.assign(lookup, { status: 'processing', token, leaseUntil: after(now, leaseMs), claimedAt: now });
  Object.assign(lookup, { stage: 'normalizing', stageStartedAt: now, attempts: lookup.attempts + 1 });
  const { market, accountId, datasetId, language, input, attempts } = lookup;

  const hasDecisions = [...lookups.values()].some(
    (each) =>
      each.accountId === accountId &&
      each.market === market &&
      (each.decision === 'approved' || each.decision === 'overridden'),
  );

  return { id, market, accountId, datasetId, language, input, attempts, hasDecisions };
}

function claimNext(
  state: MemoryState,
  ...[token, now, leaseMs, limit, named]: Parameters<LookupStore['claimNext']>
): readonly ClaimedLookup[] {
  const first = named === undefined ? [] : [named];
  const others = [...state.lookups.values()]
    .filter(({ id, status, attempts }) => status === 'queued' && attempts === 0 && id !== named)
    .toSorted(inOrder('oldest'))
    .slice(0, limit);
  return [...first, ...others.map(({ id }) => id)].flatMap(
    (id) => claim(state, id, token, now, leaseMs) ?? [],
  );
}

/** Copy of a lookup for readers, unaffected by later changes. */
export function shown({ accounts }: MemoryState, lookup: StoredLookup): Lookup {
  const {
    token: _token,
    leaseUntil: _lease,
    fee: _fee,
    finishedAt: _finished,
    claimedAt: _claimed,
    ...fields
  } = lookup;
  return { ...fields, accountName: accounts.get(lookup.accountId)?.name ?? null, events: [...lookup.events] };
}

export function note(
  { nextId }: Pick<MemoryState, 'nextId'>,
  lookup: StoredLookup,
  entry: Omit<LookupEvent, 'id'>,
): void {
  lookup.events = [...lookup.events, { id: nextId(), ...entry }];
}

function held({ lookups }: MemoryState, { lookupId, token }: Claim): StoredLookup | null {
  const lookup = lookups.get(lookupId);
  return lookup?.status === 'processing' && lookup.token === token ? lookup : null;
}

function createAll(
  state: MemoryState,
  lookups: readonly NewLookup[],
  fee: string | null,
): readonly Lookup[] | null {
  const payer = state.accounts.get(lookups[0]?.accountId ?? '');
  const whole = new Decimal(fee ?? 0).times(lookups.length);
  if (payer === undefined || new Decimal(spendable(payer)).lessThan(whole)) return null;
  return lookups.flatMap((lookup) => createLookup(state, lookup, fee) ?? []);
}

function createLookup(state: MemoryState, wanted: NewLookup, fee: string | null): Lookup | null {
  const payer = state.accounts.get(wanted.accountId);
  if (payer === undefined || new Decimal(spendable(payer)).lessThan(fee ?? 0)) return null;

  payer.held = new Decimal(payer.held).plus(fee ?? 0).toString();
  const skuId = wanted.skuId !== null && state.skus.has(wanted.skuId) ? wanted.skuId : null;
  const lookup = queuedLookup(wanted, { skuId, eventId: state.nextId() });
  state.lookups.set(lookup.id, {
    ...lookup,
    fee,
    token: null,
    leaseUntil: null,
    finishedAt: null,
    claimedAt: null,
  });

  const parent = state.lookups.get(wanted.parentLookupId ?? '');
  if (parent !== undefined) {
    const by = { byId: wanted.accountId, byName: wanted.accountName, note: wanted.note };
    continueParent(state, parent, wanted, {
      ...by,
      kind: 'rerun',
      at: wanted.createdAt,
      from: null,
      to: wanted.id,
    });
  }

  return lookup;
}

// A rerun answers its original's questions and removes it from the queue unless it is decided.
function continueParent(
  state: MemoryState,
  parent: StoredLookup,
  { input }: NewLookup,
  entry: Omit<LookupEvent, 'id'>,
): void {
  const answers = new Map(input.answers.map(({ question_id, value }) => [question_id, value]));
  const asked = parent.result['questions'];
  if (Array.isArray(asked) && answers.size > 0) {
    const questions = (asked as readonly { readonly id: string; readonly answer?: unknown }[]).map(
      (question) => ({ ...question, answer: answers.get(question.id) ?? question.answer ?? null }),
    );
    parent.result = { ...parent.result, questions };
  }
  parent.resolved ||= parent.decision === null;
  note(state, parent, entry);
}

function release({ accounts }: MemoryState, { accountId, fee }: StoredLookup): void {
  const account = accounts.get(accountId);
  if (account !== undefined) account.held = new Decimal(account.held).minus(fee ?? 0).toString();
}

function finish(state: MemoryState, claim: Claim, outcome: LookupOutcome, at: Date): boolean {
  const lookup = held(state, claim);
  if (lookup === null) return false;

  release(state, lookup);
  const payer = state.accounts.get(lookup.accountId);
  if (payer !== undefined && new Decimal(lookup.fee ?? 0).greaterThan(0)) {
    const amount = new Decimal(lookup.fee ?? 0).negated().toString();
    book(state, payer, { kind: 'usage', amount, lookupId: lookup.id, note: null, byId: null, at });
  }

  const {
    recommendedDigits: _digits,
    engineVersion: _engine,
    knowledgeVersion: _knowledge,
    ...found
  } = outcome;
  const { normalized, result, ...fields } = found;
  end(state, lookup, { ...fields, normalized: { ...normalized }, result: { ...result } }, at);
  suggest(state, lookup, at);

  return true;
}

function end(state: MemoryState, lookup: StoredLookup, changes: Partial<Lookup>, at: Date): void {
  const processingMs = Math.max(0, at.getTime() - (lookup.claimedAt ?? at).getTime());
  Object.assign(lookup, changes, { token: null, leaseUntil: null, stage: null, stageStartedAt: null });
  Object.assign(lookup, { finishedAt: at, processingMs });
  if (lookup.kind !== 'single') return;

  writeEvent(state, {
    event: 'lookup.completed',
    dedupeKey: `lookup.completed:${lookup.id}`,
    accountId: lookup.accountId,
    createdAt: at,
    content: { event: 'lookup.completed', lookup: shown(state, lookup) },
  });
}

// A suggestion never replaces that of a later lookup.
function suggest({ skus, lookups }: MemoryState, lookup: StoredLookup, at: Date): void {
  const sku = lookup.skuId === null ? undefined : skus.get(lookup.skuId);
  if (sku === undefined) return;

  const latest = lookups.get(sku.lastLookupId ?? '');
  if (latest !== undefined && latest.createdAt > lookup.createdAt) return;
  const { recommendedCode, status, confidence } = lookup;
  const suggestion = {
    suggestedCode: recommendedCode,
    suggestedStatus: status,
    suggestedConfidence: confidence,
  };
  Object.assign(sku, { ...suggestion, lastLookupId: lookup.id, updatedAt: at });
}
