import { refuse } from '../errors/refusal.ts';
import { DELIVERY_MOVES } from './delivery-status.ts';
import type { Delivery, Webhook } from './webhook.ts';
import type { DeliveryFilter, RedeliveryFilter, WebhookStore } from './webhook-store.ts';

/** Deliveries that the list shows: unless asked, and at most. */
export const DELIVERIES_SHOWN = { default: 50, max: 200 } as const;

/** Deliveries of a webhook, the newest first. Throws 404. */
export async function listDeliveries(
  deps: { readonly webhooks: Pick<WebhookStore, 'find' | 'listDeliveries'> },
  webhookId: string,
  filter: DeliveryFilter,
): Promise<readonly Delivery[]> {
  if ((await deps.webhooks.find(webhookId)) === null) throw refuse('not_found');
  return deps.webhooks.listDeliveries(webhookId, filter);
}

/** A webhook that receives. Throws 404 for an unknown one, and 409 for a paused one, which receives nothing. */
export async function findReceiving(webhooks: Pick<WebhookStore, 'find'>, id: string): Promise<Webhook> {
  const webhook = await webhooks.find(id);
  if (webhook === null) throw refuse('not_found');
  if (!webhook.active) throw refuse('conflict', { details: { active: false } });
  return webhook;
}

/** Dependencies of a redelivery. */
export interface RedeliverDeps {
  readonly webhooks: Pick<WebhookStore, 'find' | 'redeliver'>;
  /** Reminds a worker; it may fail quietly, the sweep finds the delivery. */
  readonly remind: (deliveryId: number) => Promise<void>;
  readonly now: () => Date;
}

/** Sends finished deliveries again under their ids, in their order; returns their number. Throws 404, or 409 when it is paused. */
export async function redeliverMany(
  deps: Omit<RedeliverDeps, 'webhooks' | 'remind'> & {
    readonly webhooks: Pick<WebhookStore, 'find' | 'redeliverMany'>;
  },
  webhookId: string,
  filter: RedeliveryFilter,
): Promise<number> {
  await findReceiving(deps.webhooks, webhookId);
  return deps.webhooks.redeliverMany(webhookId, filter, deps.now());
}

/** Sends a finished delivery again under the same id. Throws 404, or 409 when the webhook is paused or it is in progress. */
export async function redeliver(deps: RedeliverDeps, webhookId: string, deliveryId: number): Promise<void> {
  await findReceiving(deps.webhooks, webhookId);
  const status = await deps.webhooks.redeliver(webhookId, deliveryId, deps.now());
  if (status === null) throw refuse('not_found');
  if (!DELIVERY_MOVES.allows(status, 'redeliver')) throw refuse('conflict', { details: { status } });
  await deps.remind(deliveryId);
}
