import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { addActor, addFinished, addLookup, addVersion, later } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const database = suiteDatabase();
const stores = suiteStores(database);
let ana: Actor;
let ben: Actor;
let version: SeededVersion;
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '50' });
  ben = await addActor(stores, { name: 'Ben', role: 'reviewer' });
  version = await addVersion(stores);
});

const act = (lookupId: string, { accountId, accountName } = ana, ms = 20, note: string | null = 'seen') => ({
  lookupId,
  byId: accountId,
  byName: accountName,
  note,
  at: later(ms),
});
const finished = (status: LookupOutcome['status'] = 'needs_review') =>
  addFinished(stores, ana, version, { outcome: { status } });
const history = async (id: string) =>
  (await stores.lookups.find(id, null))?.events.map(({ kind, byName, note }) => [kind, byName, note]);

describe('comments', () => {
  const bounds = { perLookup: 3, perMinute: 2 };

  it('of one account do not count against the minute of another', async () => {
    const [one, two] = [await finished(), await finished()];
    for (const id of [one, two]) expect(await stores.reviews.comment(act(id), bounds)).toBe('added');
    expect(await stores.reviews.comment(act(one), bounds)).toBe('too_many');
    expect(await stores.reviews.comment(act(one, ben), bounds)).toBe('added');
  });

  it('that were rejected do not count against the minute', async () => {
    const id = await finished();
    for (const ms of [0, 10, 20, 30, 40]) await stores.reviews.comment(act(id, ana, ms), bounds);
    expect(await stores.reviews.comment(act(id, ana, 60_000), bounds)).toBe('added');
    expect(await stores.lookups.find(id, null)).toMatchObject({ commentCount: 3 });
  });

  it('do not include other history entries', async () => {
    const id = await finished();
    for (const resolved of [true, false, true]) await stores.reviews.resolve({ ...act(id), resolved });
    expect(await stores.reviews.comment(act(id), bounds)).toBe('added');
    expect(await stores.lookups.find(id, null)).toMatchObject({ commentCount: 1 });
  });

  it('by many concurrent accounts fill a lookup exactly to its limit', async () => {
    const id = await finished();
    const authors = await Promise.all(Array.from({ length: 6 }, () => addActor(stores)));
    const ends = await Promise.all(authors.map((author) => stores.reviews.comment(act(id, author), bounds)));
    expect(ends.toSorted()).toEqual(['added', 'added', 'added', 'lookup_full', 'lookup_full', 'lookup_full']);
    expect(await history(id)).toHaveLength(1 + bounds.perLookup);
  });

  it('made concurrently are as many as made one after another', async () => {
    const [one, two] = [await finished(), await finished()];
    const ends = await Promise.all([one, two, one, two].map((id) => stores.reviews.comment(act(id), bounds)));
    expect(ends.filter((end) => end === 'added')).toHaveLength(bounds.perMinute);
  });

  it('report that the lookup is full if both limits are reached', async () => {
    const id = await finished();
    const one = { perLookup: 1, perMinute: 1 };
    expect(await stores.reviews.comment(act(id), one)).toBe('added');
    expect(await stores.reviews.comment(act(id), one)).toBe('lookup_full');
  });

  it('can be added while the lookup waits and after it was decided', async () => {
    const waiting = await addLookup(stores, ana, version);
    expect(await stores.reviews.comment(act(waiting), bounds)).toBe('added');
    const decided = await finished();
    await stores.reviews.decide({ ...act(decided), decision: 'rejected', action: 'reject', final: null });
    expect(await stores.reviews.comment(act(decided, ben, 30, 'Áo "x"\n✓'), bounds)).toBe('added');
    expect((await history(decided))?.at(-1)).toEqual(['comment', 'Ben', 'Áo "x"\n✓']);
  });
});

describe('reverting a decision', () => {
  it('twice at once succeeds once, with the reverted code', async () => {
    const id = await finished();
    const final = { code: '6109.10.00.40', digits: '6109100040', description: "Women's" };
    await stores.reviews.decide({ ...act(id), decision: 'overridden', action: 'override', final });
    const ends = await Promise.all([ana, ben].map((by) => stores.reviews.reopen(act(id, by, 40))));
    expect(ends.filter(Boolean)).toHaveLength(1);
    const lookup = await stores.lookups.find(id, null);
    expect(lookup?.events.filter(({ kind }) => kind === 'reopened')).toMatchObject([
      { from: '6109.10.00.40', to: null },
    ]);
    expect(lookup).toMatchObject({ finalDescription: null, decision: null });
  });

  it('of rejection has no code', async () => {
    const id = await finished();
    await stores.reviews.decide({ ...act(id), decision: 'rejected', action: 'reject', final: null });
    expect(await stores.reviews.reopen(act(id))).toBe(true);
    expect((await stores.lookups.find(id, null))?.events.at(-1)).toMatchObject({
      kind: 'reopened',
      from: null,
    });
  });

  it('returns the lookup to the queue, unless it was resolved', async () => {
    const [open, resolved] = [await finished(), await finished()];
    for (const id of [open, resolved])
      await stores.reviews.decide({ ...act(id), decision: 'rejected', action: 'reject', final: null });
    await stores.reviews.resolve({ ...act(resolved), resolved: true });
    for (const id of [open, resolved]) await stores.reviews.reopen(act(id));
    const queue = { ownerId: null, review: { includeResolved: false } };
    expect((await stores.lookups.list(queue, 'newest', 0, 9)).items.map(({ id }) => id)).toEqual([open]);
  });

  it('fails without a trace for an undecided or missing lookup', async () => {
    const id = await finished();
    expect(await stores.reviews.reopen(act(id))).toBe(false);
    expect(await stores.reviews.reopen(act('0'.repeat(32)))).toBe(false);
    expect(await history(id)).toHaveLength(1);
  });
});

describe('resolving', () => {
  it('concurrently leaves one history entry', async () => {
    const id = await finished();
    const ends = await Promise.all(
      [ana, ben, ana].map((by) => stores.reviews.resolve({ ...act(id, by, 20, null), resolved: true })),
    );
    expect(ends).toEqual([true, true, true]);
    expect((await history(id))?.map(([kind]) => kind)).toEqual(['created', 'resolved']);
  });

  it('again stores the new comment', async () => {
    const id = await finished();
    for (const note of ['first', 'second'])
      await stores.reviews.resolve({ ...act(id, ben, 20, note), resolved: true });
    expect(await history(id)).toEqual([
      ['created', 'Ana', null],
      ['resolved', 'Ben', 'first'],
      ['resolved', 'Ben', 'second'],
    ]);
  });

  it('fails for an unknown lookup', async () => {
    expect(await stores.reviews.resolve({ ...act('0'.repeat(32)), resolved: true })).toBe(false);
  });
});

describe('the review queue', () => {
  const queue = { ownerId: null, review: { includeResolved: false } };

  it('has the lookups of a sandbox for it alone', async () => {
    const sandbox = await addActor(stores, { sandbox: true });
    const own = await addFinished(stores, sandbox, version, { outcome: { status: 'needs_review' } });
    const other = await finished();
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

  it('is counted by status, without resolved lookups', async () => {
    const resolved = await finished();
    await finished('needs_info');
    await finished('proposed');
    expect(await stores.reviews.counts(queue)).toEqual({ needs_review: 1, needs_info: 1, error: 0 });

    await stores.reviews.resolve({ ...act(resolved), resolved: true });
    expect(await stores.reviews.counts(queue)).toEqual({ needs_review: 0, needs_info: 1, error: 0 });
    expect(await stores.reviews.counts({ ...queue, review: { includeResolved: true } })).toMatchObject({
      needs_review: 1,
    });
  });
});
