-- The two statements of every round of sending, as functions: PostgreSQL keeps their plans, which costs more to make
-- than the statements cost to run, and each statement of a function sees what was committed before it.

-- Takes due deliveries by conditional update: of each endpoint no more than it has room for, the first of each before
-- the second of any, those of endpoints that answered last time before the others. One caller at a time, so that each
-- counts what the one before has taken.
CREATE FUNCTION svc_claim_deliveries(
  new_token char(32), at timestamptz, until timestamptz, most int, most_doubtful int, per_endpoint int
) RETURNS TABLE (
  id int, claim_token char(32), webhook_id char(32), event text, body text, attempts int, attempts_max int,
  url text, secret_sealed bytea, doubtful boolean
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM pg_advisory_xact_lock(7203000001);
  RETURN QUERY
  WITH hooks AS MATERIALIZED (
    SELECT w.id, w.url, w.secret_sealed,
      w.last_delivery_at IS NOT NULL AND coalesce(w.last_status, 0) NOT BETWEEN 200 AND 299 AS doubtful,
      per_endpoint - (SELECT count(*) FROM deliveries s WHERE s.webhook_id = w.id AND s.status = 'sending')::int AS room
    FROM webhooks w WHERE w.active AND w.deleted_at IS NULL
  ), lanes AS (
    SELECT h.id AS webhook_id, h.doubtful, p.id, p.next_attempt_at,
      row_number() OVER (PARTITION BY h.id ORDER BY p.next_attempt_at, p.id) AS place
    FROM hooks h CROSS JOIN LATERAL (
      SELECT d.id, d.next_attempt_at FROM deliveries d
      WHERE d.webhook_id = h.id AND d.status = 'pending' AND d.next_attempt_at <= at
      ORDER BY d.next_attempt_at, d.id LIMIT greatest(h.room, 0)
    ) p
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY doubtful ORDER BY place, next_attempt_at, id) AS rank FROM lanes
  ), picked AS (
    SELECT r.id, r.webhook_id FROM ranked r WHERE NOT r.doubtful OR r.rank <= most_doubtful
    ORDER BY r.doubtful, r.place, r.next_attempt_at, r.id LIMIT most
  )
  UPDATE deliveries d SET status = 'sending', claim_token = new_token, lease_until = until, next_attempt_at = NULL,
    attempts = d.attempts + 1
  FROM picked p JOIN hooks h ON h.id = p.webhook_id
  WHERE d.id = p.id AND d.status = 'pending'
  RETURNING d.id, d.claim_token, d.webhook_id, d.event, d.body, d.attempts, d.attempts_max,
    h.url, h.secret_sealed, h.doubtful;
END $$;

-- Writes the ends of attempts and the latest of each on its webhook. An attempt that failed for a webhook that was
-- paused or deleted meanwhile is not tried again. Webhooks are locked in order, so that two senders do not deadlock.
-- The disk is not waited for: an end that a crash of the server loses is a claim that lapses, and is counted as one.
CREATE FUNCTION svc_record_attempts(outcomes jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  WITH o AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(outcomes) AS o(
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
  FROM latest l WHERE w.id = l.webhook_id;
END $$;
