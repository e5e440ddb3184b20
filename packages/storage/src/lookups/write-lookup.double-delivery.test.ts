import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteDatabase } from '@svc/testkit/suite';
import { lookupFixture, proposal, type LookupFixture } from '../../test/lookup-fixture.ts';
import { createLookupStore } from './lookup-store.ts';

const NOW = new Date('2026-11-21T12:01:00Z');
const LEASE_MS = 30_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);

const database = suiteDatabase();
let fixture: LookupFixture;
let lookups: ReturnType<typeof createLookupStore>;
beforeAll(async () => {
  fixture = await lookupFixture(database, '100');
  lookups = createLookupStore(database.client);
});

async function traces(lookupId: string) {
  const db = database.client;
  const [fees, events, row] = await Promise.all([
    db.ledgerEntry.count({ where: { lookupId, kind: 'usage' } }),
    db.outboxEvent.findMany({ where: { dedupeKey: `lookup.completed:${lookupId}` } }),
    db.lookup.findUniqueOrThrow({ where: { id: lookupId } }),
  ]);

  return { fees, events: events.length, status: row.status, held: (await fixture.balance()).held };
}

const claim = (lookupId: string, at = NOW) => {
  const token = newId();
  return lookups.claim(lookupId, token, at, LEASE_MS).then((lookup) => (lookup === null ? null : token));
};

describe('one lookup delivered many times', () => {
  it('is claimed by one of many workers', async () => {
    const id = await fixture.create();
    const tokens = await Promise.all(Array.from({ length: 12 }, () => claim(id)));
    expect(tokens.filter((token) => token !== null)).toHaveLength(1);
  });

  it('is finished once by a worker that reports it many times at once', async () => {
    const id = await fixture.create();
    const claimed = { lookupId: id, token: (await claim(id)) ?? '' };
    const before = await fixture.balance();
    const ends = await Promise.all(
      Array.from({ length: 12 }, () => lookups.finish(claimed, proposal(), NOW)),
    );

    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await lookups.finish(claimed, proposal(), NOW)).toBe(false);
    expect(await lookups.fail(claimed, { key: 'lookup_failed', params: {} }, NOW)).toBe(false);
    expect(await traces(id)).toMatchObject({ fees: 1, events: 1, status: 'proposed' });

    const now = await fixture.balance();
    expect([Number(before.balance) - Number(now.balance), Number(before.held) - Number(now.held)]).toEqual([
      1, 1,
    ]);
  });

  it('cannot be claimed once it is finished, whatever the lease', async () => {
    const id = await fixture.create();
    await lookups.finish({ lookupId: id, token: (await claim(id)) ?? '' }, proposal(), NOW);
    expect(await claim(id, after(10 * LEASE_MS))).toBeNull();
  });
});

describe('a late worker', () => {
  it('loses to the one that claimed the lookup after its lease', async () => {
    const id = await fixture.create();
    const late = { lookupId: id, token: (await claim(id)) ?? '' };

    expect(await claim(id, after(LEASE_MS - 1))).toBeNull();

    const next = { lookupId: id, token: (await claim(id, after(LEASE_MS))) ?? '' };
    expect(await lookups.finish(late, proposal({ confidence: 0.1 }), after(LEASE_MS))).toBe(false);

    expect(await lookups.fail(late, { key: 'lookup_failed', params: {} }, after(LEASE_MS))).toBe(false);
    await lookups.setStage(late, 'ranking', after(LEASE_MS));
    await lookups.release(late);
    expect(await lookups.find(id, null)).toMatchObject({ status: 'processing', stage: 'normalizing' });
    expect(await lookups.finish(next, proposal(), after(LEASE_MS))).toBe(true);
    expect(await traces(id)).toMatchObject({ fees: 1, events: 1, status: 'proposed' });

    const row = await database.client.lookup.findUniqueOrThrow({ where: { id } });
    expect([row.confidence, row.attempts]).toEqual([0.9, 2]);
  });

  it('and its successor charge once if they finish at the same instant', async () => {
    const id = await fixture.create();
    const late = { lookupId: id, token: (await claim(id)) ?? '' };
    const next = { lookupId: id, token: (await claim(id, after(LEASE_MS))) ?? '' };
    const ends = await Promise.all([late, next, late, next].map((by) => lookups.finish(by, proposal(), NOW)));

    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await traces(id)).toMatchObject({ fees: 1, events: 1 });
  });
});

describe('the end of a lookup', () => {
  it('in error charges nothing, releases the fee and is reported once', async () => {
    const id = await fixture.create();
    const before = await fixture.balance();
    const claimed = { lookupId: id, token: (await claim(id)) ?? '' };
    const error = { key: 'lookup_failed', params: {} };
    const ends = await Promise.all([1, 2, 3].map(() => lookups.fail(claimed, error, NOW)));

    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await traces(id)).toMatchObject({ fees: 0, events: 1, status: 'error' });

    const now = await fixture.balance();
    expect([now.balance, Number(before.held) - Number(now.held)]).toEqual([before.balance, 1]);
  });

  it.each(['batch', 'sku'] as const)('of kind %s sends no event', async (kind) => {
    const id = await fixture.create({ kind });
    await lookups.finish({ lookupId: id, token: (await claim(id)) ?? '' }, proposal(), NOW);
    expect(await traces(id)).toMatchObject({ fees: 1, events: 0, status: 'proposed' });
  });

  it('includes the row without its documents in the event', async () => {
    const id = await fixture.create();
    await lookups.finish({ lookupId: id, token: (await claim(id)) ?? '' }, proposal(), NOW);

    const event = await database.client.outboxEvent.findUniqueOrThrow({
      where: { dedupeKey: `lookup.completed:${id}` },
    });
    expect(event.accountId).toBe(fixture.accountId);
    expect(event.data).toMatchObject({ lookup: { id, status: 'proposed', confidence: 0.9 } });
    expect(Object.keys(Object(Object(event.data).lookup))).not.toContain('result');
  });
});

it('the suggestion of a SKU is that of the latest lookup, even if an earlier one ends later', async () => {
  const { id: skuId } = await database.client.sku.create({
    data: { sku: 'A', market: 'US', description: 'T-shirt' },
  });
  const earlier = await fixture.create({ skuId, kind: 'sku' });
  const later = await fixture.create({ skuId, kind: 'sku', createdAt: NOW });
  const finish = async (lookupId: string, recommendedCode: string) =>
    lookups.finish({ lookupId, token: (await claim(lookupId)) ?? '' }, proposal({ recommendedCode }), NOW);

  expect([await finish(later, 'later'), await finish(earlier, 'earlier')]).toEqual([true, true]);

  const sku = await database.client.sku.findUniqueOrThrow({ where: { id: skuId } });
  expect([sku.suggestedCode, sku.lastLookupId]).toEqual(['later', later]);
});

it('lookups that end together are charged in a chain, and the latest one of a SKU makes its suggestion', async () => {
  const { id: skuId } = await database.client.sku.create({
    data: { sku: 'B', market: 'US', description: 'T-shirt' },
  });
  const before = await fixture.balance();
  const ids = [
    await fixture.create({ skuId, kind: 'sku', createdAt: NOW }),
    await fixture.create({ skuId, kind: 'sku' }),
    await fixture.create(),
  ];
  const ended = await Promise.all(
    ids.map(async (lookupId, place) => ({
      claim: { lookupId, token: (await claim(lookupId)) ?? '' },
      outcome: proposal({ recommendedCode: String(place) }),
      finishedAt: NOW,
    })),
  );
  const lost = { ...ended[2], claim: { lookupId: ids[2] ?? '', token: newId() } } as (typeof ended)[number];

  expect(await lookups.finishAll([...ended.slice(0, 2), lost])).toEqual(
    expect.arrayContaining(ids.slice(0, 2)),
  );
  expect(await lookups.finishAll(ended)).toEqual(ids.slice(2));
  expect(await lookups.finishAll(ended)).toEqual([]);

  const sku = await database.client.sku.findUniqueOrThrow({ where: { id: skuId } });
  expect([sku.suggestedCode, sku.lastLookupId]).toEqual(['0', ids[0]]);
  const fees = await database.client.ledgerEntry.findMany({
    where: { lookupId: { in: ids } },
    orderBy: { seq: 'asc' },
  });
  expect(fees.map((fee) => Number(before.balance) - Number(fee.balanceAfter))).toEqual([1, 2, 3]);
  expect(fees.map(({ seq, prevSeq }) => Number(seq) - Number(prevSeq))).toEqual([1, 1, 1]);
});
