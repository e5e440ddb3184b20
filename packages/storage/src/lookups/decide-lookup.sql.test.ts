import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import type { LookupOutcome, NewLookup } from '@svc/domain/lookups/lookup-store';
import type { NewDecision } from '@svc/domain/lookups/review-store';
import { AT, addActor, addFinished, addVersion, later, skuDraft } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import { openClient } from '../client.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
let ana: Actor;
let version: SeededVersion;
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '50' });
  version = await addVersion(stores);
});

const WOMEN = { code: '6109.10.00.40', digits: '6109100040', description: "Women's" };
const MEN = { code: '6109.10.00.12', digits: '6109100012', description: "Men's" };

const finished = (made: Partial<NewLookup> = {}, outcome: Partial<LookupOutcome> = {}) =>
  addFinished(stores, ana, version, { made, outcome });
const decision = (lookupId: string, changes: Partial<NewDecision> = {}): NewDecision => ({
  lookupId,
  byId: ana.accountId,
  byName: 'Ana',
  note: 'seen',
  at: later(20),
  decision: 'overridden',
  action: 'override',
  final: WOMEN,
  ...changes,
});
const REJECT = { decision: 'rejected', action: 'reject', final: null } as const;
const decide = (lookupId: string, changes: Partial<NewDecision> = {}) =>
  stores.reviews.decide(decision(lookupId, changes));

async function sku(name: string, currentCode: string | null = null): Promise<number> {
  const [saved] = await stores.skus.save([skuDraft(name, { currentCode })], { checkCodes: true, at: AT });
  return saved?.id ?? 0;
}
const skuRow = (id: number) => database.client.sku.findUniqueOrThrow({ where: { id } });
const decided = async () => {
  const { events } = await stores.outbox.waiting(99, []);
  return events.flatMap(({ content }) => (content.event === 'lookup.decided' ? [content] : []));
};

describe('a decision', () => {
  it('made concurrently in several kinds is one: history, event and SKU code agree', async () => {
    const id = await sku('A');
    const lookupId = await finished({ skuId: id });
    const ends = await Promise.all([
      decide(lookupId),
      decide(lookupId, { decision: 'approved', action: 'approve', final: MEN }),
      decide(lookupId, REJECT),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    const lookup = await stores.lookups.find(lookupId, null);
    expect(lookup?.events.map(({ kind }) => kind)).toEqual(['created', lookup?.decision]);
    expect((await decided()).map(({ code }) => code)).toEqual([lookup?.finalCode]);
    expect((await skuRow(id)).currentCode).toBe(lookup?.finalCode);
  });

  it('is reported again after it was reverted', async () => {
    const lookupId = await finished();
    await decide(lookupId);
    await stores.reviews.reopen({ lookupId, byId: ana.accountId, byName: 'Ana', note: null, at: later(30) });
    expect(await decide(lookupId, { ...REJECT, at: later(40) })).toBe(true);
    expect((await decided()).map(({ action, code }) => [action, code])).toEqual([
      ['override', WOMEN.code],
      ['reject', null],
    ]);
  });

  it('that rejects records the proposal in the history and sets no code', async () => {
    const lookupId = await finished();
    await decide(lookupId, REJECT);
    const lookup = await stores.lookups.find(lookupId, null);
    expect(lookup).toMatchObject({
      decision: 'rejected',
      finalCode: null,
      finalDescription: null,
      reviewNote: 'seen',
    });
    expect(lookup?.events.at(-1)).toMatchObject({ kind: 'rejected', from: MEN.code, to: null });
  });

  it('can be made without a proposal', async () => {
    const nothing = {
      recommendedCode: null,
      recommendedDigits: null,
      recommendedDescription: null,
      hs6: null,
    };
    const lookupId = await finished({}, { status: 'needs_review', ...nothing });
    expect(await decide(lookupId)).toBe(true);
    const lookup = await stores.lookups.find(lookupId, null);
    expect(lookup?.events.at(-1)).toMatchObject({ kind: 'overridden', from: null, to: WOMEN.code });
  });

  it('can be made after the lookup’s SKU was deleted', async () => {
    const id = await sku('A');
    const lookupId = await finished({ skuId: id });
    await stores.skus.remove(id);
    expect(await decide(lookupId)).toBe(true);
  });
});

describe('the code of a SKU', () => {
  it('saved unchanged retains the version it was checked against before', async () => {
    const id = await sku('A', MEN.code);
    const lookupId = await finished({ skuId: id });
    const next = await addVersion(stores, { version: 'v2', state: 'staged' });
    await stores.activations.switchTo(next.id, later(5));
    await decide(lookupId, { decision: 'approved', action: 'approve', final: MEN });
    expect(await skuRow(id)).toMatchObject({
      currentCode: MEN.code,
      codeStatus: 'valid',
      checkedVersion: 'v2',
      earlierVersion: 'v1',
      checkedAt: later(20),
      updatedAt: later(20),
    });
  });

  it('that is replaced has no earlier version', async () => {
    const id = await sku('A', MEN.code);
    const lookupId = await finished({ skuId: id });
    const next = await addVersion(stores, { version: 'v2', state: 'staged' });
    await stores.activations.switchTo(next.id, later(5));
    await decide(lookupId);
    expect(await skuRow(id)).toMatchObject({
      currentCode: WOMEN.code,
      checkedVersion: 'v2',
      earlierVersion: null,
    });
  });

  it('that changed is settled by a decision on it', async () => {
    const id = await sku('A', MEN.code);
    await database.client.sku.update({ where: { id }, data: { codeStatus: 'changed' } });
    await decide(await finished({ skuId: id }), { decision: 'approved', action: 'approve', final: MEN });
    expect(await skuRow(id)).toMatchObject({ codeStatus: 'valid' });
  });

  it('is stored in the format of the active version', async () => {
    const id = await sku('A');
    const lookupId = await finished({ skuId: id });
    await decide(lookupId, { final: { ...WOMEN, code: '6109100040' } });
    expect(await skuRow(id)).toMatchObject({ currentCode: WOMEN.code, codeDigits: WOMEN.digits });
  });

  it('is checked against the version being activated', async () => {
    const id = await sku('A');
    const lookupId = await finished({ skuId: id });
    await addVersion(stores, { version: 'v2', state: 'staged', lines: [] });
    const other = await openClient(database.url);
    try {
      await other.query('BEGIN');
      await other.query(`SELECT pg_advisory_xact_lock(hashtext('svc.activate.US'))`);
      const deciding = decide(lookupId);
      await waitFor('the decision to wait for the switch', async () => {
        const [row] = await database.client.$queryRaw<{ waiting: number }[]>`
          SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
        return row?.waiting === 1;
      });
      await other.query(`UPDATE datasets SET state = 'superseded' WHERE version = 'v1'`);
      await other.query(`UPDATE datasets SET state = 'active' WHERE version = 'v2'`);
      await other.query('COMMIT');
      expect(await deciding).toBe(true);
    } finally {
      await other.end();
    }
    expect(await skuRow(id)).toMatchObject({ checkedVersion: 'v2', codeStatus: 'invalid' });
  });

  it('in another market is checked against the schedule of that market', async () => {
    await addVersion(stores, { market: 'EU', version: 'eu1', lines: [] });
    const id = await sku('A');
    const lookupId = await finished({ skuId: id });
    await database.client.sku.update({ where: { id }, data: { market: 'EU' } });
    await decide(lookupId);
    expect(await skuRow(id)).toMatchObject({ checkedVersion: 'eu1', codeStatus: 'invalid' });
  });
});
