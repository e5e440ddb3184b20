-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('entry', 'reviewer', 'admin');

-- CreateEnum
CREATE TYPE "market" AS ENUM ('US', 'EU', 'VN');

-- CreateEnum
CREATE TYPE "lookup_kind" AS ENUM ('single', 'batch', 'sku');

-- CreateEnum
CREATE TYPE "lookup_status" AS ENUM ('queued', 'processing', 'proposed', 'needs_review', 'needs_info', 'error');

-- CreateEnum
CREATE TYPE "decision" AS ENUM ('approved', 'overridden', 'rejected');

-- CreateEnum
CREATE TYPE "ledger_kind" AS ENUM ('signup', 'grant', 'usage');

-- CreateEnum
CREATE TYPE "batch_status" AS ENUM ('uploaded', 'queued', 'running', 'completed', 'completed_with_errors');

-- CreateEnum
CREATE TYPE "row_status" AS ENUM ('pending', 'processing', 'done', 'error', 'skipped', 'duplicate');

-- CreateEnum
CREATE TYPE "code_status" AS ENUM ('valid', 'not_declarable', 'invalid', 'changed', 'expired', 'unknown');

-- CreateEnum
CREATE TYPE "alert_kind" AS ENUM ('code_removed', 'code_changed', 'code_invalid');

-- CreateEnum
CREATE TYPE "dataset_state" AS ENUM ('loading', 'staged', 'active', 'superseded', 'failed');

-- CreateEnum
CREATE TYPE "change_kind" AS ENUM ('added', 'removed', 'moved', 'description_changed', 'rate_changed', 'unit_changed', 'declarability_changed');

-- CreateEnum
CREATE TYPE "delivery_status" AS ENUM ('pending', 'sending', 'delivered', 'failed', 'cancelled');

-- CreateTable
CREATE TABLE "accounts" (
    "id" CHAR(32) NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "plan_key" TEXT,
    "trial_ends_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "avatar_url" TEXT,
    "balance" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "ledger_seq" INTEGER,
    "held" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3),

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plans" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "trial_days" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "entitlements" (
    "plan_key" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "value" INTEGER,

    CONSTRAINT "entitlements_pkey" PRIMARY KEY ("plan_key","key")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" CHAR(32) NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "name" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "prefix" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" CHAR(32) NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_failures" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_failures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" SERIAL NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "seq" INTEGER NOT NULL,
    "prev_seq" INTEGER,
    "kind" "ledger_kind" NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "balance_before" DECIMAL(14,2) NOT NULL,
    "balance_after" DECIMAL(14,2) NOT NULL,
    "lookup_id" CHAR(32),
    "note" TEXT,
    "tokens" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "datasets" (
    "id" CHAR(32) NOT NULL,
    "market" "market" NOT NULL,
    "version" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" "dataset_state" NOT NULL,
    "national_digits" INTEGER NOT NULL,
    "source_name" TEXT,
    "source_url" TEXT,
    "official_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "content_hash" CHAR(64),
    "line_count" INTEGER NOT NULL DEFAULT 0,
    "entry_count" INTEGER NOT NULL DEFAULT 0,
    "leaf_count" INTEGER NOT NULL DEFAULT 0,
    "effective_date" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "loaded_at" TIMESTAMPTZ(3),
    "activated_at" TIMESTAMPTZ(3),
    "superseded_at" TIMESTAMPTZ(3),
    "notes" TEXT,

    CONSTRAINT "datasets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dataset_loads" (
    "id" CHAR(32) NOT NULL,
    "dataset_id" CHAR(32),
    "market" "market" NOT NULL,
    "version" TEXT NOT NULL,
    "name" TEXT,
    "file_name" TEXT NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "effective_date" DATE,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "source_name" TEXT,
    "source_url" TEXT,
    "notes" TEXT,
    "activate" BOOLEAN NOT NULL DEFAULT false,
    "replace" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "stage" TEXT,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "report" JSONB,
    "error" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "dataset_loads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dataset_contents" (
    "load_id" CHAR(32) NOT NULL,
    "part" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "dataset_contents_pkey" PRIMARY KEY ("load_id","part")
);

-- CreateTable
CREATE TABLE "activations" (
    "id" CHAR(32) NOT NULL,
    "market" "market" NOT NULL,
    "from_dataset_id" CHAR(32),
    "to_dataset_id" CHAR(32) NOT NULL,
    "from_version" TEXT,
    "to_version" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "last_sku_id" INTEGER NOT NULL DEFAULT 0,
    "affected_skus" INTEGER NOT NULL DEFAULT 0,
    "summary" JSONB,
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "activations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tariff_lines" (
    "dataset_id" CHAR(32) NOT NULL,
    "position" INTEGER NOT NULL,
    "parent" INTEGER,
    "code" TEXT,
    "code_digits" TEXT,
    "level" TEXT NOT NULL,
    "indent" INTEGER NOT NULL,
    "is_leaf" BOOLEAN NOT NULL,
    "description" TEXT NOT NULL,
    "full_description" TEXT NOT NULL,
    "duty_rate" TEXT,
    "special_rate" TEXT,
    "column2_rate" TEXT,
    "unit" TEXT,
    "additional_duties" TEXT,
    "extra" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "tariff_lines_pkey" PRIMARY KEY ("dataset_id","position")
);

-- CreateTable
CREATE TABLE "legal_notes" (
    "id" SERIAL NOT NULL,
    "dataset_id" CHAR(32) NOT NULL,
    "scope" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "legal_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hs6_texts" (
    "language" TEXT NOT NULL,
    "hs6" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "hs6_texts_pkey" PRIMARY KEY ("language","hs6")
);

-- CreateTable
CREATE TABLE "tariff_changes" (
    "id" SERIAL NOT NULL,
    "market" "market" NOT NULL,
    "from_version" TEXT NOT NULL,
    "to_version" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "code_digits" TEXT NOT NULL,
    "kind" "change_kind" NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "successors" JSONB NOT NULL DEFAULT '[]',
    "affected_skus" INTEGER NOT NULL DEFAULT 0,
    "detected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tariff_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rulings" (
    "number" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "market" "market" NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "date" TEXT,
    "origin" TEXT,
    "url" TEXT,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rulings_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "ruling_codes" (
    "number" TEXT NOT NULL,
    "code_digits" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "ruling_codes_pkey" PRIMARY KEY ("number","code_digits")
);

-- CreateTable
CREATE TABLE "lookups" (
    "id" CHAR(32) NOT NULL,
    "kind" "lookup_kind" NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "batch_id" CHAR(32),
    "row_index" INTEGER,
    "parent_lookup_id" CHAR(32),
    "sku_id" INTEGER,
    "market" "market" NOT NULL,
    "dataset_id" CHAR(32) NOT NULL,
    "dataset_version" TEXT NOT NULL,
    "tariff_version" TEXT,
    "language" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "status" "lookup_status" NOT NULL DEFAULT 'queued',
    "stage" TEXT,
    "stage_started_at" TIMESTAMPTZ(3),
    "claim_token" CHAR(32),
    "lease_until" TIMESTAMPTZ(3),
    "claimed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "held_fee" DECIMAL(14,2),
    "charged_fee" DECIMAL(14,2),
    "normalized" JSONB NOT NULL DEFAULT '{}',
    "result" JSONB NOT NULL DEFAULT '{}',
    "missing_info" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "recommended_code" TEXT,
    "recommended_digits" TEXT,
    "recommended_description" TEXT,
    "hs6" TEXT,
    "confidence" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "flags" JSONB NOT NULL DEFAULT '[]',
    "flag_codes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "risk" INTEGER NOT NULL DEFAULT 0,
    "resolved" BOOLEAN NOT NULL DEFAULT false,
    "processing_ms" INTEGER NOT NULL DEFAULT 0,
    "error" JSONB,
    "decision" "decision",
    "final_code" TEXT,
    "final_description" TEXT,
    "review_note" TEXT,
    "decided_by_id" CHAR(32),
    "decided_at" TIMESTAMPTZ(3),
    "comment_count" INTEGER NOT NULL DEFAULT 0,
    "engine_version" TEXT,
    "knowledge_version" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "lookups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lookup_events" (
    "id" SERIAL NOT NULL,
    "lookup_id" CHAR(32) NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_id" CHAR(32),
    "by_name" TEXT,
    "note" TEXT,
    "from" TEXT,
    "to" TEXT,

    CONSTRAINT "lookup_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "skus" (
    "id" SERIAL NOT NULL,
    "sku" TEXT NOT NULL,
    "market" "market" NOT NULL,
    "description" TEXT NOT NULL,
    "material" TEXT,
    "use" TEXT,
    "composition" TEXT,
    "origin" TEXT,
    "notes" TEXT,
    "external_ref" TEXT,
    "current_code" TEXT,
    "code_digits" TEXT,
    "code_status" "code_status" NOT NULL DEFAULT 'unknown',
    "checked_version" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "suggested_code" TEXT,
    "last_lookup_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "skus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alerts" (
    "id" SERIAL NOT NULL,
    "sku_id" INTEGER NOT NULL,
    "kind" "alert_kind" NOT NULL,
    "market" "market" NOT NULL,
    "code" TEXT NOT NULL,
    "from_version" TEXT,
    "to_version" TEXT NOT NULL,
    "successors" JSONB NOT NULL DEFAULT '[]',
    "activation_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acknowledged_at" TIMESTAMPTZ(3),
    "acknowledged_by_id" CHAR(32),

    CONSTRAINT "alerts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batches" (
    "id" CHAR(32) NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "filename" TEXT NOT NULL,
    "status" "batch_status" NOT NULL DEFAULT 'uploaded',
    "columns" TEXT[],
    "column_mapping" JSONB NOT NULL DEFAULT '{}',
    "market" "market",
    "dataset_id" CHAR(32),
    "dataset_version" TEXT,
    "language" TEXT NOT NULL,
    "validation" JSONB NOT NULL DEFAULT '{}',
    "total_rows" INTEGER NOT NULL DEFAULT 0,
    "processed_rows" INTEGER NOT NULL DEFAULT 0,
    "failed_rows" INTEGER NOT NULL DEFAULT 0,
    "save_to_catalog" BOOLEAN NOT NULL DEFAULT false,
    "cancelled" BOOLEAN NOT NULL DEFAULT false,
    "round" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_rows" (
    "batch_id" CHAR(32) NOT NULL,
    "row_index" INTEGER NOT NULL,
    "cells" TEXT[],
    "status" "row_status" NOT NULL DEFAULT 'pending',
    "issues" JSONB NOT NULL DEFAULT '[]',
    "duplicate_of" INTEGER,
    "lookup_id" CHAR(32),
    "sku_id" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" JSONB,
    "code_check" JSONB,
    "claim_token" CHAR(32),
    "lease_until" TIMESTAMPTZ(3),

    CONSTRAINT "batch_rows_pkey" PRIMARY KEY ("batch_id","row_index")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" BIGSERIAL NOT NULL,
    "event" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "account_id" CHAR(32),
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fanned_out_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "id" CHAR(32) NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "secret_sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_status" INTEGER,
    "last_error" TEXT,
    "last_delivery_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" SERIAL NOT NULL,
    "webhook_id" CHAR(32) NOT NULL,
    "outbox_id" BIGINT,
    "event" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "delivery_status" NOT NULL DEFAULT 'pending',
    "status_code" INTEGER,
    "error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "attempts_max" INTEGER NOT NULL DEFAULT 3,
    "next_attempt_at" TIMESTAMPTZ(3),
    "claim_token" CHAR(32),
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_tests" (
    "id" BIGSERIAL NOT NULL,
    "webhook_id" CHAR(32) NOT NULL,
    "account_id" CHAR(32) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_tests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_id" CHAR(32),
    "via" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "worker_heartbeats" (
    "worker" TEXT NOT NULL,
    "instance" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("worker","instance")
);

-- CreateTable
CREATE TABLE "official_sources" (
    "market" "market" NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'disabled',
    "release" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "load_id" CHAR(32),
    "error" TEXT,

    CONSTRAINT "official_sources_pkey" PRIMARY KEY ("market")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_by_hash" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_of_account" ON "api_keys"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_by_token" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_to_purge" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "sign_in_failures_of_subject" ON "sign_in_failures"("subject", "at");

-- CreateIndex
CREATE INDEX "ledger_of_account_by_time" ON "ledger_entries"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "ledger_by_time" ON "ledger_entries"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_chain" ON "ledger_entries"("account_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_chain_balance" ON "ledger_entries"("account_id", "seq", "balance_after");

-- CreateIndex
CREATE UNIQUE INDEX "datasets_by_version" ON "datasets"("market", "version");

-- CreateIndex
CREATE INDEX "dataset_loads_to_do" ON "dataset_loads"("state", "created_at");

-- CreateIndex
CREATE INDEX "activations_of_market" ON "activations"("market", "created_at");

-- CreateIndex
CREATE INDEX "tariff_lines_by_code" ON "tariff_lines"("dataset_id", "code_digits" text_pattern_ops);

-- CreateIndex
CREATE INDEX "tariff_lines_children" ON "tariff_lines"("dataset_id", "parent", "position");

-- CreateIndex
CREATE INDEX "legal_notes_of_scope" ON "legal_notes"("dataset_id", "scope", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "tariff_changes_once" ON "tariff_changes"("market", "from_version", "to_version", "code_digits", "kind");

-- CreateIndex
CREATE INDEX "rulings_of_market" ON "rulings"("market", "date");

-- CreateIndex
CREATE INDEX "rulings_by_code" ON "ruling_codes"("code_digits" text_pattern_ops);

-- CreateIndex
CREATE INDEX "lookups_newest" ON "lookups"("created_at", "id");

-- CreateIndex
CREATE INDEX "lookups_of_account_newest" ON "lookups"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lookups_of_batch" ON "lookups"("batch_id", "row_index");

-- CreateIndex
CREATE INDEX "lookups_of_sku" ON "lookups"("sku_id");

-- CreateIndex
CREATE INDEX "lookup_events_of_lookup" ON "lookup_events"("lookup_id", "id");

-- CreateIndex
CREATE INDEX "lookup_events_comment_rate" ON "lookup_events"("by_id", "kind", "at");

-- CreateIndex
CREATE INDEX "skus_by_code" ON "skus"("market", "code_digits");

-- CreateIndex
CREATE INDEX "skus_by_status" ON "skus"("code_status");

-- CreateIndex
CREATE UNIQUE INDEX "skus_by_sku_and_market" ON "skus"("sku", "market");

-- CreateIndex
CREATE INDEX "alerts_newest" ON "alerts"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "alerts_once" ON "alerts"("sku_id", "activation_id");

-- CreateIndex
CREATE INDEX "batches_newest" ON "batches"("created_at", "id");

-- CreateIndex
CREATE INDEX "batches_of_account_newest" ON "batches"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "batch_rows_by_status" ON "batch_rows"("batch_id", "status", "row_index");

-- CreateIndex
CREATE INDEX "batch_rows_duplicates" ON "batch_rows"("batch_id", "duplicate_of");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_once" ON "outbox_events"("dedupe_key");

-- CreateIndex
CREATE INDEX "deliveries_of_webhook_newest" ON "deliveries"("webhook_id", "id");

-- CreateIndex
CREATE INDEX "deliveries_to_purge" ON "deliveries"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries"("outbox_id", "webhook_id");

-- CreateIndex
CREATE INDEX "webhook_tests_rate" ON "webhook_tests"("webhook_id", "at");

-- CreateIndex
CREATE INDEX "webhook_tests_rate_of_account" ON "webhook_tests"("account_id", "at");

-- CreateIndex
CREATE INDEX "audit_newest" ON "audit_entries"("at");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_plan_key_fkey" FOREIGN KEY ("plan_key") REFERENCES "plans"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_plan_key_fkey" FOREIGN KEY ("plan_key") REFERENCES "plans"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dataset_loads" ADD CONSTRAINT "dataset_loads_dataset_id_fkey" FOREIGN KEY ("dataset_id") REFERENCES "datasets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dataset_contents" ADD CONSTRAINT "dataset_contents_load_id_fkey" FOREIGN KEY ("load_id") REFERENCES "dataset_loads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tariff_lines" ADD CONSTRAINT "tariff_lines_dataset_id_fkey" FOREIGN KEY ("dataset_id") REFERENCES "datasets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_notes" ADD CONSTRAINT "legal_notes_dataset_id_fkey" FOREIGN KEY ("dataset_id") REFERENCES "datasets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_codes" ADD CONSTRAINT "ruling_codes_number_fkey" FOREIGN KEY ("number") REFERENCES "rulings"("number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_dataset_id_fkey" FOREIGN KEY ("dataset_id") REFERENCES "datasets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_sku_id_fkey" FOREIGN KEY ("sku_id") REFERENCES "skus"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_parent_lookup_id_fkey" FOREIGN KEY ("parent_lookup_id") REFERENCES "lookups"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookup_events" ADD CONSTRAINT "lookup_events_lookup_id_fkey" FOREIGN KEY ("lookup_id") REFERENCES "lookups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lookup_events" ADD CONSTRAINT "lookup_events_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_sku_id_fkey" FOREIGN KEY ("sku_id") REFERENCES "skus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_acknowledged_by_id_fkey" FOREIGN KEY ("acknowledged_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_activation_id_fkey" FOREIGN KEY ("activation_id") REFERENCES "activations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batches" ADD CONSTRAINT "batches_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_outbox_id_fkey" FOREIGN KEY ("outbox_id") REFERENCES "outbox_events"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_tests" ADD CONSTRAINT "webhook_tests_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
