-- What Prisma's schema language can not say: the wrong states that must not exist, and the indexes of the sweeps.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Case- and accent-insensitive form of a text. `unaccent` is only STABLE because its dictionary may be
-- exchanged; naming the dictionary makes it safe to index.
CREATE FUNCTION svc_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Tariff data: exactly one active version a market; no code twice in a version.
CREATE UNIQUE INDEX datasets_one_active_a_market ON datasets (market) WHERE state = 'active';
DROP INDEX tariff_lines_by_code;
CREATE UNIQUE INDEX tariff_lines_by_code ON tariff_lines (dataset_id, code_digits text_pattern_ops);
ALTER TABLE tariff_lines ADD CONSTRAINT tariff_lines_code_or_group
  CHECK ((code IS NULL) = (code_digits IS NULL) AND (code IS NOT NULL OR NOT is_leaf));
ALTER TABLE datasets ADD CONSTRAINT datasets_active_is_loaded
  CHECK (state NOT IN ('active', 'superseded', 'staged') OR loaded_at IS NOT NULL);

-- Credits: each ledger row continues the one before it, and the account stands at its last row.
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_adds_up CHECK (balance_after = balance_before + amount),
  ADD CONSTRAINT ledger_never_below_zero CHECK (balance_after >= 0),
  ADD CONSTRAINT ledger_counts_up CHECK (
    (seq = 1 AND prev_seq IS NULL AND balance_before = 0) OR (seq > 1 AND prev_seq = seq - 1)
  ),
  ADD CONSTRAINT ledger_sign_fits_kind CHECK (
    (kind = 'usage' AND amount <= 0) OR (kind = 'signup' AND amount >= 0) OR kind = 'grant'
  ),
  ADD CONSTRAINT ledger_continues FOREIGN KEY (account_id, prev_seq, balance_before)
    REFERENCES ledger_entries (account_id, seq, balance_after);
CREATE UNIQUE INDEX ledger_one_fee_a_lookup ON ledger_entries (lookup_id) WHERE kind = 'usage';
ALTER TABLE accounts
  ADD CONSTRAINT accounts_balance_is_ledger FOREIGN KEY (id, ledger_seq, balance)
    REFERENCES ledger_entries (account_id, seq, balance_after) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT accounts_no_ledger_no_balance CHECK (ledger_seq IS NOT NULL OR balance = 0),
  ADD CONSTRAINT accounts_hold_within_balance CHECK (held >= 0 AND held <= balance);

-- Lookups: states that fit together.
ALTER TABLE lookups
  ADD CONSTRAINT lookups_confidence_range CHECK (confidence BETWEEN 0 AND 1),
  ADD CONSTRAINT lookups_risk_range CHECK (risk BETWEEN 0 AND 100),
  ADD CONSTRAINT lookups_finish CHECK ((status IN ('queued', 'processing')) = (finished_at IS NULL)),
  ADD CONSTRAINT lookups_claim CHECK ((status = 'processing') = (claim_token IS NOT NULL AND lease_until IS NOT NULL)),
  ADD CONSTRAINT lookups_error CHECK ((status = 'error') = (error IS NOT NULL)),
  ADD CONSTRAINT lookups_decision CHECK (
    (decision IS NULL AND decided_at IS NULL AND final_code IS NULL)
    OR (decision = 'rejected' AND decided_at IS NOT NULL AND final_code IS NULL)
    OR (decision IN ('approved', 'overridden') AND decided_at IS NOT NULL AND final_code IS NOT NULL)
  ),
  ADD CONSTRAINT lookups_batch_row CHECK ((kind = 'batch') OR (batch_id IS NULL AND row_index IS NULL));
CREATE INDEX lookups_waiting ON lookups (created_at, id) WHERE status = 'queued';
CREATE INDEX lookups_leased ON lookups (lease_until) WHERE status = 'processing';
CREATE INDEX lookups_in_review ON lookups (created_at, id)
  WHERE status IN ('needs_review', 'needs_info', 'error') AND decision IS NULL;
CREATE INDEX lookups_decided ON lookups (decided_at) WHERE decision IS NOT NULL;
CREATE INDEX lookups_by_words ON lookups USING gin (svc_fold(description) gin_trgm_ops);

-- Catalog and alerts.
ALTER TABLE skus ADD CONSTRAINT skus_code_and_status
  CHECK ((current_code IS NULL) = (code_status = 'unknown'));
CREATE INDEX skus_by_words ON skus USING gin (
  svc_fold(sku || ' ' || description || ' ' || coalesce(external_ref, '')) gin_trgm_ops
);
CREATE INDEX alerts_open ON alerts (sku_id) WHERE acknowledged_at IS NULL;
ALTER TABLE alerts ADD CONSTRAINT alerts_acknowledged
  CHECK ((acknowledged_at IS NULL) = (acknowledged_by_id IS NULL));

-- Batches.
ALTER TABLE batches
  ADD CONSTRAINT batches_counters CHECK (failed_rows >= 0 AND processed_rows >= failed_rows AND processed_rows <= total_rows),
  ADD CONSTRAINT batches_started CHECK (status = 'uploaded' OR (market IS NOT NULL AND dataset_id IS NOT NULL));
ALTER TABLE batch_rows
  ADD CONSTRAINT batch_rows_claim CHECK ((status = 'processing') = (claim_token IS NOT NULL AND lease_until IS NOT NULL)),
  ADD CONSTRAINT batch_rows_duplicate CHECK (status <> 'duplicate' OR duplicate_of IS NOT NULL),
  ADD CONSTRAINT batch_rows_error CHECK ((status = 'error') = (error IS NOT NULL));
CREATE INDEX batch_rows_leased ON batch_rows (lease_until) WHERE status = 'processing';
CREATE INDEX batches_open ON batches (created_at) WHERE status IN ('queued', 'running');

-- Events and deliveries.
CREATE INDEX outbox_to_fan_out ON outbox_events (id) WHERE fanned_out_at IS NULL;
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE status = 'pending';
CREATE INDEX deliveries_leased ON deliveries (lease_until) WHERE status = 'sending';
CREATE INDEX webhooks_listening ON webhooks (account_id) WHERE deleted_at IS NULL;
ALTER TABLE deliveries
  ADD CONSTRAINT deliveries_attempts CHECK (attempts BETWEEN 0 AND attempts_max),
  ADD CONSTRAINT deliveries_claim CHECK ((status = 'sending') = (claim_token IS NOT NULL AND lease_until IS NOT NULL)),
  ADD CONSTRAINT deliveries_due_when_pending CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL));

-- Loads.
ALTER TABLE dataset_loads ADD CONSTRAINT dataset_loads_state
  CHECK (state IN ('queued', 'running', 'done', 'unchanged', 'refused', 'failed'));
CREATE INDEX dataset_loads_leased ON dataset_loads (lease_until) WHERE state = 'running';

-- Precedents: rulings by their words, and earlier decisions on like products.
CREATE INDEX rulings_by_words ON rulings USING gin (to_tsvector('english', svc_fold(title || ' ' || text)));
CREATE INDEX lookups_decided_by_words ON lookups USING gin (svc_fold(description) gin_trgm_ops)
  WHERE decision IN ('approved', 'overridden');
