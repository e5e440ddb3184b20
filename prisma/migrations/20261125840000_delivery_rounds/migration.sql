-- A round of sending as one statement: the ends of attempts are written first, so that the claim finds the room that
-- they left. The disk is not waited for: a claim that a crash of the server loses is due again, as is one whose end it loses.
CREATE FUNCTION svc_send_round(
  ended jsonb, new_token char(32), at timestamptz, until timestamptz, most int, most_doubtful int, per_endpoint int
) RETURNS TABLE (
  id int, claim_token char(32), webhook_id char(32), event text, body text, attempts int, attempts_max int,
  url text, secret_sealed bytea, doubtful boolean
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  IF ended <> '[]' THEN
    PERFORM svc_record_attempts(ended);
  END IF;
  RETURN QUERY SELECT * FROM svc_claim_deliveries(new_token, at, until, most, most_doubtful, per_endpoint);
END $$;
