import { refuse } from '../errors/refusal.ts';
import type { Delivery } from './webhook.ts';
import type { WebhookStore } from './webhook-store.ts';

/** Deliveries that the list shows. */
export const DELIVERIES_SHOWN = 50;

/** The newest 50 deliveries of a webhook. Refuses with 404. */
export async function listDeliveries(
  deps: { readonly webhooks: WebhookStore },
  webhookId: string,
): Promise<readonly Delivery[]> {
  if ((await deps.webhooks.find(webhookId)) === null) throw refuse('not_found');
  return deps.webhooks.listDeliveries(webhookId, DELIVERIES_SHOWN);
}
