-- Confidence in the first four and six digits, for lists and events; null for lookups without an answer, and for answers
-- from before the two were calculated. That of the whole line is `confidence`.
ALTER TABLE "lookups" ADD COLUMN "confidence_heading" DOUBLE PRECISION,
  ADD COLUMN "confidence_subheading" DOUBLE PRECISION;
