import type { ClaimRequest, NewPing } from '@svc/domain/webhooks/delivery-store';
import { Prisma } from '../generated/prisma/client.ts';

const DOUBTFUL = Prisma.sql`(w.last_delivery_at IS NOT NULL AND coalesce(w.last_status, 0) NOT BETWEEN 200 AND 299)`;
const CLAIMED = Prisma.sql`d.id, d.claim_token, d.webhook_id, d.event, d.body, d.attempts, d.attempts_max`;

/**
 * Takes due deliveries by conditional update: of each endpoint no more than it has room for, the first of each before
 * the second of any, those of endpoints that answered last time before the others.
 */
export function claimDeliveriesSql(request: ClaimRequest): Prisma.Sql {
  const leaseUntil = new Date(request.now.getTime() + request.leaseMs);
  return Prisma.sql`
    WITH hooks AS MATERIALIZED (
      SELECT w.id, w.url, w.secret_sealed, ${DOUBTFUL} AS doubtful,
        ${request.perEndpoint}::int
          - (SELECT count(*) FROM deliveries s WHERE s.webhook_id = w.id AND s.status = 'sending')::int AS room
      FROM webhooks w WHERE w.active AND w.deleted_at IS NULL
    ), lanes AS (
      SELECT h.id AS webhook_id, h.doubtful, p.id, p.next_attempt_at,
        row_number() OVER (PARTITION BY h.id ORDER BY p.next_attempt_at, p.id) AS place
      FROM hooks h CROSS JOIN LATERAL (
        SELECT d.id, d.next_attempt_at FROM deliveries d
        WHERE d.webhook_id = h.id AND d.status = 'pending' AND d.next_attempt_at <= ${request.now}::timestamptz
        ORDER BY d.next_attempt_at, d.id LIMIT greatest(h.room, 0)
      ) p
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY doubtful ORDER BY place, next_attempt_at, id) AS rank FROM lanes
    ), picked AS (
      SELECT id, webhook_id FROM ranked WHERE NOT doubtful OR rank <= ${request.doubtfulLimit}::int
      ORDER BY doubtful, place, next_attempt_at, id LIMIT ${request.limit}::int
    )
    UPDATE deliveries d SET status = 'sending', claim_token = ${request.token}, lease_until = ${leaseUntil}::timestamptz,
      next_attempt_at = NULL, attempts = attempts + 1
    FROM picked p JOIN hooks h ON h.id = p.webhook_id
    WHERE d.id = p.id AND d.status = 'pending'
    RETURNING ${CLAIMED}, h.url, h.secret_sealed, h.doubtful`;
}

/** Writes a test call as taken already, so that no worker sends it as well. */
export function startPingSql(ping: NewPing): Prisma.Sql {
  const leaseUntil = new Date(ping.now.getTime() + ping.leaseMs);
  return Prisma.sql`
    WITH target AS MATERIALIZED (
      SELECT nextval('deliveries_id_seq')::int AS delivery_id, w.id, w.url, w.secret_sealed, ${DOUBTFUL} AS doubtful
      FROM webhooks w WHERE w.id = ${ping.webhookId} AND w.deleted_at IS NULL
    ), d AS (
      INSERT INTO deliveries (id, webhook_id, event, body, status, attempts, attempts_max, claim_token, lease_until, created_at)
      SELECT delivery_id, id, 'ping', ${ping.bodyStart}::text || delivery_id || '}', 'sending', 1, 1, ${ping.token},
        ${leaseUntil}::timestamptz, ${ping.now}::timestamptz FROM target
      RETURNING *
    )
    SELECT ${CLAIMED}, t.url, t.secret_sealed, t.doubtful FROM d JOIN target t ON t.delivery_id = d.id`;
}
