import { refuse } from '../errors/refusal.ts';
import type { WebhookStore } from './webhook-store.ts';

/** Deletes a webhook for good. Refuses with 404. */
export async function deleteWebhook(
  deps: { readonly webhooks: WebhookStore; readonly now: () => Date },
  id: string,
): Promise<void> {
  if (!(await deps.webhooks.delete(id, deps.now()))) throw refuse('not_found');
}
