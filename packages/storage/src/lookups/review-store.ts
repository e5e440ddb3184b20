import type { LookupFilter } from '@svc/domain/lookups/lookup-filter';
import type {
  CommentBounds,
  CommentEnd,
  NewDecision,
  NewResolution,
  ReviewAct,
  ReviewCounts,
  ReviewStore,
} from '@svc/domain/lookups/review-store';
import { activeLine } from '../datasets/active-line.ts';
import { findDeclarable, findDeclarableBelow } from '../datasets/find-declarable.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { decideLookupSql, decisionAllowsSql, holdSkuVersionSql } from './decide-lookup.sql.ts';
import { lookupWhereSql } from './lookup-query.ts';

const MINUTE_MS = 60_000;

export function createReviewStore(db: PrismaClient): ReviewStore {
  return {
    decide: (decision) => decide(db, decision),
    reopen: (act) => reopen(db, act),
    comment: (act, bounds) => comment(db, act, bounds),
    resolve: (resolution) => resolve(db, resolution),
    counts: (filter) => counts(db, filter),
    findDeclarable: (datasetId, digits) => findDeclarable(db, datasetId, digits),
    findDeclarableBelow: (datasetId, digits, limit) => findDeclarableBelow(db, datasetId, digits, limit),
    activeLine: (market, digits) => activeLine(db, market, digits),
  };
}

function decide(db: PrismaClient, decision: NewDecision): Promise<boolean> {
  return retryDeadlock(async () => {
    const [, rows] = await db.$transaction([
      db.$queryRaw(holdSkuVersionSql(decision.lookupId)),
      db.$queryRaw<{ decided: number }[]>(decideLookupSql(decision)),
    ]);
    return rows[0]?.decided === 1;
  });
}

async function reopen(db: Db, { lookupId, byId, byName, note, at }: ReviewAct): Promise<boolean> {
  const written = await db.$executeRaw`
    WITH before AS (
      SELECT id, final_code FROM lookups WHERE id = ${lookupId} AND ${decisionAllowsSql('reopen')} FOR UPDATE
    ), reopened AS (
      UPDATE lookups SET decision = NULL, final_code = NULL, final_description = NULL, review_note = NULL,
        decided_by_id = NULL, decided_at = NULL
      FROM before WHERE lookups.id = before.id
      RETURNING lookups.id, before.final_code
    )
    INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "from")
    SELECT id, 'reopened', ${at}::timestamptz, ${byId}, ${byName}, ${note}, final_code FROM reopened`;

  return written > 0;
}

function comment(db: PrismaClient, act: ReviewAct, bounds: CommentBounds): Promise<CommentEnd> {
  const { lookupId, byId, byName, note, at } = act;
  const minuteAgo = new Date(at.getTime() - MINUTE_MS);

  return db.$transaction(async (tx) => {
    // Comments of one account wait for each other, so that each counts the earlier ones.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('svc.comment.' || ${byId}::text, 0))::text`;

    const written = await tx.$executeRaw`
      WITH counted AS (
        UPDATE lookups SET comment_count = comment_count + 1
        WHERE id = ${lookupId} AND comment_count < ${bounds.perLookup} AND ${bounds.perMinute} > (
          SELECT count(*) FROM lookup_events
          WHERE by_id = ${byId} AND kind = 'comment' AND at > ${minuteAgo}::timestamptz
        )
        RETURNING id
      )
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note)
      SELECT id, 'comment', ${at}::timestamptz, ${byId}, ${byName}, ${note} FROM counted`;
    if (written > 0) return 'added';

    const { commentCount } = await tx.lookup.findUniqueOrThrow({
      where: { id: lookupId },
      select: { commentCount: true },
    });

    return commentCount >= bounds.perLookup ? 'lookup_full' : 'too_many';
  });
}

// Setting the current value again records nothing unless it has a comment.
async function resolve(
  db: Db,
  { lookupId, resolved, byId, byName, note, at }: NewResolution,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ found: number }[]>`
    WITH before AS (
      SELECT id, resolved FROM lookups WHERE id = ${lookupId} AND finished_at IS NOT NULL FOR UPDATE
    ), changed AS (
      UPDATE lookups SET resolved = ${resolved} FROM before
      WHERE lookups.id = before.id AND before.resolved <> ${resolved}
      RETURNING lookups.id
    ), noted AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note)
      SELECT before.id, ${resolved ? 'resolved' : 'unresolved'}, ${at}::timestamptz, ${byId}, ${byName}, ${note}
      FROM before WHERE before.resolved <> ${resolved} OR ${note}::text IS NOT NULL
    )
    SELECT count(*)::int AS found FROM before`;

  return rows[0]?.found === 1;
}

async function counts(db: Db, filter: LookupFilter): Promise<ReviewCounts> {
  const rows = await db.$queryRaw<{ status: keyof ReviewCounts; count: number }[]>`
    SELECT l.status::text AS status, count(*)::int AS count
    FROM lookups l WHERE ${lookupWhereSql(filter)} GROUP BY l.status`;
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  const count = (status: keyof ReviewCounts): number => found.get(status) ?? 0;

  return { needs_review: count('needs_review'), needs_info: count('needs_info'), error: count('error') };
}
