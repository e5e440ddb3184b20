-- Usage and reports sum over a period: the indexes that lists page by carry the summed columns too,
-- so that a million lookups are added up without reading their rows.
DROP INDEX lookups_of_account_newest;
CREATE INDEX lookups_of_account_newest ON lookups (account_id, created_at, id)
  INCLUDE (kind, market, status, charged_fee, processing_ms);
DROP INDEX lookups_newest;
CREATE INDEX lookups_newest ON lookups (created_at, id)
  INCLUDE (account_id, kind, market, status, processing_ms);
