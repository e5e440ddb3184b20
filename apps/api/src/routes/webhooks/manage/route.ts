import { changeWebhook, deleteWebhook, registerWebhook } from '@svc/domain/webhooks/manage-webhooks';
import { registeredWebhookJson, webhookJson } from '@svc/wire/webhooks/webhook';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { eventsField, HookPath, urlField } from '../webhook-fields.ts';
import { recordedWebhooks } from '../recorded-webhooks.ts';
import { RegisteredWebhookSchema, WebhookSchema } from '../webhook-schema.ts';

/** Register a receiver of events; only this response has its secret. */
export const registerHook = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.register',
    method: 'post',
    path: '/api/webhooks',
    summary: 'Register a webhook',
    tag: 'webhooks',
    access: 'admin',
    feature: 'feature.webhooks',
    body: object({ url: urlField(), events: optional(nullable(eventsField())) }),
    response: RegisteredWebhookSchema,
    answers: { 200: 'The webhook with its secret' },
    run: async ({ actor, body, t }) => {
      const made = await registerWebhook(
        { ...deps.webhooks, webhooks: recordedWebhooks(deps, actor) },
        actor,
        { url: body.url, events: body.events ?? [] },
      );
      return json(200, registeredWebhookJson(made, t));
    },
  });

const WEBHOOKS_MAX = 10_000;

/** Every webhook of the installation, without secrets. */
export const listHooks = ({ webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.list',
    method: 'get',
    path: '/api/webhooks',
    summary: 'List webhooks',
    tag: 'webhooks',
    access: 'admin',
    response: array(WebhookSchema, { max: WEBHOOKS_MAX }),
    answers: { 200: 'Webhooks, oldest first' },
    run: async ({ t }) =>
      json(
        200,
        (await webhooks.webhooks.list()).map((webhook) => webhookJson(webhook, t)),
      ),
  });

/** Change a webhook; what is left out or null stays. */
export const changeHook = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.change',
    method: 'patch',
    path: '/api/webhooks/{hook_id}',
    summary: 'Change a webhook',
    tag: 'webhooks',
    access: 'admin',
    feature: 'feature.webhooks',
    params: HookPath,
    body: object({
      url: optional(nullable(urlField())),
      events: optional(nullable(eventsField())),
      active: optional(nullable(boolean())),
    }),
    response: WebhookSchema,
    answers: { 200: 'The webhook', 404: 'No such webhook' },
    run: async ({ actor, params, body, t }) => {
      const recording = { ...deps.webhooks, webhooks: recordedWebhooks(deps, actor) };
      return json(200, webhookJson(await changeWebhook(recording, params.hook_id, body), t));
    },
  });

/** Delete a webhook for good. */
export const deleteHook = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.delete',
    method: 'delete',
    path: '/api/webhooks/{hook_id}',
    summary: 'Delete a webhook',
    tag: 'webhooks',
    access: 'admin',
    params: HookPath,
    response: object({ ok: boolean() }),
    answers: { 200: 'It is deleted', 404: 'No such webhook' },
    run: async ({ actor, params }) => {
      await deleteWebhook({ ...deps.webhooks, webhooks: recordedWebhooks(deps, actor) }, params.hook_id);
      return json(200, { ok: true });
    },
  });
