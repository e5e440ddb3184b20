import { deleteWebhook } from '@svc/domain/webhooks/delete-webhook';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { HookPath } from '../webhook-fields.ts';

/** Delete a webhook for good. */
export const deleteHook = ({ webhooks }: ApiDeps) =>
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
    run: async ({ params }) => {
      await deleteWebhook(webhooks, params.hook_id);
      return json(200, { ok: true });
    },
  });
