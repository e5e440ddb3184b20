-- The day that a table of rates is of, for tables that do not say it in their rows.
ALTER TABLE dataset_loads ADD COLUMN rates_date DATE;
