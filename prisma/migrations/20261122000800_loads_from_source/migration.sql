-- A load that the tariff worker downloads from the official source of its market.
ALTER TABLE "dataset_loads" ADD COLUMN "from_source" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "dataset_loads" ADD COLUMN "allow_older" BOOLEAN NOT NULL DEFAULT false;

-- Why a load ended without a version, as a code with parameters: readers have it in their language.
ALTER TABLE "dataset_loads" ADD COLUMN "problem" JSONB;
