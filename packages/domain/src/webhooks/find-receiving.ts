import { refuse } from '../errors/refusal.ts';
import type { Webhook } from './webhook.ts';
import type { WebhookStore } from './webhook-store.ts';

/** A webhook that receives. Refuses with 404 when there is none, and with 409 when it is paused: then it receives nothing. */
export async function findReceiving(webhooks: WebhookStore, id: string): Promise<Webhook> {
  const webhook = await webhooks.find(id);
  if (webhook === null) throw refuse('not_found');
  if (!webhook.active) throw refuse('conflict', { details: { active: false } });
  return webhook;
}
