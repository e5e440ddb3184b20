-- A sync of 5,000 SKUs with descriptions of 2,000 characters spent most of its time on their trigrams. The index takes
-- what a SKU is known by, in its first 160 characters; the few SKUs with more text have an index that lists them.
DROP INDEX skus_by_words;
CREATE INDEX skus_by_words ON skus USING gin (
  svc_fold(left(sku || ' ' || coalesce(external_ref, '') || ' ' || description, 160)) gin_trgm_ops
);
CREATE INDEX skus_with_more_words ON skus (id)
  WHERE length(sku || ' ' || coalesce(external_ref, '') || ' ' || description) > 160;
