-- The three plans an installation starts with; the administrator edits them.
INSERT INTO plans (key, name, trial_days, position) VALUES
  ('trial', 'Trial', 14, 1), ('team', 'Team', NULL, 2), ('enterprise', 'Enterprise', NULL, 3);

INSERT INTO entitlements (plan_key, key, kind, category, enabled, value) VALUES
  ('trial', 'feature.batch', 'feature', 'batches', TRUE, NULL),
  ('trial', 'batch_max_rows', 'limit', 'batches', TRUE, 100),
  ('trial', 'feature.webhooks', 'feature', 'integration', FALSE, NULL),
  ('trial', 'feature.reports', 'feature', 'reports', FALSE, NULL),
  ('trial', 'feature.market_us', 'feature', 'markets', TRUE, NULL),
  ('trial', 'feature.market_eu', 'feature', 'markets', TRUE, NULL),
  ('trial', 'feature.market_vn', 'feature', 'markets', TRUE, NULL),
  ('team', 'feature.batch', 'feature', 'batches', TRUE, NULL),
  ('team', 'batch_max_rows', 'limit', 'batches', TRUE, 5000),
  ('team', 'feature.webhooks', 'feature', 'integration', TRUE, NULL),
  ('team', 'feature.reports', 'feature', 'reports', TRUE, NULL),
  ('team', 'feature.market_us', 'feature', 'markets', TRUE, NULL),
  ('team', 'feature.market_eu', 'feature', 'markets', TRUE, NULL),
  ('team', 'feature.market_vn', 'feature', 'markets', TRUE, NULL),
  ('enterprise', 'feature.batch', 'feature', 'batches', TRUE, NULL),
  ('enterprise', 'batch_max_rows', 'limit', 'batches', TRUE, 50000),
  ('enterprise', 'feature.webhooks', 'feature', 'integration', TRUE, NULL),
  ('enterprise', 'feature.reports', 'feature', 'reports', TRUE, NULL),
  ('enterprise', 'feature.market_us', 'feature', 'markets', TRUE, NULL),
  ('enterprise', 'feature.market_eu', 'feature', 'markets', TRUE, NULL),
  ('enterprise', 'feature.market_vn', 'feature', 'markets', TRUE, NULL);
