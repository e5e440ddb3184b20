import type { Actor } from '../accounts/actor.ts';
import { newId } from '../id.ts';
import { readEvents, refuseUrl, type UrlChecker } from './webhook-fields.ts';
import type { SecretSeal } from './secret-seal.ts';
import { newWebhookSecret } from './sign-payload.ts';
import type { Webhook } from './webhook.ts';
import type { WebhookStore } from './webhook-store.ts';

/** Dependencies of registering a webhook. */
export interface RegisterWebhookDeps {
  readonly webhooks: WebhookStore;
  readonly secrets: Pick<SecretSeal, 'seal'>;
  readonly checkUrl: UrlChecker;
  readonly now: () => Date;
}

/** A webhook just made; its secret is never shown again. */
export interface RegisteredWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Registers a receiver of events. Refuses an address that is not public https, and unknown events, with 422. */
export async function registerWebhook(
  deps: RegisterWebhookDeps,
  actor: Actor,
  request: { readonly url: string; readonly events: readonly string[] },
): Promise<RegisteredWebhook> {
  const events = readEvents(request.events);
  await refuseUrl(deps.checkUrl, request.url);

  const secret = newWebhookSecret();
  const made = {
    id: newId(),
    accountId: actor.accountId,
    url: request.url,
    events,
    createdAt: deps.now(),
  };

  await deps.webhooks.create({ ...made, secretSealed: deps.secrets.seal(secret, made.id) });

  const webhook = { ...made, active: true, lastStatus: null, lastError: null, lastDeliveryAt: null };
  return { webhook, secret };
}
