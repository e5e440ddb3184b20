-- As before, but nothing is sent for an account that was deactivated.
-- Takes due deliveries by conditional update: of each endpoint no more than it has room for, the first of each before
-- the second of any, those of endpoints that answered last time before the others. One caller at a time, so that each
-- counts what the one before has taken.
CREATE OR REPLACE FUNCTION svc_claim_deliveries(
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
    FROM webhooks w JOIN accounts a ON a.id = w.account_id AND a.active
    WHERE w.active AND w.deleted_at IS NULL
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
