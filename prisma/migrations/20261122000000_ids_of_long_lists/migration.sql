-- These three grow with every lookup or comparison and are never emptied: their ids must outlast an integer.
ALTER TABLE "ledger_entries" ALTER COLUMN "id" TYPE bigint;
ALTER SEQUENCE "ledger_entries_id_seq" AS bigint;
ALTER TABLE "lookup_events" ALTER COLUMN "id" TYPE bigint;
ALTER SEQUENCE "lookup_events_id_seq" AS bigint;
ALTER TABLE "tariff_changes" ALTER COLUMN "id" TYPE bigint;
ALTER SEQUENCE "tariff_changes_id_seq" AS bigint;
