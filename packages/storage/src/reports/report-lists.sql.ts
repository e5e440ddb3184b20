import { REVIEW_STATUSES } from '@svc/domain/lookups/lookup-status';
import type { Period } from '@svc/domain/usage/period';
import { Prisma } from '../generated/prisma/client.ts';
import { ownedBy } from '../owner-sql.ts';
import { statesSql } from '../state-sql.ts';
import { boundsSql } from '../tallies/day-tallies.ts';

const TOP_OVERRIDDEN_MAX = 10;

export function commentsSql(period: Period): Prisma.Sql {
  const { start, end } = boundsSql(period);
  return Prisma.sql`
    SELECT by_id AS account_id, count(*)::int AS comments FROM lookup_events
    WHERE kind = 'comment' AND at >= ${start} AND at < ${end} AND by_id IS NOT NULL
      AND ${ownedBy(null, Prisma.sql`by_id`)}
    GROUP BY by_id`;
}

// The statuses are literals so that the partial index of the queue applies.
const WAITS_FOR_PERSON = statesSql(REVIEW_STATUSES);

export function reviewQueueSql(period: Period): Prisma.Sql {
  const { start, end } = boundsSql(period);
  return Prisma.sql`
    SELECT count(*)::int AS waiting FROM lookups
    WHERE status IN (${WAITS_FOR_PERSON}) AND decision IS NULL AND NOT resolved
      AND ${ownedBy(null)} AND created_at >= ${start} AND created_at < ${end}`;
}

/** Overridden codes with their final codes, most frequent first. */
export function topOverriddenSql(period: Period): Prisma.Sql {
  const { start, end } = boundsSql(period);

  return Prisma.sql`
    SELECT market::text AS market, recommended_code AS "recommendedCode", final_code AS "finalCode",
      count(*)::int AS count, max(decided_at) AS "lastAt"
    FROM lookups WHERE decision = 'overridden' AND decided_at >= ${start} AND decided_at < ${end}
    GROUP BY market, recommended_code, final_code
    ORDER BY count DESC, "lastAt" DESC, market, recommended_code, final_code
    LIMIT ${TOP_OVERRIDDEN_MAX}`;
}
