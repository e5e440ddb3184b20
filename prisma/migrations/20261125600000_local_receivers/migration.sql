-- Receivers (host:port) on private addresses that may be registered as webhooks, for local development.
CREATE TABLE "local_receivers" (
    "host" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_receivers_pkey" PRIMARY KEY ("host")
);
