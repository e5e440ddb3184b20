import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import { newId } from '@svc/domain/id';
import type { LookupOutcome, NewLookup } from '@svc/domain/lookups/lookup-store';
import type { NewDecision } from '@svc/domain/lookups/review-store';
import { AT, addActor, addFinished, addLookup, addVersion, later, skuDraft } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import type { SeededVersion } from '@svc/testkit/stores';

let ana: Actor;
let version: SeededVersion;

const stores = suiteStores(suiteDatabase());
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '3' });
  version = await addVersion(stores);
});

const make = () => addLookup(stores, ana, version);
const finished = (result: Partial<LookupOutcome> = {}, made: Partial<NewLookup> = {}) =>
  addFinished(stores, ana, version, { outcome: result, made });
const kinds = async (id: string) => (await stores.lookups.find(id, null))?.events.map(({ kind }) => kind);

const act = (lookupId: string) => ({
  lookupId,
  byId: ana.accountId,
  byName: 'Ana',
  note: 'seen',
  at: later(20),
});
const line = { code: '6109.10.00.40', digits: '6109100040', description: "Women's" };
const override = (lookupId: string): NewDecision => ({
  ...act(lookupId),
  decision: 'overridden',
  action: 'override',
  final: line,
});

describe('ReviewStore: decide', () => {
  it('writes decision, history and event, and the SKU’s code', async () => {
    const [sku] = await stores.skus.save([skuDraft('A')], { checkCodes: true, at: AT });
    const id = await finished({}, { skuId: sku?.id ?? 0 });
    expect(await stores.reviews.decide(override(id))).toBe(true);

    const lookup = await stores.lookups.find(id, null);
    expect(lookup).toMatchObject({
      decision: 'overridden',
      finalCode: line.code,
      finalDescription: "Women's",
    });
    expect(lookup).toMatchObject({ reviewNote: 'seen', decidedByName: 'Ana', decidedAt: later(20) });
    expect(lookup?.events.at(-1)).toMatchObject({ kind: 'overridden', from: '6109.10.00.12', to: line.code });
    expect(await stores.skus.find(sku?.id ?? 0)).toMatchObject({
      currentCode: line.code,
      codeStatus: 'valid',
    });
    const { events } = await stores.outbox.waiting(10, []);
    expect(events.at(-1)?.content).toMatchObject({
      event: 'lookup.decided',
      action: 'override',
      code: line.code,
    });
  });

  it('accepts one of two concurrent decisions', async () => {
    const id = await finished();
    const ends = await Promise.all([override(id), override(id)].map((each) => stores.reviews.decide(each)));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await kinds(id)).toEqual(['created', 'overridden']);
  });

  it('rejects a decision on an unfinished lookup', async () => {
    const id = await make();
    expect(await stores.reviews.decide(override(id))).toBe(false);
    expect(await kinds(id)).toEqual(['created']);
  });

  it('is reverted once, with a history entry and no event', async () => {
    const id = await finished();
    await stores.reviews.decide(override(id));
    const before = (await stores.outbox.waiting(10, [])).events.length;
    expect(await stores.reviews.reopen(act(id))).toBe(true);
    expect(await stores.reviews.reopen(act(id))).toBe(false);
    const none = { decision: null, finalCode: null, decidedAt: null, decidedByName: null, reviewNote: null };
    expect(await stores.lookups.find(id, null)).toMatchObject(none);
    expect(await kinds(id)).toEqual(['created', 'overridden', 'reopened']);
    expect((await stores.outbox.waiting(10, [])).events).toHaveLength(before);
  });

  it('finds the declarable lines of a version', async () => {
    expect(await stores.reviews.findDeclarable(version.id, '6109100040')).toMatchObject({ code: line.code });
    expect(await stores.reviews.findDeclarable(version.id, '61091000')).toBeNull();
    expect(await stores.reviews.findDeclarable(newId(), '6109100040')).toBeNull();
    const below = await stores.reviews.findDeclarableBelow(version.id, '6109', 2);
    expect(below.map(({ code }) => code)).toEqual(['6109.10.00.12', '6109.10.00.40']);
  });
});

describe('ReviewStore: comment and resolve', () => {
  it('shows the lookups of a sandbox to it alone', async () => {
    const sandbox = await addActor(stores, { sandbox: true });
    const own = await addFinished(stores, sandbox, version, { outcome: { status: 'needs_review' } });
    const other = await finished({ status: 'needs_review' });
    const waiting = async (ownerId: string | null) => {
      const filter = { ownerId, review: { includeResolved: false } };
      const { items } = await stores.lookups.list(filter, 'newest', 0, 10);
      return [items.map(({ id }) => id), (await stores.reviews.counts(filter)).needs_review];
    };
    expect(await waiting(null)).toEqual([[other], 1]);
    expect(await waiting(sandbox.accountId)).toEqual([[own], 1]);
    expect(await stores.lookups.find(own, null)).toBeNull();
    expect(await stores.lookups.find(own, sandbox.accountId)).toMatchObject({ sandbox: true });
  });

  const bounds = { perLookup: 3, perMinute: 2 };
  const comment = (id: string, ms: number) => stores.reviews.comment({ ...act(id), at: later(ms) }, bounds);
  const queue = { ownerId: null, review: { includeResolved: false } };

  it('limits comments by lookup and by minute', async () => {
    const id = await make();
    expect([await comment(id, 0), await comment(id, 1), await comment(id, 59_999)]).toEqual([
      'added',
      'added',
      'too_many',
    ]);
    expect(await comment(id, 60_000)).toBe('added');
    expect(await comment(id, 600_000)).toBe('lookup_full');
    expect(await stores.lookups.find(id, null)).toMatchObject({ commentCount: 3 });
  });

  it('allows no more concurrent comments than sequential ones', async () => {
    const [one, two] = [await make(), await make()];
    const ends = await Promise.all([one, two, one, two].map((id) => comment(id, 0)));
    expect(ends.filter((end) => end === 'added')).toHaveLength(bounds.perMinute);
  });

  it('counts the queue by status, without decided and resolved lookups', async () => {
    const resolved = await finished({ status: 'needs_review', recommendedCode: null });
    await finished({ status: 'needs_info' });
    await finished();
    expect(await stores.reviews.counts(queue)).toEqual({ needs_review: 1, needs_info: 1, error: 0 });

    await stores.reviews.resolve({ ...act(resolved), resolved: true });
    expect(await stores.reviews.counts(queue)).toEqual({ needs_review: 0, needs_info: 1, error: 0 });
    expect(await stores.reviews.counts({ ...queue, review: { includeResolved: true } })).toMatchObject({
      needs_review: 1,
    });
  });

  it('resolves finished lookups; a repeat is recorded only with a note', async () => {
    const id = await finished({ status: 'needs_review' });
    expect(await stores.reviews.resolve({ ...act(id), resolved: true })).toBe(true);
    expect(await stores.reviews.resolve({ ...act(id), resolved: true, note: null })).toBe(true);
    expect(await stores.reviews.resolve({ ...act(id), resolved: false, note: null })).toBe(true);
    expect(await kinds(id)).toEqual(['created', 'resolved', 'unresolved']);
    expect(await stores.reviews.resolve({ ...act(await make()), resolved: true })).toBe(false);
  });
});
