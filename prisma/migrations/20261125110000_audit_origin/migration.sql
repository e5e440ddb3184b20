-- Where an act came from, and the key that it came by.
ALTER TABLE "audit_entries" ADD COLUMN "key_id" CHAR(32), ADD COLUMN "address" TEXT;

CREATE INDEX "audit_of_account" ON "audit_entries" ("by_id", "at");
CREATE INDEX "audit_of_subject" ON "audit_entries" ("subject", "at");

-- The record is added to and never changed, whoever owns the tables.
CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the record of administration can not be changed' USING ERRCODE = '42501';
END $$;
CREATE TRIGGER audit_entries_stay BEFORE UPDATE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION audit_entries_stay();

-- The only way to delete from it: what is older than the time that the operator stores, and never the last 90 days.
CREATE FUNCTION svc_purge_audit(before timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE gone bigint;
BEGIN
  IF before > now() - interval '90 days' THEN
    RAISE EXCEPTION 'the record of the last 90 days can not be deleted' USING ERRCODE = '42501';
  END IF;
  DELETE FROM audit_entries WHERE at < before;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
REVOKE EXECUTE ON FUNCTION svc_purge_audit(timestamptz) FROM PUBLIC;
