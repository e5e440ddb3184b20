import type { Market } from '@svc/tariff/market';
import type { Db } from './prisma.ts';

interface SequenceUse {
  readonly sequence: string;
  readonly used: number;
}

export async function readDemoMarkets(db: Db): Promise<readonly Market[]> {
  const rows = await db.dataset.findMany({
    where: { state: 'active', isDemo: true },
    select: { market: true },
    orderBy: { market: 'asc' },
  });

  return rows.map((row) => row.market);
}

export async function countFailedDeliveries(db: Db, since: Date): Promise<number> {
  return db.delivery.count({ where: { status: 'failed', finishedAt: { gt: since } } });
}

/** Markets whose latest activation was given up before its alerts were raised. */
export async function readGivenUpSwitches(db: Db): Promise<readonly Market[]> {
  const rows = await db.$queryRaw<{ market: Market }[]>`
    SELECT market::text AS market FROM (
      SELECT DISTINCT ON (market) market, failed_at FROM activations ORDER BY market, created_at DESC
    ) latest WHERE failed_at IS NOT NULL ORDER BY market`;
  return rows.map(({ market }) => market);
}

export async function readSourceStates(db: Db): Promise<ReadonlyMap<Market, string>> {
  const rows = await db.officialSource.findMany({ select: { market: true, state: true } });
  return new Map(rows.map((row) => [row.market, row.state]));
}

/** Use of every sequence of the installation: at 1 its table accepts no more rows. */
export async function readSequenceUse(db: Pick<Db, '$queryRaw'>): Promise<readonly SequenceUse[]> {
  return db.$queryRaw<SequenceUse[]>`
    SELECT sequencename AS sequence, coalesce(last_value, 0)::float8 / max_value::float8 AS used
    FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename`;
}
