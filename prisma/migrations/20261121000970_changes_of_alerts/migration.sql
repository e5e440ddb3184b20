-- What the new version changed of the code: entries {kind, before, after}. Alerts raised before this column say nothing.
ALTER TABLE alerts ADD COLUMN changes jsonb NOT NULL DEFAULT '[]';
