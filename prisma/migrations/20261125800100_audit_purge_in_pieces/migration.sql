-- Deletes 1,000 acts a call, so that no call holds locks for long.
CREATE OR REPLACE FUNCTION svc_purge_audit(before timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE gone bigint;
BEGIN
  IF before > now() - interval '90 days' THEN
    RAISE EXCEPTION 'the record of the last 90 days can not be deleted' USING ERRCODE = '42501';
  END IF;
  DELETE FROM audit_entries WHERE id IN (SELECT id FROM audit_entries WHERE at < before ORDER BY id LIMIT 1000);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
