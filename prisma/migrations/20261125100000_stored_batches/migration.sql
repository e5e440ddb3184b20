-- Bytes of the rows of a batch: what an account stores without starting it is bounded.
ALTER TABLE "batches" ADD COLUMN "stored_bytes" BIGINT NOT NULL DEFAULT 0;

CREATE INDEX "batches_not_started" ON "batches" ("account_id", "updated_at") WHERE "status" = 'uploaded';
