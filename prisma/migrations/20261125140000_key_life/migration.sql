-- A key may expire, and may be for reading alone.
ALTER TABLE "api_keys" ADD COLUMN "expires_at" TIMESTAMPTZ(3), ADD COLUMN "read_only" BOOLEAN NOT NULL DEFAULT false;
