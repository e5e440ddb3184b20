import { changeWebhook } from '@svc/domain/webhooks/change-webhook';
import { webhookJson } from '@svc/wire/webhook';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { eventsField, HookPath, urlField } from '../webhook-fields.ts';
import { WebhookSchema } from '../webhook-schema.ts';

/** Change a webhook; what is left out or null stays. */
export const changeHook = ({ webhooks }: ApiDeps) =>
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
    run: async ({ params, body, t }) =>
      json(200, webhookJson(await changeWebhook(webhooks, params.hook_id, body), t)),
  });
