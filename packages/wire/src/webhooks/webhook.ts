import { WEBHOOK_EVENTS } from '@svc/domain/webhooks/event-name';
import type { RegisteredWebhook } from '@svc/domain/webhooks/manage-webhooks';
import type { TestedWebhook } from '@svc/domain/webhooks/test-webhook';
import type { Webhook } from '@svc/domain/webhooks/webhook';
import type { MessageKey, Translate } from '@svc/i18n/translate';
import { deliveryError } from './delivery.ts';

/** API form of a webhook, without the secret. */
export function webhookJson(webhook: Webhook, t: Translate) {
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    active: webhook.active,
    created_at: webhook.createdAt.toISOString(),
    last_status: webhook.lastStatus,
    last_error:
      webhook.lastDeliveryAt === null ? null : deliveryError(webhook.lastStatus, webhook.lastError, t),
    last_delivery_at: webhook.lastDeliveryAt?.toISOString() ?? null,
  };
}

/** Response to a registration: the only response with the secret. */
export function registeredWebhookJson({ webhook, secret }: RegisteredWebhook, t: Translate) {
  return { ...webhookJson(webhook, t), secret };
}

export function testedWebhookJson({ webhook, ok }: TestedWebhook, t: Translate) {
  return { ...webhookJson(webhook, t), ok };
}

export function webhookEventsJson(t: Translate) {
  const entries = WEBHOOK_EVENTS.map((name) => [name, t(eventKey(name))]);
  return Object.fromEntries(entries) as Record<(typeof WEBHOOK_EVENTS)[number], string>;
}

const EVENT_KEYS = {
  'lookup.completed': 'events.lookup_completed',
  'lookup.decided': 'events.lookup_decided',
  'batch.completed': 'events.batch_completed',
  'tariff.changed': 'events.tariff_changed',
  'sku.alert': 'events.sku_alert',
  ping: 'events.ping',
} as const satisfies Record<(typeof WEBHOOK_EVENTS)[number], MessageKey>;

function eventKey(name: (typeof WEBHOOK_EVENTS)[number]): MessageKey {
  return EVENT_KEYS[name];
}
