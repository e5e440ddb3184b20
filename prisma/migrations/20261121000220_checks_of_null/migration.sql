-- A comparison with NULL is neither true nor false, and a check lets that pass: a later ledger row without a row before
-- it, and the date of a decision that is not there.
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_counts_up,
  ADD CONSTRAINT ledger_counts_up CHECK (
    (seq = 1 AND prev_seq IS NULL AND balance_before = 0)
    OR (seq > 1 AND prev_seq IS NOT NULL AND prev_seq = seq - 1)
  );
ALTER TABLE lookups
  DROP CONSTRAINT lookups_decision,
  ADD CONSTRAINT lookups_decision CHECK (
    (decision IS NULL) = (decided_at IS NULL)
    AND (final_code IS NOT NULL) = (decision IS NOT NULL AND decision <> 'rejected')
  );
