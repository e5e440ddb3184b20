-- A bulk sync with `check_codes` false keeps codes that no schedule was asked about, and so does a market without a
-- schedule: their state is `unknown` too, and they have no checked version.
ALTER TABLE skus
  DROP CONSTRAINT skus_code_and_status,
  ADD CONSTRAINT skus_no_code_no_status CHECK (current_code IS NOT NULL OR code_status = 'unknown'),
  ADD CONSTRAINT skus_unknown_is_unchecked CHECK (code_status <> 'unknown' OR checked_version IS NULL);
