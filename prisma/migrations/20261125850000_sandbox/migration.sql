-- A sandbox: its lookups are free, others do not see them, and they are erased after hours. It never decides.
ALTER TABLE "accounts" ADD COLUMN "sandbox" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_sandbox_entry"
  CHECK (NOT "sandbox" OR "role" = 'entry') NOT VALID;
ALTER TABLE "accounts" VALIDATE CONSTRAINT "accounts_sandbox_entry";
CREATE INDEX "accounts_sandbox" ON "accounts" ("id") WHERE "sandbox";
