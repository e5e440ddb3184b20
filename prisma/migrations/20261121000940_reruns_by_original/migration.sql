-- The rows of a batch show the decision on a rerun of theirs; nearly all lookups rerun nothing.
CREATE INDEX lookups_of_parent ON lookups (parent_lookup_id) WHERE parent_lookup_id IS NOT NULL;
