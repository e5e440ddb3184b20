import { ALERT_KINDS } from '@svc/domain/alerts/alert';
import { alertJson } from '@svc/wire/alert';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { limitField } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { optional, withDefault } from '../../../http/schema/presence.ts';
import { oneOf } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';
import { AlertSchema } from '../alert-schema.ts';

const LIMIT = { default: 200, max: 1000 };

export const alertsList = ({ alerts }: ApiDeps) =>
  operation({
    id: 'alerts.list',
    method: 'get',
    path: '/api/alerts',
    summary: 'List alerts',
    tag: 'catalog',
    access: 'entry',
    query: object({
      ...limitField(LIMIT),
      market: optional(marketField()),
      kind: optional(oneOf(ALERT_KINDS)),
      acknowledged: optional(boolean()),
      product: withDefault(boolean({ about: 'Adds what the product is' }), false),
    }),
    response: array(AlertSchema, { max: LIMIT.max }),
    answers: { 200: 'Alerts, newest first' },
    run: async ({ query: { limit, product, ...filter }, t }) =>
      json(
        200,
        (await alerts.list(filter, limit)).map((alert) => ({
          ...alertJson(alert, t),
          ...(product ? { product_description: alert.productDescription } : {}),
        })),
      ),
  });
