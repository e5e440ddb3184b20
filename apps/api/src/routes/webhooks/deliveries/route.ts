import { DELIVERIES_SHOWN, listDeliveries } from '@svc/domain/webhooks/list-deliveries';
import { DELIVERY_STATUSES } from '@svc/domain/webhooks/delivery-status';
import { deliveryJson } from '@svc/wire/delivery';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { limitField } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integerId } from '../../../http/schema/number.ts';
import { optional } from '../../../http/schema/presence.ts';
import { oneOf } from '../../../http/schema/text.ts';
import { HookPath } from '../webhook-fields.ts';
import { DeliverySchema } from '../webhook-schema.ts';

const DeliveriesQuery = object({
  status: optional(oneOf(DELIVERY_STATUSES, { about: 'Only deliveries in this state' })),
  before_id: optional(
    integerId({ about: 'Only older deliveries: the id of the last one of a page asks for the next' }),
  ),
  ...limitField(DELIVERIES_SHOWN),
});

/** Deliveries of a webhook, the newest first. */
export const listHookDeliveries = ({ webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.deliveries',
    method: 'get',
    path: '/api/webhooks/{hook_id}/deliveries',
    summary: 'Deliveries of a webhook',
    tag: 'webhooks',
    access: 'admin',
    params: HookPath,
    query: DeliveriesQuery,
    response: array(DeliverySchema, { max: DELIVERIES_SHOWN.max }),
    answers: { 200: 'Deliveries, newest first; the last 50 unless asked otherwise', 404: 'No such webhook' },
    run: async ({ params, query, t }) => {
      const { status, before_id: beforeId, limit } = query;
      const deliveries = await listDeliveries(webhooks, params.hook_id, { status, beforeId, limit });

      return json(
        200,
        deliveries.map((delivery) => deliveryJson(delivery, t)),
      );
    },
  });
