-- Failed deliveries are counted for the health of the service and listed by their webhook.
CREATE INDEX "deliveries_failed_lately" ON "deliveries" ("finished_at") WHERE "status" = 'failed';
CREATE INDEX "deliveries_failed_of_webhook" ON "deliveries" ("webhook_id", "id") WHERE "status" = 'failed';
