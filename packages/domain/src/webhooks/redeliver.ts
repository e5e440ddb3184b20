import { refuse } from '../errors/refusal.ts';
import { deliveryTransition } from './delivery-status.ts';
import { findReceiving } from './find-receiving.ts';
import type { WebhookStore } from './webhook-store.ts';

/** Dependencies of a redelivery. */
export interface RedeliverDeps {
  readonly webhooks: WebhookStore;
  /** Reminds a worker; it may fail quietly, the sweep finds the delivery. */
  readonly remind: (deliveryId: number) => Promise<void>;
  readonly now: () => Date;
}

/** Sends a finished delivery again under the same id. Refuses with 404, or 409 when the webhook is paused or it is under way. */
export async function redeliver(deps: RedeliverDeps, webhookId: string, deliveryId: number): Promise<void> {
  await findReceiving(deps.webhooks, webhookId);
  const status = await deps.webhooks.redeliver(webhookId, deliveryId, deps.now());
  if (status === null) throw refuse('not_found');
  if (deliveryTransition(status, 'redeliver') === null) throw refuse('conflict', { details: { status } });
  await deps.remind(deliveryId);
}
