import { STAGES, type Lookup, type LookupSummary } from '@svc/domain/lookups/lookup';
import type { LookupFilter, LookupSort } from '@svc/domain/lookups/lookup-filter';
import { LOOKUP_MOVES } from '@svc/domain/lookups/lookup-status';
import { queuedLookup, type LookupStore, type NewLookup, type Page } from '@svc/domain/lookups/lookup-store';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { ownerWhere } from '../owner-sql.ts';
import { runPrepared } from '../prepared.ts';
import type { Db } from '../prisma.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { createLookupSql, failLookupSql, finishLookupsSql } from './write-lookup.sql.ts';
import { hasWords, lookupCountSql, lookupOrderSql, lookupWhereSql } from './lookup-query.ts';
import {
  detailSelect,
  summarySelect,
  toClaimed,
  toLookup,
  toSummary,
  type ClaimedRow,
} from './lookup-rows.ts';

const WAITING = allowsSql(LOOKUP_MOVES, 'claim');
const CLAIMED = allowsSql(LOOKUP_MOVES, 'reclaim');

/** Rolls back the lookups of one call if the balance does not cover all of them. */
class NotCovered extends Error {}

async function create(
  db: Pick<Db, '$queryRaw'>,
  lookup: NewLookup,
  fee: string | null,
): Promise<Lookup | null> {
  const sql = createLookupSql(lookup, fee);
  const [row] = await runPrepared<{ eventId: bigint | string; skuId: number | null }>(db, sql);
  return row === undefined ? null : queuedLookup(lookup, { ...row, eventId: Number(row.eventId) });
}

async function createAll(
  db: PrismaClient,
  lookups: readonly NewLookup[],
  fee: string | null,
): Promise<readonly Lookup[] | null> {
  try {
    return await db.$transaction(async (tx) => {
      const created: Lookup[] = [];
      for (const lookup of lookups) {
        const each = await create(tx, lookup, fee);
        if (each === null) throw new NotCovered();
        created.push(each);
      }
      return created;
    });
  } catch (error) {
    if (error instanceof NotCovered) return null;
    throw error;
  }
}

export function createLookupStore(db: PrismaClient): LookupStore {
  const find: LookupStore['find'] = async (id, ownerId) => {
    const where = { id, ...ownerWhere(ownerId) };
    const row = await db.lookup.findFirst({ where, select: detailSelect, relationLoadStrategy: 'join' });
    return row === null ? null : toLookup(row);
  };

  const claimNext: LookupStore['claimNext'] = async (token, now, leaseMs, limit, named) => {
    const next = nextSql(now, limit, named);
    return (await runPrepared<ClaimedRow>(db, claimSql(next, token, now, leaseMs))).map(toClaimed);
  };

  const finishAll: LookupStore['finishAll'] = async (ended) =>
    (await runPrepared<{ id: string }>(db, finishLookupsSql(ended))).map(({ id }) => id);

  return {
    create: (lookup, fee) => create(db, lookup, fee),
    createAll: (lookups, fee) => createAll(db, lookups, fee),
    find,
    list: (filter, sort, offset, limit) => list(db, filter, sort, { offset, limit }),
    claim: async (id, token, now, leaseMs) => (await claimNext(token, now, leaseMs, 0, id))[0] ?? null,
    claimNext,
    findStale: (queuedBefore, now, limit) => findStale(db, queuedBefore, now, limit),
    setStage: async (claim, stage, at) => {
      await db.lookup.updateMany({
        where: { id: claim.lookupId, claimToken: claim.token },
        data: { stage, stageStartedAt: at },
      });
    },
    finish: async (claim, outcome, finishedAt) =>
      (await finishAll([{ claim, outcome, finishedAt }])).length > 0,
    finishAll,
    fail: async (claim, error, at) =>
      (await db.$queryRaw<unknown[]>(failLookupSql(claim, error, at))).length > 0,
    release: async (claim) => {
      await db.lookup.updateMany({
        where: {
          id: claim.lookupId,
          claimToken: claim.token,
          status: { in: [...LOOKUP_MOVES.from('release')] },
        },
        data: {
          status: LOOKUP_MOVES.to('release'),
          claimToken: null,
          leaseUntil: null,
          stage: null,
          stageStartedAt: null,
        },
      });
    },
  };
}

// A locked row is being claimed by another worker: workers that name each other's next rows must not wait for each
// other.
function nextSql(now: Date, limit: number, named: string | undefined): Prisma.Sql {
  const next = Prisma.sql`ARRAY(SELECT id FROM lookups WHERE ${WAITING} AND attempts = 0 AND id <> ${named ?? ''}
    ORDER BY created_at, id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED)`;
  if (named === undefined) return Prisma.sql`id = ANY(${next})`;

  return Prisma.sql`id = ANY(${next} || ARRAY(SELECT id FROM lookups
    WHERE id = ${named} AND (${WAITING} OR (${CLAIMED} AND lease_until <= ${now}::timestamptz))
    FOR NO KEY UPDATE SKIP LOCKED))`;
}

/**
 * Claims the lookups that match a condition. The commit does not wait for disk: a claim lost in a crash is taken again,
 * and its former owner cannot finish.
 */
function claimSql(condition: Prisma.Sql, token: string, now: Date, leaseMs: number): Prisma.Sql {
  return Prisma.sql`/* prepared as claim_lookups */
    UPDATE lookups SET status = ${stateAfterSql(LOOKUP_MOVES, 'claim')}, claim_token = ${token}, claimed_at = ${now}::timestamptz,
      lease_until = ${new Date(now.getTime() + leaseMs)}::timestamptz, stage = ${STAGES[0]}, stage_started_at = ${now}::timestamptz,
      attempts = attempts + 1
    WHERE ${condition} AND (SELECT set_config('synchronous_commit', 'off', true)) IS NOT NULL
    RETURNING id, market::text AS market, account_id AS "accountId", dataset_id AS "datasetId", language,
      description, input, attempts, EXISTS (
        SELECT FROM lookups d WHERE d.account_id = lookups.account_id AND d.market = lookups.market
          AND d.decision IN ('approved', 'overridden')
      ) AS "hasDecisions"`;
}

async function findStale(db: Db, queuedBefore: Date, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    (SELECT id FROM lookups WHERE ${CLAIMED} AND lease_until <= ${now}::timestamptz ORDER BY lease_until LIMIT ${limit})
    UNION ALL
    (SELECT id FROM lookups WHERE ${WAITING} AND created_at <= ${queuedBefore}::timestamptz
      ORDER BY created_at, id LIMIT ${limit})`;

  return rows.map((row) => row.id);
}

interface Cut {
  readonly offset: number;
  readonly limit: number;
}

async function list(db: Db, filter: LookupFilter, sort: LookupSort, cut: Cut): Promise<Page<LookupSummary>> {
  const { ids, total } = await (hasWords(filter) ? findWords : findPage)(db, filter, sort, cut);
  const rows = await db.lookup.findMany({
    where: { id: { in: [...ids] } },
    select: summarySelect,
    relationLoadStrategy: 'join',
  });
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));

  return { items: ids.flatMap((id) => byId.get(id) ?? []), total };
}

interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

async function findPage(
  db: Db,
  filter: LookupFilter,
  sort: LookupSort,
  { offset, limit }: Cut,
): Promise<Found> {
  const [page, counted] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT l.id FROM lookups l WHERE ${lookupWhereSql(filter)}
      ORDER BY ${lookupOrderSql(sort)} OFFSET ${offset} LIMIT ${limit}`,
    db.$queryRaw<{ total: number }[]>(lookupCountSql(filter)),
  ]);

  return { ids: page.map((row) => row.id), total: counted[0]?.total ?? 0 };
}

// Terms are found once by their index and then sorted: scanning all lookups in order for a few matches takes seconds.
async function findWords(
  db: Db,
  filter: LookupFilter,
  sort: LookupSort,
  { offset, limit }: Cut,
): Promise<Found> {
  const rows = await db.$queryRaw<Found[]>`
    WITH found AS MATERIALIZED (
      SELECT id, created_at, confidence, risk FROM lookups l WHERE ${lookupWhereSql(filter)}
    )
    SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
      SELECT l.id FROM found l ORDER BY ${lookupOrderSql(sort)} OFFSET ${offset} LIMIT ${limit}
    ) AS ids`;

  return rows[0] ?? { ids: [], total: 0 };
}
