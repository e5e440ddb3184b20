-- Packs of measures: what is owed beyond the schedules. A pack never changes; rows of the installation make another one.
CREATE TABLE "measure_packs" (
    "id" SERIAL NOT NULL,
    "market" "market" NOT NULL,
    "pack_id" TEXT NOT NULL,
    "base_pack_id" TEXT,
    "sha256" CHAR(64) NOT NULL,
    "known_until" DATE NOT NULL,
    "is_shipped" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "content" BYTEA NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL,
    "activated_at" TIMESTAMPTZ(3),

    CONSTRAINT "measure_packs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "measure_packs_active" CHECK (NOT active OR activated_at IS NOT NULL)
);
CREATE UNIQUE INDEX "measure_packs_market_pack_id_key" ON "measure_packs"("market", "pack_id");
CREATE UNIQUE INDEX measure_packs_one_active ON measure_packs (market) WHERE active;

-- Measures of the installation, as cells of measures.csv by column; they are part of every pack that becomes active.
CREATE TABLE "own_measures" (
    "id" SERIAL NOT NULL,
    "market" "market" NOT NULL,
    "measure_id" TEXT NOT NULL,
    "cells" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    "released_at" TIMESTAMPTZ(3),
    "released_by" TEXT,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "own_measures_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX own_measures_current ON own_measures (market, measure_id) WHERE withdrawn_at IS NULL;
