import { consume } from '@svc/queues/consumer';
import { fanOutEvents } from '@svc/queues/definitions/fan-out-events';
import { sendDelivery } from '@svc/queues/definitions/send-delivery';
import { systemClock } from '@svc/runtime/clock';
import { readWebhookConfig } from '@svc/runtime/config/services';
import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { createSystemResolve } from '@svc/runtime/outbound/resolve';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { startService, type Service } from '@svc/service/start-service';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { handleFanOutEvents } from './handlers/fan-out-events.ts';
import { handleSendDelivery } from './handlers/send-delivery.ts';
import { reportUnopened } from './report-unopened.ts';
import { startWebhookWorker, type WebhookWorker } from './webhook-worker.ts';

const SWEEP_PAUSE_MS = 1000;
// An attempt looks a name up, then has its time-out; then its end is to be written.
const LEASE_MARGIN_MS = 20_000;
// A supervisor gives its workers about four seconds before it kills them.
const DRAIN_GRACE_MS = 2500;
const REMINDERS_AT_ONCE = 16;

async function main(): Promise<void> {
  const config = readWebhookConfig();
  const service = startService('worker-webhook', config);
  const attempts = service.metrics.counter('svc_webhook_attempts_total', 'Attempts to deliver', ['outcome']);
  const secretKeys = readSecretKeys(config.secretKey) ?? [];
  const worker = startWebhookWorker({
    database: service.database,
    logger: service.logger,
    now: systemClock,
    resolve: createSystemResolve(),
    secretKeys,
    allowHosts: config.webhookAllowHosts,
    timeoutMs: config.webhookTimeoutMs,
    pausesMs: [config.webhookFirstPauseMs, config.webhookSecondPauseMs],
    perEndpoint: config.webhookPerEndpoint,
    keepDays: config.webhookKeepDays,
    sweepMs: SWEEP_PAUSE_MS,
    leaseMs: config.webhookTimeoutMs + LEASE_MARGIN_MS,
    onAttempt: ({ delivered }) => attempts.inc({ outcome: delivered ? 'delivered' : 'failed' }),
  });
  service.lifecycle.onStop('webhook sweeps', 'listen', () => worker.quiesce());
  service.lifecycle.onStop('webhook attempts', 'work', () => worker.drain(DRAIN_GRACE_MS));
  consumeReminders(service, worker);
  startHeartbeat(service, 'webhook');
  await reportUnopened(
    createSecretStore(service.database.client),
    createSecretSeal(secretKeys),
    service.logger,
  );
  service.ready();
}

function consumeReminders(service: Service, worker: WebhookWorker): void {
  const consumers = [
    consume(service, sendDelivery, REMINDERS_AT_ONCE, handleSendDelivery(worker)),
    consume(
      service,
      fanOutEvents,
      1,
      handleFanOutEvents(() => worker.fanOut()),
    ),
  ];
  for (const consumer of consumers)
    service.lifecycle.onStop('webhook reminders', 'listen', () => consumer.close());
}

await runProcess('worker-webhook', main);
