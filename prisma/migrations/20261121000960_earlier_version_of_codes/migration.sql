-- The version that the same code was checked against before checked_version, empty for a code that was stated since. A
-- code that is saved again between a switch of versions and its alerts is known by it.
ALTER TABLE skus ADD COLUMN earlier_version text;
