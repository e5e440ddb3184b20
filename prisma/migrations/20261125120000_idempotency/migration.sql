-- First responses to calls with an Idempotency-Key, written in the transaction of their effect.
CREATE TABLE "idempotency_keys" (
    "account_id" CHAR(32) NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    -- SHA-256 of the request, hexadecimal.
    "fingerprint" CHAR(64) NOT NULL,
    "status" INTEGER NOT NULL,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("account_id", "operation", "key"),
    CONSTRAINT "idempotency_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE
);

CREATE INDEX "idempotency_keys_to_purge" ON "idempotency_keys" ("created_at");

-- The upload that a batch is of, written with it.
ALTER TABLE "batches" ADD COLUMN "upload_key" CHAR(64);
CREATE INDEX "batches_of_upload" ON "batches" ("account_id", "upload_key") WHERE "upload_key" IS NOT NULL;
