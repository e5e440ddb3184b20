import { refuse } from '../errors/refusal.ts';
import type { DeliveryFilter, WebhookStore } from './webhook-store.ts';
import type { Delivery } from './webhook.ts';

/** Deliveries that the list shows: unless asked, and at most. */
export const DELIVERIES_SHOWN = { preset: 50, max: 200 } as const;

/** Deliveries of a webhook, the newest first. Refuses with 404. */
export async function listDeliveries(
  deps: { readonly webhooks: Pick<WebhookStore, 'find' | 'listDeliveries'> },
  webhookId: string,
  filter: DeliveryFilter,
): Promise<readonly Delivery[]> {
  if ((await deps.webhooks.find(webhookId)) === null) throw refuse('not_found');
  return deps.webhooks.listDeliveries(webhookId, filter);
}
