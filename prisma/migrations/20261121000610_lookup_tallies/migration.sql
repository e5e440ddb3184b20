-- Sums of the lookups created on a day. Usage and reports read them in place of the rows of days that are over, so that
-- a year of a million lookups is a few thousand rows. A day is tallied by the first reader that needs it, once all its
-- lookups have ended; from then on nothing of what is summed changes.
CREATE TABLE lookup_tally_days (day DATE NOT NULL, CONSTRAINT lookup_tally_days_pkey PRIMARY KEY (day));
CREATE TABLE lookup_tallies (
  day DATE NOT NULL,
  account_id CHAR(32) NOT NULL,
  market market NOT NULL,
  kind lookup_kind NOT NULL,
  status lookup_status NOT NULL,
  lookups INTEGER NOT NULL,
  charged INTEGER NOT NULL,
  credits DECIMAL(14, 2) NOT NULL,
  processing_ms BIGINT NOT NULL,
  CONSTRAINT lookup_tallies_pkey PRIMARY KEY (day, account_id, market, kind, status),
  CONSTRAINT lookup_tallies_day_fkey FOREIGN KEY (day) REFERENCES lookup_tally_days (day)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX lookup_tallies_of_account ON lookup_tallies (account_id, day);

-- Rows that are brought in or corrected later (a restore, an import, a repair by hand) make their days untallied again.
-- The lock, shared among them, keeps a reader from tallying such a day before they have committed.
CREATE FUNCTION lookups_untally_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE created_at < date_trunc('day', now(), 'UTC') - interval '1 day') THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('svc.lookup_tallies', 0));
    DELETE FROM lookup_tally_days WHERE day IN (SELECT (created_at AT TIME ZONE 'UTC')::date FROM added);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lookups_untally_added AFTER INSERT ON lookups
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lookups_untally_added();

CREATE FUNCTION lookups_untally_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('svc.lookup_tallies', 0));
  DELETE FROM lookup_tally_days
    WHERE day IN ((OLD.created_at AT TIME ZONE 'UTC')::date, (NEW.created_at AT TIME ZONE 'UTC')::date);
  RETURN NULL;
END $$;
CREATE TRIGGER lookups_untally_changed AFTER UPDATE ON lookups FOR EACH ROW
  -- Lookups of today and yesterday are never tallied.
  WHEN (least(OLD.created_at, NEW.created_at) < now() - interval '1 day'
    AND (OLD.created_at, OLD.account_id, OLD.market, OLD.kind, OLD.status, OLD.charged_fee, OLD.processing_ms)
      IS DISTINCT FROM
        (NEW.created_at, NEW.account_id, NEW.market, NEW.kind, NEW.status, NEW.charged_fee, NEW.processing_ms))
  EXECUTE FUNCTION lookups_untally_changed();
CREATE TRIGGER lookups_untally_deleted AFTER DELETE ON lookups FOR EACH ROW EXECUTE FUNCTION lookups_untally_changed();
