-- A balance is the sum of the whole ledger: an account points at the last row of its ledger and at no earlier one.
-- The row and the balance are written by one statement, at whose end this is asked.
CREATE FUNCTION ledger_ends_at_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added JOIN accounts a ON a.id = added.account_id WHERE added.seq > coalesce(a.ledger_seq, 0)
  ) THEN
    RAISE EXCEPTION 'a ledger row that its balance does not have violates "ledger_ends_at_balance"'
      USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_ends_at_balance';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_ends_at_balance AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_ends_at_balance();

CREATE FUNCTION accounts_ledger_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a balance that goes back in its ledger violates "accounts_ledger_goes_on"'
    USING ERRCODE = 'check_violation', TABLE = 'accounts', CONSTRAINT = 'accounts_ledger_goes_on';
END $$;
CREATE TRIGGER accounts_ledger_goes_on AFTER UPDATE OF ledger_seq ON accounts FOR EACH ROW
  WHEN (OLD.ledger_seq IS NOT NULL AND (NEW.ledger_seq IS NULL OR NEW.ledger_seq < OLD.ledger_seq))
  EXECUTE FUNCTION accounts_ledger_goes_on();
