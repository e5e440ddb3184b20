import { describe, expect, it } from '@jest/globals';
import { AT, addActor, addFinished, addLookup, addVersion, later } from '@svc/testkit/records';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { expectError } from '@svc/testkit/domain-errors';
import type { LookupOutcome } from './lookup-store.ts';
import { resolveLookup } from './resolve-lookup.ts';

const stores = suiteStores(suiteDatabase());
const ana = perTest(() => addActor(stores, { signupCredits: '100', role: 'reviewer' }));
const version = perTest(() => addVersion(stores));

const deps = () => ({ ...stores, now: () => later(1000) });
const ended = (status: LookupOutcome['status']) => addFinished(stores, ana, version, { outcome: { status } });
const resolve = (lookupId: string, resolved = true, note = '') =>
  resolveLookup(deps(), ana, { lookupId, resolved, note });
const queue = async (includeResolved = false) => {
  const page = await stores.lookups.list({ ownerId: null, review: { includeResolved } }, 'oldest', 0, 100);
  return page.items.map(({ id }) => id);
};
const trace = async (id: string) =>
  (await stores.lookups.find(id, null))?.events.map(({ kind, note }) => [kind, note]) ?? [];

async function failed(): Promise<string> {
  const lookupId = await addLookup(stores, ana, version);
  const claim = { lookupId, token: 't' };
  await stores.lookups.claim(lookupId, claim.token, AT, 1000);
  await stores.lookups.fail(claim, { key: 'lookup_failed', params: {} }, later(1));
  return lookupId;
}

describe('resolveLookup', () => {
  it('removes a lookup from the queue, which stays readable', async () => {
    const id = await ended('needs_review');
    expect(await resolve(id)).toMatchObject({ id, resolved: true, status: 'needs_review', decision: null });
    expect(await queue()).toEqual([]);
    expect(await queue(true)).toEqual([id]);
    expect(await trace(id)).toEqual([
      ['created', null],
      ['resolved', null],
    ]);
  });

  it('returns it to the queue', async () => {
    const id = await ended('needs_info');
    await resolve(id);
    expect(await resolve(id, false, 'once more')).toMatchObject({ resolved: false });
    expect(await queue()).toEqual([id]);
    expect((await trace(id)).at(-1)).toEqual(['unresolved', 'once more']);
  });

  it('changes nothing the second time, and records only a new note', async () => {
    const id = await ended('needs_review');
    await resolve(id);
    await resolve(id);
    expect(await trace(id)).toHaveLength(2);
    await resolve(id, true, 'for the record');
    expect((await trace(id)).at(-1)).toEqual(['resolved', 'for the record']);
  });

  it('also resolves failed and proposed lookups', async () => {
    for (const id of [await failed(), await ended('proposed')]) {
      expect(await resolve(id)).toMatchObject({ resolved: true });
    }
  });

  it('is rejected with 409 while the lookup is queued or running', async () => {
    const id = await addLookup(stores, ana, version);
    await expectError(resolve(id), 'conflict', {
      messageKey: 'lookup_unfinished',
      details: { status: 'queued' },
    });
    await stores.lookups.claim(id, 't', AT, 1000);
    await expectError(resolve(id, false), 'conflict', { details: { status: 'processing' } });
  });

  it('is rejected with 404 for an unknown lookup', async () => {
    await expectError(resolve('none'), 'not_found');
  });
});
