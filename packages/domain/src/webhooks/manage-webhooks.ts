import type { Actor } from '../accounts/actor.ts';
import { DomainError } from '../errors/domain-error.ts';
import { newId } from '../id.ts';
import type { SecretSeal } from './secret-store.ts';
import { newWebhookSecret } from './sign-payload.ts';
import type { Webhook } from './webhook.ts';
import { noWebhook, readEvents, rejectUrl, type UrlChecker } from './webhook-fields.ts';
import type { WebhookStore } from './webhook-store.ts';

export interface RegisterWebhookDeps {
  readonly webhooks: Pick<WebhookStore, 'create'>;
  readonly secrets: Pick<SecretSeal, 'seal'>;
  readonly checkUrl: UrlChecker;
  readonly now: () => Date;
}

export interface RegisteredWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Registers a webhook. Throws 422 for an address that is not public https, and for unknown events. */
export async function registerWebhook(
  deps: RegisterWebhookDeps,
  actor: Actor,
  request: { readonly url: string; readonly events: readonly string[] },
): Promise<RegisteredWebhook> {
  const events = readEvents(request.events);
  await rejectUrl(deps.checkUrl, request.url);

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

/** Options of replacing a webhook; a null `url` leaves the address unchanged. */
interface ReplaceRequest {
  readonly url: string | null;
  readonly retiresAt: Date;
}

/**
 * Creates the successor of a webhook with a new secret. The old one continues until `retiresAt`; no event is lost, and
 * none is sent to one address twice. Throws 404, 422, and 409 if it is already replaced.
 */
export async function replaceWebhook(
  deps: Omit<RegisterWebhookDeps, 'webhooks'> & { readonly webhooks: Pick<WebhookStore, 'find' | 'replace'> },
  id: string,
  { url, retiresAt }: ReplaceRequest,
): Promise<RegisteredWebhook> {
  const old = await deps.webhooks.find(id);
  if (old === null) throw noWebhook(id);
  if (url !== null) await rejectUrl(deps.checkUrl, url);

  const secret = newWebhookSecret();
  const made = { id: newId(), url: url ?? old.url, events: old.events, createdAt: deps.now() };
  const successor = { ...made, secretSealed: deps.secrets.seal(secret, made.id) };
  if (!(await deps.webhooks.replace(id, successor, retiresAt)))
    throw new DomainError('conflict', { message: 'webhook_replaced' });

  const none = { active: true, lastStatus: null, lastError: null, lastDeliveryAt: null };
  return { webhook: { ...made, ...none, accountId: old.accountId }, secret };
}

/** A change as submitted: null and absent fields change nothing. */
interface ChangeWebhookRequest {
  readonly url?: string | null | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly active?: boolean | null | undefined;
}

/** Changes a webhook and validates a new address. Throws 422 or 404. */
export async function changeWebhook(
  deps: {
    readonly webhooks: Pick<WebhookStore, 'find' | 'change'>;
    readonly checkUrl: UrlChecker;
    readonly now: () => Date;
  },
  id: string,
  request: ChangeWebhookRequest,
): Promise<Webhook> {
  const events = request.events === null ? undefined : request.events;
  const change = {
    url: request.url ?? undefined,
    events: events === undefined ? undefined : readEvents(events),
    active: request.active ?? undefined,
  };
  if ((await deps.webhooks.find(id)) === null) throw noWebhook(id);

  if (change.url !== undefined) await rejectUrl(deps.checkUrl, change.url);

  const webhook = await deps.webhooks.change(id, change, deps.now());
  if (webhook === null) throw noWebhook(id);

  return webhook;
}

/** Deletes a webhook permanently. Throws 404. */
export async function deleteWebhook(
  deps: { readonly webhooks: Pick<WebhookStore, 'delete'>; readonly now: () => Date },
  id: string,
): Promise<void> {
  if (!(await deps.webhooks.delete(id, deps.now()))) throw noWebhook(id);
}
