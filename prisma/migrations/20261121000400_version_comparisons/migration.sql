-- CreateTable
CREATE TABLE "version_comparisons" (
    "market" "market" NOT NULL,
    "from_version" TEXT NOT NULL,
    "to_version" TEXT NOT NULL,
    "compared_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "version_comparisons_pkey" PRIMARY KEY ("market","from_version","to_version")
);
