import { DomainError } from '../errors/domain-error.ts';
import { DELIVERY_MOVES } from './delivery-status.ts';
import type { Delivery, Webhook } from './webhook.ts';
import { noWebhook } from './webhook-fields.ts';
import type { DeliveryFilter, RedeliveryFilter, WebhookStore } from './webhook-store.ts';

export const DELIVERIES_SHOWN = { default: 50, max: 200 } as const;

/** Deliveries of a webhook, newest first. Throws 404. */
export async function listDeliveries(
  deps: { readonly webhooks: Pick<WebhookStore, 'find' | 'listDeliveries'> },
  webhookId: string,
  filter: DeliveryFilter,
): Promise<readonly Delivery[]> {
  if ((await deps.webhooks.find(webhookId)) === null) throw noWebhook(webhookId);
  return deps.webhooks.listDeliveries(webhookId, filter);
}

/** Finds an active webhook. Throws 404 for an unknown one, and 409 for a paused one, which receives nothing. */
export async function findReceiving(webhooks: Pick<WebhookStore, 'find'>, id: string): Promise<Webhook> {
  const webhook = await webhooks.find(id);
  if (webhook === null) throw noWebhook(id);
  if (!webhook.active)
    throw new DomainError('conflict', { message: 'webhook_paused', details: { active: false } });
  return webhook;
}

export interface RedeliverDeps {
  readonly webhooks: Pick<WebhookStore, 'find' | 'redeliver'>;
  /** Notifies a worker; may fail silently, because the sweep finds the delivery. */
  readonly enqueue: (deliveryId: number) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Requeues finished deliveries under their ids, in order; returns their number. Throws 404, or 409 if the webhook is
 * paused.
 */
export async function redeliverMany(
  deps: Omit<RedeliverDeps, 'webhooks' | 'enqueue'> & {
    readonly webhooks: Pick<WebhookStore, 'find' | 'redeliverMany'>;
  },
  webhookId: string,
  filter: RedeliveryFilter,
): Promise<number> {
  await findReceiving(deps.webhooks, webhookId);
  return deps.webhooks.redeliverMany(webhookId, filter, deps.now());
}

/**
 * Requeues a finished delivery under the same id. Throws 404, or 409 if the webhook is paused or the delivery is in
 * progress.
 */
export async function redeliver(deps: RedeliverDeps, webhookId: string, deliveryId: number): Promise<void> {
  await findReceiving(deps.webhooks, webhookId);
  const status = await deps.webhooks.redeliver(webhookId, deliveryId, deps.now());
  if (status === null) throw new DomainError('not_found');
  if (!DELIVERY_MOVES.allows(status, 'redeliver')) throw new DomainError('conflict', { details: { status } });
  await deps.enqueue(deliveryId);
}
