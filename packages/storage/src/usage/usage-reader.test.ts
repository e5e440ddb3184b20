import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { Period } from '@svc/domain/usage/period';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { lookupFixture, type LookupFixture } from '../../test/lookup-fixture.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { createUsageReader } from './usage-reader.ts';

const database = suiteDatabase();
const reader = perSuite(() => createUsageReader(database.client));

type LookupFields = Partial<Prisma.LookupCreateManyInput>;

async function write(
  { accountId, datasetId }: LookupFixture,
  lookups: readonly (LookupFields & { at: string })[],
) {
  const on = { accountId, datasetId, datasetVersion: 'v', language: 'en', description: 'x', input: {} };
  await database.client.lookup.createMany({
    data: lookups.map(({ at, ...changes }) => ({
      id: newId(),
      kind: 'single',
      market: 'US',
      status: 'proposed',
      chargedFee: '1',
      createdAt: new Date(at),
      finishedAt: new Date(at),
      ...on,
      ...changes,
    })),
  });
}
const day = (from: string, to = from): Period => ({ from, to });

describe('usage', () => {
  it('has each lookup in one of the consecutive months, across leap day and new year', async () => {
    const fixture = await lookupFixture(database, '0');
    const borders = [
      ['2023-12-31T23:59:59.999Z', day('2023-12-01', '2023-12-31')],
      ['2024-01-01T00:00:00.000Z', day('2024-01-01', '2024-01-31')],
      ['2024-02-29T23:59:59.999Z', day('2024-02-01', '2024-02-29')],
      ['2024-03-01T00:00:00.000Z', day('2024-03-01', '2024-03-31')],
    ] as const;
    await write(
      fixture,
      borders.map(([at]) => ({ at })),
    );
    // The second reading is of the sums that the first one stored.
    for (const _reading of [1, 2]) {
      for (const [at, month] of borders) {
        const { daily, totals } = await reader.usage(fixture.accountId, month);
        expect([[...daily.keys()], totals.lookups]).toEqual([[at.slice(0, 10)], 1]);
      }
      const all = await reader.totals(fixture.accountId, day('2023-12-01', '2024-03-31'));
      expect(all).toEqual({ lookups: 4, creditsUsed: '4.00' });
    }
  });

  it('has parts that add up to the total: by day, kind, market and status', async () => {
    const fixture = await lookupFixture(database, '0');
    const error = { status: 'error', error: {}, chargedFee: null } as const;
    await write(fixture, [
      { at: '2024-05-01T10:00:00Z', kind: 'single', market: 'US', chargedFee: '0.25' },
      { at: '2024-05-01T11:00:00Z', kind: 'batch', market: 'EU', chargedFee: '0.1' },
      { at: '2024-05-01T12:00:00Z', kind: 'batch', market: 'EU', chargedFee: '0.2', status: 'needs_review' },
      { at: '2024-05-02T10:00:00Z', kind: 'sku', market: 'VN', status: 'needs_info' },
      { at: '2024-05-02T11:00:00Z', kind: 'single', ...error },
    ]);
    const period = day('2024-05-01', '2024-05-03');
    for (const _reading of ['rows', 'sums']) {
      const usage = await reader.usage(fixture.accountId, period);
      expect(usage.totals).toEqual({ lookups: 5, creditsUsed: '1.55' });
      expect(usage.chargedLookups).toBe(4);
      expect(usage.daily).toEqual(
        new Map([
          ['2024-05-01', { lookups: 3, creditsUsed: '0.55' }],
          ['2024-05-02', { lookups: 2, creditsUsed: '1.00' }],
        ]),
      );
      expect(usage.byKind).toEqual([
        { key: 'batch', lookups: 2, creditsUsed: '0.30' },
        { key: 'single', lookups: 2, creditsUsed: '0.25' },
        { key: 'sku', lookups: 1, creditsUsed: '1.00' },
      ]);
      expect(usage.byMarket).toEqual([
        { key: 'EU', lookups: 2, creditsUsed: '0.30' },
        { key: 'US', lookups: 2, creditsUsed: '0.25' },
        { key: 'VN', lookups: 1, creditsUsed: '1.00' },
      ]);
      expect(
        usage.byStatus.map(({ key, lookups, creditsUsed }) => [key, lookups, Number(creditsUsed)]),
      ).toEqual([
        ['error', 1, 0],
        ['needs_info', 1, 1],
        ['needs_review', 1, 0.2],
        ['proposed', 2, 0.35],
      ]);
      expect(await reader.totals(fixture.accountId, period)).toEqual(usage.totals);
    }
  });

  it('counts unfinished lookups without a fee and without a duration', async () => {
    const fixture = await lookupFixture(database, '0');
    const none = { chargedFee: null, finishedAt: null };
    await write(fixture, [
      { at: '2024-06-01T10:00:00Z', processingMs: 100 },
      { at: '2024-06-01T11:00:00Z', processingMs: 201 },
      { at: '2024-06-01T12:00:00Z', status: 'queued', ...none },
      {
        at: '2024-06-01T13:00:00Z',
        status: 'processing',
        claimToken: newId(),
        leaseUntil: new Date(0),
        ...none,
      },
    ]);
    const usage = await reader.usage(fixture.accountId, day('2024-06-01'));
    expect([usage.totals, usage.chargedLookups]).toEqual([{ lookups: 4, creditsUsed: '2.00' }, 2]);
    // 150.5 ms, rounded to whole milliseconds.
    expect(usage.avgProcessingMs).toBe(151);
    expect(usage.byStatus.map(({ key }) => key)).toEqual(['processing', 'proposed', 'queued']);
  });

  it('is limited to one account, and empty without activity', async () => {
    const [one, two] = [await lookupFixture(database, '0'), await lookupFixture(database, '0')];
    await write(one, [{ at: '2024-07-01T10:00:00Z' }]);
    expect(await reader.usage(two.accountId, day('2024-07-01'))).toEqual({
      totals: { lookups: 0, creditsUsed: '0' },
      chargedLookups: 0,
      avgProcessingMs: 0,
      daily: new Map(),
      byKind: [],
      byMarket: [],
      byStatus: [],
    });
    expect(await reader.totals(two.accountId, day('2024-07-01'))).toEqual({ lookups: 0, creditsUsed: '0' });
    expect((await reader.totals(one.accountId, day('2024-07-01'))).lookups).toBe(1);
  });
});

describe('ledger entries by kind', () => {
  it('add up credits and debits separately, by UTC day', async () => {
    const { accountId } = await lookupFixture(database, '10');
    let [seq, balance] = [1, 10];
    const book = async (kind: 'grant' | 'usage', amount: number, at: string) => {
      const before = balance;
      balance += amount;
      await database.client.$transaction([
        database.client.account.update({ where: { id: accountId }, data: { balance, ledgerSeq: seq + 1 } }),
        database.client.ledgerEntry.create({
          data: {
            accountId,
            seq: seq + 1,
            prevSeq: seq,
            kind,
            amount,
            balanceBefore: before,
            balanceAfter: balance,
            createdAt: new Date(at),
          },
        }),
      ]);
      seq += 1;
    };
    await book('grant', 5, '2024-02-29T00:00:00.000Z');
    await book('grant', -3, '2024-02-29T23:59:59.999Z');
    await book('usage', -0.5, '2024-02-29T12:00:00.000Z');
    await book('usage', -0.25, '2024-03-01T00:00:00.000Z');
    await book('grant', 100, '2024-02-28T23:59:59.999Z');
    for (const _reading of ['rows', 'sums']) {
      expect(await reader.ledgerByKind(accountId, day('2024-02-29'))).toEqual([
        { kind: 'grant', count: 2, added: '5.00', removed: '3.00' },
        { kind: 'usage', count: 1, added: '0.00', removed: '0.50' },
      ]);
      expect(await reader.ledgerTotals({ accountId, period: day('2024-02-29', '2024-03-01') })).toEqual({
        count: 4,
        added: '5.00',
        removed: '3.75',
        net: '1.25',
      });
    }
    expect(await reader.ledgerByKind(accountId, day('2024-04-01'))).toEqual([]);
    const rows = await reader.ledger({ accountId, period: day('2024-02-28', '2024-02-29') }, 0, 9);
    expect(rows.map(({ amount, balanceAfter }) => [Number(amount), Number(balanceAfter)])).toEqual([
      [100, 111.25],
      [-0.5, 11.5],
      [-3, 12],
      [5, 15],
    ]);
  });

  it('for all accounts are paged in ledger order, whatever their times', async () => {
    const [one, two] = [await lookupFixture(database, '7'), await lookupFixture(database, '8')];
    const fixtures = [one, two];
    const period = day('2026-11-21');
    const all = await reader.ledger({ accountId: null, period, kind: 'signup' }, 0, 99);
    const own = all.filter(({ accountId }) => fixtures.some((fixture) => fixture.accountId === accountId));
    expect(own.map(({ accountId, balanceAfter }) => [accountId, balanceAfter])).toEqual([
      [two.accountId, '8.00'],
      [one.accountId, '7.00'],
    ]);
    const paged = [];
    for (let offset = 0; offset < all.length; offset += 2)
      paged.push(...(await reader.ledger({ accountId: null, period, kind: 'signup' }, offset, 2)));
    expect(paged).toEqual(all);
    expect(await reader.ledger({ accountId: one.accountId, period, kind: 'usage' }, 0, 9)).toEqual([]);
  });
});
