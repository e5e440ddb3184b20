-- What `q` looks for in a lookup, folded once when it is written: folding a million descriptions again for a search took
-- many seconds. Codes are found by their digits too, which stand apart: few digits are no code.
CREATE FUNCTION svc_lookup_words(description text, recommended_code text, final_code text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.svc_fold(description || E'\n' || coalesce(recommended_code, '') || E'\n' || coalesce(final_code, '')) $$;
CREATE FUNCTION svc_lookup_digits(recommended_digits text, final_code text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(recommended_digits, '') || E'\n' || regexp_replace(coalesce(final_code, ''), '[^0-9]', '', 'g') $$;

-- The lists filter, sort and count in the index that they page by: it carries all that can be asked for. What was summed
-- from it has tallies now.
DROP INDEX lookups_by_words;
DROP INDEX lookups_newest;
DROP INDEX lookups_of_account_newest;
DROP INDEX lookups_in_review;
ALTER TABLE lookups ADD COLUMN words TEXT NOT NULL
  GENERATED ALWAYS AS (svc_lookup_words(description, recommended_code, final_code)) STORED;
CREATE INDEX lookups_by_words ON lookups
  USING gin (words gin_trgm_ops, svc_lookup_digits(recommended_digits, final_code) gin_trgm_ops);
CREATE INDEX lookups_newest ON lookups (created_at, id)
  INCLUDE (kind, market, status, decision, confidence, risk, flag_codes);
CREATE INDEX lookups_of_account_newest ON lookups (account_id, created_at, id)
  INCLUDE (kind, market, status, decision, confidence, risk, flag_codes);
CREATE INDEX lookups_in_review ON lookups (created_at, id)
  INCLUDE (status, decision, resolved, account_id, market, confidence, risk, flag_codes)
  WHERE status IN ('needs_review', 'needs_info', 'error') AND decision IS NULL;

-- Says what a range of `decided_at` implies, so that the report takes it and the lists, which would read rows, do not.
DROP INDEX lookups_overridden;
CREATE INDEX lookups_overridden ON lookups (decided_at)
  INCLUDE (market, recommended_code, final_code) WHERE decision = 'overridden' AND decided_at IS NOT NULL;

-- A batch's file name is looked for before its lookups.
CREATE INDEX batches_by_words ON batches USING gin (svc_fold(filename) gin_trgm_ops);

-- Nearly every booking is a fee: the others are found among a million without walking them.
CREATE INDEX ledger_without_fees ON ledger_entries (created_at, id) WHERE kind <> 'usage';
