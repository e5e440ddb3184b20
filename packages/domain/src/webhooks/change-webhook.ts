import { refuse } from '../errors/refusal.ts';
import { readEvents, refuseUrl, type UrlChecker } from './webhook-fields.ts';
import type { Webhook } from './webhook.ts';
import type { WebhookStore } from './webhook-store.ts';

/** A change as it is sent: null and absence change nothing. */
interface ChangeWebhookRequest {
  readonly url?: string | null | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** Changes a webhook; a new address is checked like a first one. Refuses with 422 or 404. */
export async function changeWebhook(
  deps: { readonly webhooks: WebhookStore; readonly checkUrl: UrlChecker; readonly now: () => Date },
  id: string,
  request: ChangeWebhookRequest,
): Promise<Webhook> {
  const events = request.events === null ? undefined : request.events;
  const change = {
    url: request.url ?? undefined,
    events: events === undefined ? undefined : readEvents(events),
    active: request.active ?? undefined,
  };
  if ((await deps.webhooks.find(id)) === null) throw refuse('not_found');

  if (change.url !== undefined) await refuseUrl(deps.checkUrl, change.url);

  const webhook = await deps.webhooks.change(id, change, deps.now());
  if (webhook === null) throw refuse('not_found');

  return webhook;
}
