-- Tries since the last step forward, and when a switch was given up: it no longer holds up those behind it.
ALTER TABLE "activations" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "failed_at" TIMESTAMPTZ(3);
