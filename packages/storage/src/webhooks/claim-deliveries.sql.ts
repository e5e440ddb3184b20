import type { ClaimRequest, NewPing } from '@svc/domain/webhooks/delivery-store';
import { Prisma } from '../generated/prisma/client.ts';

/** Takes due deliveries; what is taken, and in which order, stands in the function of the migrations. */
export function claimDeliveriesSql(request: ClaimRequest): Prisma.Sql {
  const leaseUntil = new Date(request.now.getTime() + request.leaseMs);
  return Prisma.sql`
    SELECT * FROM svc_claim_deliveries(${request.token}::char(32), ${request.now}::timestamptz,
      ${leaseUntil}::timestamptz, ${request.limit}::int, ${request.doubtfulLimit}::int, ${request.perEndpoint}::int)`;
}

/** Writes a test call as taken already, so that no worker sends it as well. */
export function startPingSql(ping: NewPing): Prisma.Sql {
  const leaseUntil = new Date(ping.now.getTime() + ping.leaseMs);
  return Prisma.sql`
    WITH target AS MATERIALIZED (
      SELECT nextval('deliveries_id_seq')::int AS delivery_id, w.id, w.url, w.secret_sealed
      FROM webhooks w WHERE w.id = ${ping.webhookId} AND w.deleted_at IS NULL
    ), d AS (
      INSERT INTO deliveries (id, webhook_id, event, body, status, attempts, attempts_max, claim_token, lease_until, created_at)
      SELECT delivery_id, id, 'ping', ${ping.bodyStart}::text || delivery_id || '}', 'sending', 1, 1, ${ping.token},
        ${leaseUntil}::timestamptz, ${ping.now}::timestamptz FROM target
      RETURNING *
    )
    SELECT d.id, d.claim_token, d.webhook_id, d.event, d.body, d.attempts, d.attempts_max, t.url, t.secret_sealed,
      false AS doubtful FROM d JOIN target t ON t.delivery_id = d.id`;
}
