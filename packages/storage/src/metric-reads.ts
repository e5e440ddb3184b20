import type { Db } from './prisma.ts';

/** Work that waits for a worker, by kind. */
export interface WaitingWork {
  readonly kind: 'lookups' | 'batches' | 'deliveries';
  readonly waiting: number;
  /** Age of the oldest in seconds; 0 when nothing waits. */
  readonly oldest_seconds: number;
}

/** Lookups and batches that are not taken, and deliveries that are due. */
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
