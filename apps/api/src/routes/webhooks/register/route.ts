import { registerWebhook } from '@svc/domain/webhooks/register-webhook';
import { registeredWebhookJson } from '@svc/wire/webhook';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { eventsField, urlField } from '../webhook-fields.ts';
import { RegisteredWebhookSchema } from '../webhook-schema.ts';

/** Register a receiver of events; the answer alone shows its secret. */
export const registerHook = ({ webhooks }: ApiDeps) =>
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
      const made = await registerWebhook(webhooks, actor, { url: body.url, events: body.events ?? [] });
      return json(200, registeredWebhookJson(made, t));
    },
  });
