-- Whether an account has decided anything is asked before like products are looked for among its decisions.
CREATE INDEX lookups_decided_of_account ON lookups (account_id, market) WHERE decision IN ('approved', 'overridden');
