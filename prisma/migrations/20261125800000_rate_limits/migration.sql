-- Calls of a minute by key and account, where the operator sets a rate. A crash may empty it: counting begins again.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" VARCHAR(255) NOT NULL,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" BIGINT,
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
