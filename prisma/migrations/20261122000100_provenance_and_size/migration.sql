ALTER TABLE "dataset_loads" ADD COLUMN "allow_smaller" BOOLEAN NOT NULL DEFAULT false;

-- Versions loaded by hand before their authority's domains were filled in.
UPDATE "datasets" SET "official_domains" = CASE "market"
    WHEN 'US' THEN ARRAY['hts.usitc.gov', 'usitc.gov']
    WHEN 'EU' THEN ARRAY['taxation-customs.ec.europa.eu', 'ec.europa.eu', 'eur-lex.europa.eu']
    ELSE ARRAY['customs.gov.vn', 'mof.gov.vn'] END
  WHERE NOT "is_demo" AND "official_domains" = '{}';

-- Sample versions that were never in force, beside a schedule that is.
UPDATE "datasets" d SET "state" = 'superseded', "superseded_at" = r."activated_at"
  FROM "datasets" r
  WHERE r."market" = d."market" AND r."state" = 'active' AND NOT r."is_demo" AND d."is_demo" AND d."state" = 'staged';
