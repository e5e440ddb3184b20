import { DAY_MS } from '@svc/domain/calendar-day';
import { Prisma } from './generated/prisma/client.ts';
import { SANDBOXES } from './owner-sql.ts';
import type { Db } from './prisma.ts';

const BATCHES_AT_ONCE = 20;
const ROWS_AT_ONCE = 500;

/** Retention in days, of sandboxes in hours; 0 days retain forever. */
export interface Retention {
  readonly storedBatchDays: number;
  readonly lookupKeepDays: number;
  readonly batchKeepDays: number;
  readonly alertKeepDays: number;
  readonly auditKeepDays: number;
  readonly sandboxKeepHours: number;
}

type Purge = (db: Db, before: Date) => Promise<number>;

/** Deletes what is older than its retention, a few rows per statement; returns the counts. */
export async function purgeExpired(
  db: Db,
  keep: Retention,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const purges: readonly (readonly [string, number, Purge])[] = [
    ['batches that were not started', keep.storedBatchDays, purgeNotStarted],
    ['finished batches', keep.batchKeepDays, purgeFinished],
    ['texts of lookups', keep.lookupKeepDays, purgeTexts],
    ['alerts', keep.alertKeepDays, purgeAlerts],
    ['acts of the audit record', keep.auditKeepDays, purgeAudit],
    ['records of sandboxes', keep.sandboxKeepHours / 24, purgeSandboxes],
  ];
  const gone: Record<string, number> = {};
  for (const [name, keepDays, purge] of purges) {
    if (keepDays === 0) continue;
    const before = new Date(now.getTime() - keepDays * DAY_MS);
    const count = await purgeAll(() => purge(db, before));
    if (count > 0) gone[name] = count;
  }
  return gone;
}

/** Deletes batches uploaded before a time and never started, some at a time; returns their number. */
const purgeNotStarted: Purge = (db, before) => db.$executeRaw`
  DELETE FROM batches WHERE id IN (
    SELECT id FROM batches WHERE status = 'uploaded' AND updated_at < ${before}::timestamptz
    ORDER BY updated_at LIMIT ${BATCHES_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

/** Their lookups remain. A batch may have 50,000 rows. */
const purgeFinished: Purge = (db, before) => db.$executeRaw`
  DELETE FROM batches WHERE id IN (
    SELECT id FROM batches WHERE status IN ('completed', 'completed_with_errors')
      AND finished_at < ${before}::timestamptz
    ORDER BY finished_at LIMIT 1 FOR UPDATE SKIP LOCKED)`;

/**
 * Codes, fees and times remain for ledger and reports. Decided lookups remain whole, as the record of the
 * classification; undecided ones in review remain until they are decided.
 */
const purgeTexts: Purge = (db, before) => db.$executeRaw`
  WITH old AS (
    SELECT id FROM lookups WHERE finished_at < ${before}::timestamptz AND description <> '' AND decision IS NULL
      AND (resolved OR status IN ('proposed', 'error'))
    ORDER BY created_at LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED
  ), notes AS (
    UPDATE lookup_events SET note = NULL WHERE lookup_id IN (SELECT id FROM old) AND note IS NOT NULL
  )
  UPDATE lookups SET description = '', input = '{}', normalized = '{}', result = '{}', missing_info = '{}',
    flags = '[]', flag_codes = '{}'
  WHERE id IN (SELECT id FROM old)`;

const purgeAlerts: Purge = (db, before) => db.$executeRaw`
  DELETE FROM alerts WHERE id IN (
    SELECT id FROM alerts WHERE acknowledged_at < ${before}::timestamptz ORDER BY id LIMIT ${ROWS_AT_ONCE})`;

/** The service role cannot delete audit entries: a function of the owner does, but never those of the last 90 days. */
const purgeAudit: Purge = async (db, before) => {
  const [row] = await db.$queryRaw<{ gone: number }[]>`
    SELECT svc_purge_audit(${before}::timestamptz)::int AS gone`;
  return row?.gone ?? 0;
};

const OF_SANDBOX = Prisma.sql`account_id = ANY (${SANDBOXES})`;

/** Running batches remain until they end. */
const purgeSandboxes: Purge = async (db, before) => {
  const batches = await db.$executeRaw`
    DELETE FROM batches WHERE id IN (
      SELECT id FROM batches WHERE ${OF_SANDBOX} AND created_at < ${before}::timestamptz
        AND status NOT IN ('queued', 'running')
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const lookups = await db.$executeRaw`
    DELETE FROM lookups WHERE id IN (
      SELECT id FROM lookups l WHERE ${OF_SANDBOX} AND created_at < ${before}::timestamptz
        AND NOT EXISTS (SELECT FROM batches b WHERE b.id = l.batch_id)
      ORDER BY created_at LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
  const events = await db.$executeRaw`
    DELETE FROM outbox_events WHERE id IN (
      SELECT id FROM outbox_events e WHERE ${OF_SANDBOX} AND created_at < ${before}::timestamptz
        AND NOT EXISTS (SELECT FROM deliveries d WHERE d.outbox_id = e.id)
      ORDER BY created_at LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
  return batches + lookups + events;
};

export async function purgeAll(purgeSome: () => Promise<number>): Promise<number> {
  let gone = 0;
  for (;;) {
    const purged = await purgeSome();
    if (purged === 0) return gone;
    gone += purged;
  }
}
