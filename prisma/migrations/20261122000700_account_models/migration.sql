-- What an account's decisions in a market do for its next products: measured by a worker, used unless they do harm.
CREATE TABLE "account_models" (
    "account_id" CHAR(32) NOT NULL,
    "market" "market" NOT NULL,
    "learned_at" TIMESTAMPTZ(3),
    "decisions" INTEGER NOT NULL DEFAULT 0,
    "skus" INTEGER NOT NULL DEFAULT 0,
    "measured" INTEGER NOT NULL DEFAULT 0,
    "right_with" INTEGER NOT NULL DEFAULT 0,
    "right_without" INTEGER NOT NULL DEFAULT 0,
    "used" BOOLEAN NOT NULL DEFAULT true,
    "engine_version" TEXT,
    "claim_token" CHAR(32),
    "lease_until" TIMESTAMPTZ(3),

    CONSTRAINT "account_models_pkey" PRIMARY KEY ("account_id", "market"),
    CONSTRAINT "account_models_counts" CHECK (
      right_with BETWEEN 0 AND measured AND right_without BETWEEN 0 AND measured
    )
);
ALTER TABLE "account_models" ADD CONSTRAINT "account_models_account_id_fkey"
  FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The newest decisions of an account, and those since its model was learned.
CREATE INDEX lookups_decided_newest ON lookups (account_id, market, decided_at DESC)
  WHERE decision IN ('approved', 'overridden');
DROP INDEX lookups_decided_of_account;

-- The newest codes of the catalog.
CREATE INDEX skus_coded_newest ON skus (market, checked_at DESC NULLS LAST, id DESC)
  WHERE code_digits IS NOT NULL AND code_status <> 'invalid';
