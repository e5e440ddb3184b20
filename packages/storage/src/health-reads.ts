import type { Market } from '@svc/tariff/market';
import type { Db } from './prisma.ts';

/** Markets whose active schedule is sample data. */
export async function readDemoMarkets(db: Db): Promise<readonly Market[]> {
  const rows = await db.dataset.findMany({
    where: { state: 'active', isDemo: true },
    select: { market: true },
    orderBy: { market: 'asc' },
  });

  return rows.map((row) => row.market);
}

/** Deliveries that were given up since a time. */
export async function countFailedDeliveries(db: Db, since: Date): Promise<number> {
  return db.delivery.count({ where: { status: 'failed', finishedAt: { gt: since } } });
}

/** Markets whose latest switch of versions was given up before its alerts were raised. */
export async function readGivenUpSwitches(db: Db): Promise<readonly Market[]> {
  const rows = await db.$queryRaw<{ market: Market }[]>`
    SELECT market::text AS market FROM (
      SELECT DISTINCT ON (market) market, failed_at FROM activations ORDER BY market, created_at DESC
    ) latest WHERE failed_at IS NOT NULL ORDER BY market`;
  return rows.map(({ market }) => market);
}

/** State of each market's official source, as it was last recorded. */
export async function readSourceStates(db: Db): Promise<ReadonlyMap<Market, string>> {
  const rows = await db.officialSource.findMany({ select: { market: true, state: true } });
  return new Map(rows.map((row) => [row.market, row.state]));
}
