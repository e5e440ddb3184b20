import type { RedeliverDeps } from '@svc/domain/webhooks/deliveries';
import type { RegisterWebhookDeps } from '@svc/domain/webhooks/manage-webhooks';
import type { TestWebhookDeps } from '@svc/domain/webhooks/test-webhook';
import type { WebhookStore } from '@svc/domain/webhooks/webhook-store';
import { sendDelivery } from '@svc/queues/jobs';
import type { ApiConfig } from '@svc/runtime/config/services';
import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { checkWebhookUrl } from '@svc/runtime/outbound/check-url';
import { createHttpClient } from '@svc/runtime/outbound/http-client';
import { createSystemResolve } from '@svc/runtime/outbound/resolve';
import type { Service } from '@svc/service/start-service';
import { createAllowedHosts } from '@svc/storage/webhooks/allowed-hosts';
import { createDeliveryStore } from '@svc/storage/webhooks/delivery-store';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createWebhookStore } from '@svc/storage/webhooks/webhook-store';
import { eventBodyStart } from '@svc/wire/webhooks/event-body';

export type WebhookRouteDeps = RegisterWebhookDeps &
  TestWebhookDeps &
  RedeliverDeps & { readonly webhooks: WebhookStore };

// Margin for the DNS lookup before a test call and the write after it.
const LEASE_MARGIN_MS = 20_000;

/** Registers, changes and tests webhooks over the process database; validates URLs as the worker does. */
export function createWebhookDeps(
  { database, producer, logger, clock }: Pick<Service, 'database' | 'producer' | 'logger' | 'clock'>,
  config: ApiConfig,
): WebhookRouteDeps {
  const resolve = createSystemResolve();
  const allowHosts = createAllowedHosts(database.client, config);
  const client = createHttpClient({ allowHosts, resolve, timeoutMs: config.webhookTimeoutMs });

  return {
    webhooks: createWebhookStore(database.client),
    deliveries: createDeliveryStore(database.client),
    secrets: createSecretSeal(readSecretKeys(config.secretKey) ?? []),
    checkUrl: (url) => checkWebhookUrl(url, { allowHosts, resolve }),
    post: (request) => client.post(request),
    bodyStart: eventBodyStart,
    // A ping is attempted only once.
    pauseAfter: () => 0,
    onFault: (error, delivery) => logger.error('a test call could not be made', { delivery, error }),
    leaseMs: config.webhookTimeoutMs + LEASE_MARGIN_MS,
    enqueue: async (deliveryId) => {
      await producer.enqueue(sendDelivery, { deliveryId });
    },
    now: clock,
  };
}
