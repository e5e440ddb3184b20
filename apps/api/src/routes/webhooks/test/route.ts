import { testWebhook } from '@svc/domain/webhooks/test-webhook';
import { testedWebhookJson } from '@svc/wire/webhook';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { HookPath } from '../webhook-fields.ts';
import { TestedWebhookSchema } from '../webhook-schema.ts';

/** Send `ping` to a webhook now. */
export const testHook = ({ webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.test',
    method: 'post',
    path: '/api/webhooks/{hook_id}/test',
    summary: 'Test a webhook',
    tag: 'webhooks',
    access: 'admin',
    feature: 'feature.webhooks',
    params: HookPath,
    response: TestedWebhookSchema,
    answers: {
      200: 'The webhook and how the call went',
      404: 'No such webhook',
      409: 'It is paused',
      429: 'Too many tests',
    },
    run: async ({ actor, params, t }) => {
      const tested = await testWebhook(webhooks, actor, params.hook_id, t('events.ping_message'));
      return json(200, testedWebhookJson(tested, t));
    },
  });
