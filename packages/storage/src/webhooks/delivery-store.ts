import type {
  AttemptOutcome,
  ClaimedDelivery,
  ClaimRequest,
  DeliveryStore,
  NewPing,
} from '@svc/domain/webhooks/delivery-store';
import { DELIVERY_MOVES } from '@svc/domain/webhooks/delivery-status';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { retireWebhooksSql } from './webhook.sql.ts';

const PURGE_LIMIT = 5000;

interface ClaimedRow {
  readonly id: number;
  readonly claim_token: string;
  readonly webhook_id: string;
  readonly url: string;
  readonly secret_sealed: Uint8Array;
  readonly event: string;
  readonly body: string;
  readonly attempts: number;
  readonly attempts_max: number;
  readonly doubtful: boolean;
}

export function createDeliveryStore(db: Db): DeliveryStore {
  return {
    claim: async (request, ended = []) =>
      (await db.$queryRaw<ClaimedRow[]>(claimDeliveriesSql(request, ended))).map(toClaimed),
    startPing: async (ping) => {
      const [row] = await db.$queryRaw<ClaimedRow[]>(startPingSql(ping));
      return row === undefined ? null : toClaimed(row);
    },
    record: async (outcomes) => {
      if (outcomes.length > 0)
        await db.$executeRaw`SELECT svc_record_attempts(${JSON.stringify(outcomes)}::jsonb)`;
    },
    releaseLapsed: (now) => db.$executeRaw(releaseLapsedSql(now)),
    cancelStranded: (now) => db.$executeRaw`
      UPDATE deliveries d SET status = ${stateAfterSql(DELIVERY_MOVES, 'cancel')}, next_attempt_at = NULL, finished_at = ${now}::timestamptz
      FROM webhooks w JOIN accounts a ON a.id = w.account_id
      WHERE w.id = d.webhook_id AND ${allowsSql(DELIVERY_MOVES, 'cancel', 'd.status')} AND NOT (w.active AND w.deleted_at IS NULL AND a.active)`,
    purge: (before) => purgeDeliveries(db, before),
    retire: (now) => db.$executeRaw(retireWebhooksSql(now)),
  };
}

function toClaimed(row: ClaimedRow): ClaimedDelivery {
  return {
    id: row.id,
    token: row.claim_token,
    webhookId: row.webhook_id,
    url: row.url,
    secretSealed: row.secret_sealed,
    event: row.event,
    body: row.body,
    attempt: row.attempts,
    attemptsMax: row.attempts_max,
    doubtful: row.doubtful,
  };
}

function releaseLapsedSql(now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE deliveries SET claim_token = NULL, lease_until = NULL, status_code = NULL, error = 'delivery_interrupted',
      status = (CASE WHEN attempts < attempts_max THEN ${stateAfterSql(DELIVERY_MOVES, 'lapse')}
        ELSE ${stateAfterSql(DELIVERY_MOVES, 'give_up')} END)::delivery_status,
      next_attempt_at = CASE WHEN attempts < attempts_max THEN ${now}::timestamptz END,
      finished_at = CASE WHEN attempts < attempts_max THEN NULL ELSE ${now}::timestamptz END
    WHERE ${allowsSql(DELIVERY_MOVES, 'lapse')} AND lease_until <= ${now}::timestamptz`;
}

/** Writes outcomes of attempts and claims due deliveries, in the order defined by the function in the migrations. */
function claimDeliveriesSql(request: ClaimRequest, ended: readonly AttemptOutcome[]): Prisma.Sql {
  const leaseUntil = new Date(request.now.getTime() + request.leaseMs);
  return Prisma.sql`
    /* prepared as send_round */ SELECT * FROM svc_send_round(${JSON.stringify(ended)}::jsonb, ${request.token}::char(32),
      ${request.now}::timestamptz, ${leaseUntil}::timestamptz, ${request.limit}::int, ${request.doubtfulLimit}::int,
      ${request.perEndpoint}::int)`;
}

/** Inserts a test call as already claimed, so that no worker sends it too. */
function startPingSql(ping: NewPing): Prisma.Sql {
  const leaseUntil = new Date(ping.now.getTime() + ping.leaseMs);

  return Prisma.sql`
    WITH target AS MATERIALIZED (
      SELECT nextval('deliveries_id_seq')::int AS delivery_id, w.id, w.url, w.secret_sealed
      FROM webhooks w WHERE w.id = ${ping.webhookId} AND w.deleted_at IS NULL
    ), d AS (
      INSERT INTO deliveries (id, webhook_id, event, body, status, attempts, attempts_max, claim_token, lease_until, created_at)
      SELECT delivery_id, id, 'ping', ${ping.bodyStart}::text || delivery_id || '}', ${stateAfterSql(DELIVERY_MOVES, 'claim')}::delivery_status, 1, 1, ${ping.token},
        ${leaseUntil}::timestamptz, ${ping.now}::timestamptz FROM target
      RETURNING *
    )
    SELECT d.id, d.claim_token, d.webhook_id, d.event, d.body, d.attempts, d.attempts_max, t.url, t.secret_sealed,
      false AS doubtful FROM d JOIN target t ON t.delivery_id = d.id`;
}

/**
 * Deletes finished deliveries, their events, test calls and deleted webhooks from before a time; at most 5,000 rows of
 * each per call.
 */
async function purgeDeliveries(db: Db, before: Date): Promise<number> {
  const deliveries = await db.$executeRaw`
    DELETE FROM deliveries WHERE id IN (
      SELECT id FROM deliveries WHERE created_at < ${before}::timestamptz
        AND ${allowsSql(DELIVERY_MOVES, 'redeliver')} ORDER BY created_at LIMIT ${PURGE_LIMIT})`;
  const events = await db.$executeRaw`
    DELETE FROM outbox_events WHERE id IN (
      SELECT e.id FROM outbox_events e WHERE e.created_at < ${before}::timestamptz AND e.fanned_out_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM deliveries d WHERE d.outbox_id = e.id) ORDER BY e.created_at LIMIT ${PURGE_LIMIT})`;
  const tests = await db.$executeRaw`
    DELETE FROM webhook_tests WHERE id IN (
      SELECT id FROM webhook_tests WHERE at < ${before}::timestamptz LIMIT ${PURGE_LIMIT})`;
  const webhooks = await db.$executeRaw`
    DELETE FROM webhooks w WHERE w.deleted_at < ${before}::timestamptz
      AND NOT EXISTS (SELECT FROM deliveries d WHERE d.webhook_id = w.id)`;

  return deliveries + events + tests + webhooks;
}
