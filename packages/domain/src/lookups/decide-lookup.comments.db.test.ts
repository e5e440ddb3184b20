import { beforeEach, describe, expect, it } from '@jest/globals';
import { addActor, addFinished, addLookup, addVersion, later } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { COMMENT_BOUNDS, decideLookup } from './decide-lookup.ts';

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '100' }));
const rita = perTest(() => addActor(stores, { name: 'Rita', role: 'reviewer' }));
const version = perTest(() => addVersion(stores));
let clock: Date;
beforeEach(() => {
  clock = later(1000);
});

const finished = () => addFinished(stores, ana, version);
const act = (lookupId: string, action: 'approve' | 'comment', note: string, by = rita) =>
  decideLookup({ ...stores, now: () => clock }, by, { lookupId, action, code: '', note });
const comment = (id: string, by = rita) => act(id, 'comment', 'see the label', by);

describe('comment', () => {
  it('is added to the history of any lookup, and sends no event', async () => {
    const waiting = await addLookup(stores, ana, version);
    expect((await comment(waiting)).events.at(-1)).toMatchObject({ kind: 'comment', note: 'see the label' });
    const id = await finished();
    await act(id, 'approve', '');
    expect(await comment(id)).toMatchObject({ decision: 'approved', commentCount: 1 });
    expect((await stores.outbox.waiting(10, [])).events.map(({ content }) => content.event)).toEqual([
      'lookup.completed',
      'lookup.decided',
    ]);
  });

  it('requires text', async () => {
    const id = await finished();
    await expectInvalid(act(id, 'comment', ''), 'note');
    await expectError(act(id, 'comment', ''), 'validation_error', { messageKey: 'comment_required' });
  });

  it('is rejected with 429 after twenty per minute on all lookups of an account', async () => {
    const [one, two] = [await finished(), await finished()];
    for (let place = 0; place < 20; place += 1) await comment(place % 2 === 0 ? one : two);
    await expectError(comment(one), 'rate_limited', { messageKey: 'comment_rate', retryAfterSeconds: 60 });
    expect(await comment(one, ana)).toMatchObject({ commentCount: 11 });
    expect(await act(one, 'approve', '')).toMatchObject({ decision: 'approved' });

    clock = later(1000 + 59_999);
    await expectError(comment(one), 'rate_limited');
    clock = later(1000 + 60_000);
    expect(await comment(one)).toMatchObject({ commentCount: 12 });
  });

  it('is rejected with 409 after five hundred on one lookup', async () => {
    expect(COMMENT_BOUNDS).toEqual({ perLookup: 500, perMinute: 20 });
    const id = await finished();
    for (let place = 0; place < 500; place += 1) {
      clock = later(place * 4000);
      await comment(id);
    }
    clock = later(501 * 4000);
    await expectError(comment(id), 'conflict', { messageKey: 'comment_cap', params: { limit: 500 } });
    expect(await comment(await finished())).toMatchObject({ commentCount: 1 });
  });
});
