-- Sums of days that are over, one row for a day, an account and a market: what usage and reports group by. Rows by kind
-- and status as well were a tenth of the lookups themselves. Decisions and bookings have tallies of their own days.
DROP TRIGGER lookups_untally_added ON lookups;
DROP TRIGGER lookups_untally_changed ON lookups;
DROP TRIGGER lookups_untally_deleted ON lookups;
DROP FUNCTION lookups_untally_added();
DROP FUNCTION lookups_untally_changed();
DROP TABLE lookup_tallies;
TRUNCATE lookup_tally_days;

-- A tallied day has no unfinished lookup.
CREATE TABLE lookup_tallies (
  day DATE NOT NULL,
  account_id CHAR(32) NOT NULL,
  market market NOT NULL,
  proposed INTEGER NOT NULL,
  needs_review INTEGER NOT NULL,
  needs_info INTEGER NOT NULL,
  error INTEGER NOT NULL,
  singles INTEGER NOT NULL,
  batch_rows INTEGER NOT NULL,
  skus INTEGER NOT NULL,
  charged INTEGER NOT NULL,
  credits_of_proposed DECIMAL(14, 2) NOT NULL,
  credits_of_needs_review DECIMAL(14, 2) NOT NULL,
  credits_of_needs_info DECIMAL(14, 2) NOT NULL,
  credits_of_error DECIMAL(14, 2) NOT NULL,
  credits_of_singles DECIMAL(14, 2) NOT NULL,
  credits_of_batch_rows DECIMAL(14, 2) NOT NULL,
  credits_of_skus DECIMAL(14, 2) NOT NULL,
  processing_ms BIGINT NOT NULL,
  CONSTRAINT lookup_tallies_pkey PRIMARY KEY (day, account_id, market),
  CONSTRAINT lookup_tallies_day_fkey FOREIGN KEY (day) REFERENCES lookup_tally_days (day)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT lookup_tallies_add_up CHECK (
    proposed + needs_review + needs_info + error = singles + batch_rows + skus
    AND credits_of_proposed + credits_of_needs_review + credits_of_needs_info + credits_of_error
      = credits_of_singles + credits_of_batch_rows + credits_of_skus
  )
);
CREATE INDEX lookup_tallies_of_account ON lookup_tallies (account_id, day);

CREATE TABLE decision_tally_days (day DATE NOT NULL, CONSTRAINT decision_tally_days_pkey PRIMARY KEY (day));
CREATE TABLE decision_tallies (
  day DATE NOT NULL,
  account_id CHAR(32) NOT NULL,
  market market NOT NULL,
  approved INTEGER NOT NULL,
  overridden INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  wait_ms BIGINT NOT NULL,
  CONSTRAINT decision_tallies_pkey PRIMARY KEY (day, account_id, market),
  CONSTRAINT decision_tallies_day_fkey FOREIGN KEY (day) REFERENCES decision_tally_days (day)
    ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE ledger_tally_days (day DATE NOT NULL, CONSTRAINT ledger_tally_days_pkey PRIMARY KEY (day));
CREATE TABLE ledger_tallies (
  day DATE NOT NULL,
  account_id CHAR(32) NOT NULL,
  kind ledger_kind NOT NULL,
  bookings INTEGER NOT NULL,
  added DECIMAL(14, 2) NOT NULL,
  removed DECIMAL(14, 2) NOT NULL,
  CONSTRAINT ledger_tallies_pkey PRIMARY KEY (day, account_id, kind),
  CONSTRAINT ledger_tallies_day_fkey FOREIGN KEY (day) REFERENCES ledger_tally_days (day)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX ledger_tallies_of_account ON ledger_tallies (account_id, day);

-- Rows that come in, change or go later (a restore, an import, a reopened decision) make their days untallied again. The
-- lock, shared among them, keeps a reader from tallying such a day before they have committed. Today and yesterday are
-- never tallied: the conditions keep what happens there free of all this.
CREATE FUNCTION svc_untally(tallied text, days date[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('svc.' || tallied, 0));
  EXECUTE format('DELETE FROM %I WHERE day = ANY($1)', tallied) USING days;
END $$;

CREATE FUNCTION lookups_untally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM svc_untally('lookup_tally_days',
    ARRAY[(OLD.created_at AT TIME ZONE 'UTC')::date, (NEW.created_at AT TIME ZONE 'UTC')::date]);
  RETURN NULL;
END $$;
CREATE TRIGGER lookups_untally_added AFTER INSERT ON lookups FOR EACH ROW
  WHEN (NEW.created_at < now() - interval '1 day') EXECUTE FUNCTION lookups_untally();
CREATE TRIGGER lookups_untally_changed AFTER UPDATE ON lookups FOR EACH ROW
  WHEN (least(OLD.created_at, NEW.created_at) < now() - interval '1 day'
    AND (OLD.created_at, OLD.account_id, OLD.market, OLD.kind, OLD.status, OLD.charged_fee, OLD.processing_ms)
      IS DISTINCT FROM
        (NEW.created_at, NEW.account_id, NEW.market, NEW.kind, NEW.status, NEW.charged_fee, NEW.processing_ms))
  EXECUTE FUNCTION lookups_untally();
CREATE TRIGGER lookups_untally_deleted AFTER DELETE ON lookups FOR EACH ROW
  WHEN (OLD.created_at < now() - interval '1 day') EXECUTE FUNCTION lookups_untally();

CREATE FUNCTION decisions_untally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM svc_untally('decision_tally_days',
    ARRAY[(OLD.decided_at AT TIME ZONE 'UTC')::date, (NEW.decided_at AT TIME ZONE 'UTC')::date]);
  RETURN NULL;
END $$;
CREATE TRIGGER decisions_untally_added AFTER INSERT ON lookups FOR EACH ROW
  WHEN (NEW.decided_at < now() - interval '1 day') EXECUTE FUNCTION decisions_untally();
CREATE TRIGGER decisions_untally_changed AFTER UPDATE ON lookups FOR EACH ROW
  WHEN (least(OLD.decided_at, NEW.decided_at) < now() - interval '1 day'
    AND (OLD.decided_at, OLD.decision, OLD.decided_by_id, OLD.market, OLD.finished_at)
      IS DISTINCT FROM (NEW.decided_at, NEW.decision, NEW.decided_by_id, NEW.market, NEW.finished_at))
  EXECUTE FUNCTION decisions_untally();
CREATE TRIGGER decisions_untally_deleted AFTER DELETE ON lookups FOR EACH ROW
  WHEN (OLD.decided_at < now() - interval '1 day') EXECUTE FUNCTION decisions_untally();

CREATE FUNCTION ledger_untally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM svc_untally('ledger_tally_days',
    ARRAY[(OLD.created_at AT TIME ZONE 'UTC')::date, (NEW.created_at AT TIME ZONE 'UTC')::date]);
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_untally_added AFTER INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.created_at < now() - interval '1 day') EXECUTE FUNCTION ledger_untally();
CREATE TRIGGER ledger_untally_changed AFTER UPDATE ON ledger_entries FOR EACH ROW
  WHEN (least(OLD.created_at, NEW.created_at) < now() - interval '1 day') EXECUTE FUNCTION ledger_untally();
CREATE TRIGGER ledger_untally_deleted AFTER DELETE ON ledger_entries FOR EACH ROW
  WHEN (OLD.created_at < now() - interval '1 day') EXECUTE FUNCTION ledger_untally();

-- Medians of long periods are read in the order of the waits up to the middle, those of short ones are sorted. The
-- condition is the one that a range of `decided_at` implies, so that the planner's estimates fit.
CREATE INDEX lookups_waits ON lookups (date_part('epoch', decided_at - finished_at), decided_at)
  INCLUDE (finished_at) WHERE decided_at IS NOT NULL;
CREATE INDEX lookups_waits_of_account ON lookups
  (decided_by_id, date_part('epoch', decided_at - finished_at), decided_at)
  INCLUDE (finished_at) WHERE decided_at IS NOT NULL;
