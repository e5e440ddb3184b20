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

/** State of each market's official source, as it was last recorded. */
export async function readSourceStates(db: Db): Promise<ReadonlyMap<Market, string>> {
  const rows = await db.officialSource.findMany({ select: { market: true, state: true } });
  return new Map(rows.map((row) => [row.market, row.state]));
}
