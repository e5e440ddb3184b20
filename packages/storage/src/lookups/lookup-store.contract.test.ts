import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import { newId } from '@svc/domain/id';
import type { LookupOutcome, NewLookup } from '@svc/domain/lookups/lookup-store';
import {
  AT,
  addActor,
  addFinished,
  addLookup,
  addVersion,
  later,
  newLookup,
  product,
  skuDraft,
} from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const LEASE_MS = 1000;

let ana: Actor;
let version: SeededVersion;

const stores = suiteStores(suiteDatabase());
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '3' });
  version = await addVersion(stores);
});

const make = (changes: Partial<NewLookup> = {}) => addLookup(stores, ana, version, changes);
const finished = (result: Partial<LookupOutcome> = {}, made: Partial<NewLookup> = {}) =>
  addFinished(stores, ana, version, { outcome: result, made });

const money = async () => {
  const account = await stores.accounts.find(ana.accountId);
  return [Number(account?.balance), Number(account?.held)];
};

describe('LookupStore: create', () => {
  it('creates a queued lookup with its history and reserves its fee', async () => {
    const input = product('cotton T-shirt', { material: 'cotton', origin: 'VN' });
    const lookup = newLookup(ana, version, { input, note: 'from the ERP' });
    const created = await stores.lookups.create(lookup, '1');

    expect(await stores.lookups.find(lookup.id, null)).toMatchObject(created ?? {});
    expect(created).toMatchObject({
      status: 'queued',
      confidence: 0,
      description: 'cotton T-shirt',
      input,
      accountName: 'Ana',
      datasetVersion: 'v1',
      decision: null,
      resolved: false,
      attempts: 0,
      events: [{ kind: 'created', byId: ana.accountId, byName: 'Ana', note: 'from the ERP', to: 'queued' }],
    });
    expect(await money()).toEqual([3, 1]);
  });

  it('reserves nothing for an exempt account', async () => {
    await stores.lookups.create(newLookup(ana, version), null);
    expect(await money()).toEqual([3, 0]);
  });

  it('returns a lookup to its owner, and to users who can see all', async () => {
    const id = await make();
    expect(await stores.lookups.find(id, ana.accountId)).not.toBeNull();
    expect(await stores.lookups.find(id, newId())).toBeNull();
  });

  it('omits a deleted SKU', async () => {
    const [sku] = await stores.skus.save([skuDraft('A')], { checkCodes: false, at: AT });
    const linked = await make({ skuId: sku?.id ?? 0 });
    expect((await stores.lookups.find(linked, null))?.skuId).toBe(sku?.id);
    const unlinked = await make({ skuId: 2_000_000 });
    expect((await stores.lookups.find(unlinked, null))?.skuId).toBeNull();
  });

  it('records a rerun with the original, dequeues it and fills in the answers', async () => {
    const questions = [
      { id: 'q1', answer: null },
      { id: 'q2', answer: null },
    ];
    const original = await finished({ status: 'needs_info', result: { questions } });
    const answers = [{ question_id: 'q1', attribute: 'material', value: 'cotton' }];
    const id = await make({ parentLookupId: original, input: product('cotton T-shirt', { answers }) });

    const after = await stores.lookups.find(original, null);
    expect(after).toMatchObject({ status: 'needs_info', resolved: true });
    expect(after?.events.at(-1)).toMatchObject({ kind: 'rerun', to: id });
    expect(after?.result['questions']).toEqual([
      { id: 'q1', answer: 'cotton' },
      { id: 'q2', answer: null },
    ]);
  });
});

describe('LookupStore: claim', () => {
  it('gives the oldest untried lookups to one worker each, plus a named one once', async () => {
    const ids = [await make(), await make({ createdAt: later(1) })];
    const tried = await make({ createdAt: later(-1) });
    const claim = { lookupId: tried, token: newId() };
    await stores.lookups.claim(tried, claim.token, AT, LEASE_MS);
    await stores.lookups.release(claim);

    const next = async (named?: string) =>
      (await stores.lookups.claimNext(newId(), AT, LEASE_MS, 1, named)).map(({ id }) => id);
    expect(new Set(await next(tried))).toEqual(new Set([tried, ids[0]]));
    expect([await next(tried), await next()]).toEqual([ids.slice(1), []]);
  });

  it('reports whether the account has decided on a product in the market', async () => {
    const decidedId = await finished();
    const by = { byId: ana.accountId, byName: 'Ana', note: null, at: AT };
    const final = { code: '6109.10.00.12', digits: '6109100012', description: 'T-shirts' };
    await stores.reviews.decide({
      ...by,
      lookupId: decidedId,
      decision: 'approved',
      action: 'approve',
      final,
    });
    const claimed = await stores.lookups.claim(await make(), newId(), AT, LEASE_MS);
    expect(claimed?.hasDecisions).toBe(true);
  });

  it('finds long-waiting and expired lookups', async () => {
    const waiting = await make({ createdAt: AT });
    const fresh = await make({ createdAt: later(5000) });
    const lapsed = await make({ createdAt: later(5000) });
    await stores.lookups.claim(lapsed, newId(), AT, LEASE_MS);
    const found = await stores.lookups.findStale(later(4999), later(LEASE_MS), 10);
    expect([...found].toSorted()).toEqual([waiting, lapsed].toSorted());
    expect(found).not.toContain(fresh);
  });
});

describe('LookupStore: list', () => {
  const ids = async (filter: object, sort: 'newest' | 'oldest' | 'confidence' | 'risk' = 'newest') =>
    (await stores.lookups.list({ ownerId: null, ...filter }, sort, 0, 10)).items.map(({ id }) => id);

  it('sorts by time, confidence and risk, ties by time', async () => {
    const sure = await finished({ confidence: 0.9, risk: 7 }, { createdAt: AT });
    const doubtful = await finished(
      { confidence: 0.4, risk: 52, status: 'needs_review' },
      { createdAt: later(1) },
    );
    const waiting = await make({ createdAt: later(2) });
    expect(await ids({})).toEqual([waiting, doubtful, sure]);
    expect(await ids({}, 'oldest')).toEqual([sure, doubtful, waiting]);
    expect(await ids({}, 'confidence')).toEqual([waiting, doubtful, sure]);
    expect(await ids({}, 'risk')).toEqual([doubtful, sure, waiting]);
  });
});
