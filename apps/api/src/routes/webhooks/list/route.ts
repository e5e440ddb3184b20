import { webhookJson } from '@svc/wire/webhook';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array } from '../../../http/schema/collection.ts';
import { WebhookSchema } from '../webhook-schema.ts';

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
