-- Senders take due deliveries endpoint by endpoint and count what is under way to each.
DROP INDEX deliveries_due;
CREATE INDEX deliveries_due_of_webhook ON deliveries (webhook_id, next_attempt_at, id) WHERE status = 'pending';
DROP INDEX deliveries_leased;
CREATE INDEX deliveries_sending_of_webhook ON deliveries (webhook_id, lease_until) WHERE status = 'sending';
CREATE INDEX outbox_to_purge ON outbox_events (created_at) WHERE fanned_out_at IS NOT NULL;
