import { beforeEach, describe, expect, it } from '@jest/globals';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { lookupFixture } from '../../test/lookup-fixture.ts';
import { tallyDays } from './day-tallies.ts';
import { LOOKUP_TALLIES, lookupSumsSql } from './lookup-tallies.ts';

const DAY_MS = 86_400_000;
const PERIOD = { from: '2025-01-01', to: '2025-01-31' };

const database = suiteDatabase();
const fixture = perSuite(() => lookupFixture(database, '1000'));
beforeEach(async () => {
  await database.client.lookupEvent.deleteMany();
  await database.client.lookup.deleteMany();
  await database.client.$executeRaw`DELETE FROM lookup_tally_days`;
});

/** A lookup that ended, or waits, at noon of a day. */
async function lookup(day: string, status: 'proposed' | 'queued' = 'proposed'): Promise<string> {
  const at = new Date(`${day}T12:00:00Z`);
  const id = await fixture.create({ createdAt: at });

  if (status === 'proposed') {
    await database.client.lookup.update({
      where: { id },
      data: { status, finishedAt: at, chargedFee: 1, processingMs: 40 },
    });
  }

  return id;
}

async function counted(period = PERIOD): Promise<number> {
  const sums = lookupSumsSql(await tallyDays(database.client, LOOKUP_TALLIES, period), null);
  const rows = await database.client.$queryRaw<{ lookups: number }[]>`
    SELECT coalesce(sum(singles + batch_rows + skus), 0)::int AS lookups FROM (${sums}) sums`;
  return rows[0]?.lookups ?? 0;
}

async function tallied(): Promise<readonly string[]> {
  const rows = await database.client.$queryRaw<{ day: string }[]>`
    SELECT day::text AS day FROM lookup_tally_days ORDER BY 1`;
  return rows.map(({ day }) => day);
}

describe('tallies', () => {
  it('leave out sandboxes, on stored days and others', async () => {
    const other = await lookupFixture(database, '10');
    const yesterday = new Date(Date.now() - DAY_MS);
    const period = { from: '2025-01-01', to: yesterday.toISOString().slice(0, 10) };
    await lookup('2025-01-02');
    await other.create({ createdAt: new Date('2025-01-02T12:00:00Z') });
    await other.create({ createdAt: yesterday });
    await database.client.lookup.updateMany({ data: { status: 'proposed', finishedAt: yesterday } });
    await database.client.account.update({ where: { id: other.accountId }, data: { sandbox: true } });

    expect(await counted(period)).toBe(1);
    expect(await tallied()).toContain('2025-01-02');
    await database.client.account.update({ where: { id: other.accountId }, data: { sandbox: false } });
    expect(await counted(period)).toBe(2);
  });

  it('cover the finished days between the first and the last lookup', async () => {
    await lookup('2025-01-02');
    await lookup('2025-01-02');
    await lookup('2025-01-04');

    expect(await counted()).toBe(3);
    expect(await tallied()).toEqual(['2025-01-02', '2025-01-03', '2025-01-04']);

    const rows = await database.client.$queryRaw`
      SELECT day::text AS day, account_id, market::text, proposed, singles, batch_rows, charged,
        credits_of_proposed::text AS "ofProposed", credits_of_singles::text AS "ofSingles", processing_ms::int AS ms
      FROM lookup_tallies ORDER BY day`;

    const sums = (day: string, count: number, credits: string, ms: number) => ({
      account_id: fixture.accountId,
      market: 'US',
      batch_rows: 0,
      day,
      proposed: count,
      singles: count,
      charged: count,
      ofProposed: credits,
      ofSingles: credits,
      ms,
    });

    expect(rows).toEqual([sums('2025-01-02', 2, '2.00', 80), sums('2025-01-04', 1, '1.00', 40)]);
  });

  it('exclude days with unfinished lookups, today and yesterday, which still count', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

    await lookup('2025-01-02', 'queued');
    await lookup(yesterday);
    await lookup(today);

    expect(await counted({ from: '2025-01-02', to: today })).toBe(3);

    const days = await tallied();
    expect(days.includes('2025-01-02') || days.includes(yesterday) || days.includes(today)).toBe(false);
  });

  it('are discarded for days whose lookups are imported, changed or deleted', async () => {
    const id = await lookup('2025-01-05');
    expect(await counted()).toBe(1);

    await lookup('2025-01-05');
    expect(await counted()).toBe(2);

    await database.client.lookup.update({
      where: { id },
      data: { createdAt: new Date('2025-01-06T00:00:00Z') },
    });
    expect(await counted({ from: '2025-01-05', to: '2025-01-05' })).toBe(1);
    expect(await counted({ from: '2025-01-06', to: '2025-01-06' })).toBe(1);

    await database.client.lookupEvent.deleteMany();
    await database.client.lookup.delete({ where: { id } });

    expect(await counted()).toBe(1);
  });

  it('remain when unrelated fields change', async () => {
    const id = await lookup('2025-01-07');
    await counted();
    await database.client.lookup.update({ where: { id }, data: { resolved: true } });
    expect(await tallied()).toEqual(['2025-01-07']);
  });

  it('wait for a running change: the day is read from its rows until it ends', async () => {
    await lookup('2025-01-08');
    await lookup('2025-01-09');
    await database.client.$transaction(async (tx) => {
      await tx.lookup.updateMany({ data: { processingMs: 50 } });
      expect(await counted()).toBe(2);
      expect(await tallied()).toEqual([]);
    });

    expect(await counted()).toBe(2);
    expect(await tallied()).toEqual(['2025-01-08', '2025-01-09']);
  });

  it('are created once for concurrent calls', async () => {
    for (let day = 10; day < 20; day += 1) await lookup(`2025-01-${day}`);
    expect(await Promise.all(Array.from({ length: 12 }, () => counted()))).toEqual(Array(12).fill(10));
    expect(await tallied()).toHaveLength(10);
  });
});
