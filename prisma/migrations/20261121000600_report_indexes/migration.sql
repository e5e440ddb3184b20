-- Reports add up decisions by when they were made: the index carries all that is added up. Those that replaced a code
-- stand by themselves, for their codes.
DROP INDEX lookups_decided;
CREATE INDEX lookups_decided ON lookups (decided_at)
  INCLUDE (decision, market, decided_by_id, finished_at) WHERE decision IS NOT NULL;
CREATE INDEX lookups_overridden ON lookups (decided_at)
  INCLUDE (market, recommended_code, final_code) WHERE decision = 'overridden';
-- The queue is counted without its rows.
DROP INDEX lookups_in_review;
CREATE INDEX lookups_in_review ON lookups (created_at, id)
  INCLUDE (status, decision, resolved, account_id)
  WHERE status IN ('needs_review', 'needs_info', 'error') AND decision IS NULL;
CREATE INDEX lookup_events_comments ON lookup_events (at) INCLUDE (by_id) WHERE kind = 'comment';

-- Lookups are grouped by day: without these the planner takes every moment for a group of its own, and sorts a million
-- rows that it could hash, and in parallel.
CREATE STATISTICS lookups_created_day ON ((created_at AT TIME ZONE 'UTC')::date) FROM lookups;
CREATE STATISTICS lookups_decided_day ON ((decided_at AT TIME ZONE 'UTC')::date) FROM lookups;
