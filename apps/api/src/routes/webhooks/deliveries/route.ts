import { DELIVERIES_SHOWN, listDeliveries } from '@svc/domain/webhooks/list-deliveries';
import { deliveryJson } from '@svc/wire/delivery';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array } from '../../../http/schema/collection.ts';
import { HookPath } from '../webhook-fields.ts';
import { DeliverySchema } from '../webhook-schema.ts';

/** The latest deliveries of a webhook. */
export const listHookDeliveries = ({ webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.deliveries',
    method: 'get',
    path: '/api/webhooks/{hook_id}/deliveries',
    summary: 'Deliveries of a webhook',
    tag: 'webhooks',
    access: 'admin',
    params: HookPath,
    response: array(DeliverySchema, { max: DELIVERIES_SHOWN }),
    answers: { 200: 'The last 50 deliveries, newest first', 404: 'No such webhook' },
    run: async ({ params, t }) => {
      const deliveries = await listDeliveries(webhooks, params.hook_id);
      return json(
        200,
        deliveries.map((delivery) => deliveryJson(delivery, t)),
      );
    },
  });
