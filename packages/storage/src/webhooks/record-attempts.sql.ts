import type { AttemptOutcome } from '@svc/domain/webhooks/delivery-store';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * Writes the ends of attempts and the latest of each on its webhook. An attempt that failed for a webhook that was
 * paused or deleted meanwhile is not tried again. Webhooks are locked in order, so that two senders do not deadlock.
 */
export function recordAttemptsSql(outcomes: readonly AttemptOutcome[]): Prisma.Sql {
  return Prisma.sql`
    WITH o AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS o(
        "deliveryId" int, token char(32), "webhookId" char(32), delivered boolean, "statusCode" int, error text,
        "endedAt" timestamptz, "nextAttemptAt" timestamptz)
    ), hooks AS MATERIALIZED (
      SELECT w.id, w.active AND w.deleted_at IS NULL AS listens FROM webhooks w
      WHERE w.id IN (SELECT o."webhookId" FROM o) ORDER BY w.id FOR UPDATE
    ), ends AS MATERIALIZED (
      SELECT o.*, CASE WHEN o.delivered THEN 'delivered' WHEN o."nextAttemptAt" IS NULL THEN 'failed'
        WHEN h.listens THEN 'pending' ELSE 'cancelled' END AS status
      FROM o JOIN hooks h ON h.id = o."webhookId"
    ), ended AS (
      UPDATE deliveries d SET status = e.status::delivery_status, status_code = e."statusCode", error = e.error,
        claim_token = NULL, lease_until = NULL,
        next_attempt_at = CASE WHEN e.status = 'pending' THEN e."nextAttemptAt" END,
        finished_at = CASE WHEN e.status <> 'pending' THEN e."endedAt" END
      FROM ends e WHERE d.id = e."deliveryId" AND d.claim_token = e.token AND d.status = 'sending'
      RETURNING d.id, d.webhook_id, d.status_code, d.error, e."endedAt" AS ended_at
    ), latest AS (
      SELECT DISTINCT ON (webhook_id) * FROM ended ORDER BY webhook_id, ended_at DESC, id DESC
    )
    UPDATE webhooks w SET last_status = l.status_code, last_error = l.error, last_delivery_at = l.ended_at
    FROM latest l WHERE w.id = l.webhook_id`;
}

/** Ends the claims of senders that are gone: due again at once, or failed when that was the last attempt. */
export function releaseLapsedSql(now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE deliveries SET claim_token = NULL, lease_until = NULL, status_code = NULL, error = 'delivery_interrupted',
      status = (CASE WHEN attempts < attempts_max THEN 'pending' ELSE 'failed' END)::delivery_status,
      next_attempt_at = CASE WHEN attempts < attempts_max THEN ${now}::timestamptz END,
      finished_at = CASE WHEN attempts < attempts_max THEN NULL ELSE ${now}::timestamptz END
    WHERE status = 'sending' AND lease_until <= ${now}::timestamptz`;
}
