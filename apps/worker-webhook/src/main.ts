import { sendDelivery } from '@svc/queues/jobs';
import { readWebhookConfig } from '@svc/runtime/config/services';
import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { createSystemResolve } from '@svc/runtime/outbound/resolve';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';
import { createAllowedHosts } from '@svc/storage/webhooks/allowed-hosts';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { consumeQueues } from './consume-queues.ts';
import { reportUnopened } from './report-unopened.ts';
import { traceDelivery } from './trace-delivery.ts';
import { startWebhookWorker } from './webhook-worker.ts';

const SWEEP_PAUSE_MS = 1000;
// Added to the request timeout for the DNS lookup and recording the result.
const LEASE_MARGIN_MS = 20_000;
// A supervisor kills its workers after about four seconds.
const DRAIN_GRACE_MS = 2500;

async function main(): Promise<void> {
  const config = readWebhookConfig();
  const service = startService('worker-webhook', config);

  await service.syncClock();

  const attempts = service.metrics.counter('svc_webhook_attempts_total', 'Attempts to deliver', ['outcome']);
  const secretKeys = readSecretKeys(config.secretKey) ?? [];
  const worker = startWebhookWorker({
    database: service.database,
    logger: service.logger,
    now: service.clock,
    resolve: createSystemResolve(),
    secretKeys,
    allowHosts: createAllowedHosts(service.database.client, config),
    timeoutMs: config.webhookTimeoutMs,
    pausesMs: [config.webhookFirstPauseMs, config.webhookSecondPauseMs],
    perEndpoint: config.webhookPerEndpoint,
    keepDays: config.webhookKeepDays,
    sweepMs: SWEEP_PAUSE_MS,
    leaseMs: config.webhookTimeoutMs + LEASE_MARGIN_MS,
    enqueueDelivery: (delivery, delayMs) => service.producer.enqueue(sendDelivery, delivery, delayMs),
    onAttempt: (claimed, outcome, startedAt) => {
      attempts.inc({ outcome: outcome.delivered ? 'delivered' : 'failed' });
      traceDelivery(service.tracing, claimed, outcome, startedAt);
    },
  });

  service.lifecycle.onStop('webhook sweeps', 'listen', () => worker.quiesce());
  service.lifecycle.onStop('webhook attempts', 'work', () => worker.drain(DRAIN_GRACE_MS));
  for (const consumer of consumeQueues(service, worker))
    service.lifecycle.onStop('webhook jobs', 'listen', () => consumer.close());
  startHeartbeat(service, 'webhook');
  await reportUnopened(
    createSecretStore(service.database.client),
    createSecretSeal(secretKeys),
    service.logger,
  );
  service.ready();
}

await runProcess('worker-webhook', main);
