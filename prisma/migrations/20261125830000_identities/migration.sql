-- Whose account it is at the company's identity provider.
ALTER TABLE "accounts" ADD COLUMN "identity_issuer" TEXT, ADD COLUMN "identity_subject" TEXT;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_identity_whole"
  CHECK (("identity_issuer" IS NULL) = ("identity_subject" IS NULL));
CREATE UNIQUE INDEX "accounts_by_identity" ON "accounts" ("identity_issuer", "identity_subject");

-- Sessions that began there, and when the provider last confirmed them.
CREATE TABLE "session_identities" (
  "session_id" CHAR(32) PRIMARY KEY REFERENCES "sessions" ("id") ON DELETE CASCADE,
  "refresh_token" BYTEA,
  "checked_at" TIMESTAMPTZ(3) NOT NULL,
  "claimed_until" TIMESTAMPTZ(3)
);
