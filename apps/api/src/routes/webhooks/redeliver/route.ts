import { redeliver } from '@svc/domain/webhooks/redeliver';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean, integerId } from '../../../http/schema/number.ts';
import { id } from '../../../http/schema/text.ts';

/** Send a finished delivery again under the same id. */
export const redeliverHook = ({ webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.redeliver',
    method: 'post',
    path: '/api/webhooks/{hook_id}/deliveries/{delivery_id}/redeliver',
    summary: 'Deliver again',
    tag: 'webhooks',
    access: 'admin',
    feature: 'feature.webhooks',
    params: object({ hook_id: id(), delivery_id: integerId() }),
    response: object({ ok: boolean() }),
    answers: {
      202: 'It is due again',
      404: 'No such webhook or delivery',
      409: 'Paused, or not finished yet',
    },
    run: async ({ params }) => {
      await redeliver(webhooks, params.hook_id, params.delivery_id);
      return json(202, { ok: true });
    },
  });
