-- One-time links that let an account without a password set one; only the hash of the token is kept.
CREATE TABLE "sign_in_links" (
    "token_hash" CHAR(64) NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_links_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "sign_in_links_of_account" ON "sign_in_links"("account_id");
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_account_id_fkey"
  FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The browser of a session, by which its owner recognises it.
ALTER TABLE "sessions" ADD COLUMN "user_agent" VARCHAR(300);
CREATE INDEX "sessions_of_account" ON "sessions"("account_id");
