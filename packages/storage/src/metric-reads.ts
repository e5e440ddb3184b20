import { ownerWhere } from './owner-sql.ts';
import type { Db } from './prisma.ts';

export interface WaitingWork {
  readonly kind: 'lookups' | 'batches' | 'deliveries';
  readonly waiting: number;
  /** Age of the oldest in seconds; 0 if nothing waits. */
  readonly oldest_seconds: number;
}

/** Counts unclaimed lookups and batches, and due deliveries. */
export async function readWaitingWork(db: Pick<Db, '$queryRaw'>, now: Date): Promise<readonly WaitingWork[]> {
  return db.$queryRaw<WaitingWork[]>`
    SELECT kind, waiting, greatest(0, coalesce(extract(epoch FROM ${now}::timestamptz - since), 0))::float8
      AS oldest_seconds
    FROM (
      SELECT 'lookups' AS kind, count(*)::float8 AS waiting, min(created_at) AS since
        FROM lookups WHERE status = 'queued'
      UNION ALL SELECT 'batches', count(*)::float8, min(started_at) FROM batches WHERE status = 'queued'
      UNION ALL SELECT 'deliveries', count(*)::float8, min(next_attempt_at)
        FROM deliveries WHERE status = 'pending' AND next_attempt_at <= ${now}::timestamptz
    ) work`;
}

/** Credits of all active accounts: balances, and the part reserved for unfinished lookups. */
export async function readCredits(db: Pick<Db, 'account'>): Promise<ReadonlyMap<string, number>> {
  const { _sum: sum } = await db.account.aggregate({
    where: { active: true },
    _sum: { balance: true, held: true },
  });
  return new Map([
    ['balance', Number(sum.balance ?? 0)],
    ['held', Number(sum.held ?? 0)],
  ]);
}

/** 95th percentile of seconds by stage, of lookups created since a time; no entry for a stage without any. */
export async function readStageSeconds(
  db: Pick<Db, '$queryRaw'>,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw<{ readonly stage: string; readonly seconds: number | null }[]>`
    WITH finished AS (
      SELECT created_at, claimed_at, finished_at FROM lookups
      WHERE created_at > ${since} AND finished_at IS NOT NULL AND batch_id IS NULL
    ), times AS (
      SELECT 'wait' AS stage, claimed_at - created_at AS took FROM finished
      UNION ALL SELECT 'classification', finished_at - claimed_at FROM finished
      UNION ALL SELECT 'delivery', finished_at - created_at FROM deliveries
        WHERE created_at > ${since} AND status = 'delivered'
    )
    SELECT stage, percentile_cont(0.95) WITHIN GROUP (ORDER BY extract(epoch FROM took))::float8 AS seconds
    FROM times GROUP BY stage`;
  return new Map(rows.flatMap(({ stage, seconds }) => (seconds === null ? [] : [[stage, seconds]])));
}

export async function countLookups(
  db: Pick<Db, 'lookup'>,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const counts = await db.lookup.groupBy({
    by: ['status'],
    where: { createdAt: { gt: since }, ...ownerWhere(null) },
    _count: { _all: true },
  });
  return new Map(counts.map(({ status, _count: { _all: count } }) => [status, count]));
}
