import { DomainError } from '@svc/domain/errors/domain-error';
import { ALERTS_SHOWN_MAX } from '@svc/domain/skus/sku';
import { skuDetailJson } from '@svc/wire/sku';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { SkuParams, SkuWithAlertsSchema } from '../sku-schema.ts';

export const skusGet = ({ skus }: ApiDeps) =>
  operation({
    id: 'skus.get',
    method: 'get',
    path: '/api/skus/{sku_id}',
    summary: 'Read a SKU',
    tag: 'catalog',
    access: 'entry',
    params: SkuParams,
    response: SkuWithAlertsSchema,
    answers: { 200: `The SKU with its latest ${ALERTS_SHOWN_MAX} alerts` },
    run: async ({ params, language, t }) => {
      const sku = await skus.findWithAlerts(params.sku_id, ALERTS_SHOWN_MAX);
      if (sku === null) throw new DomainError('not_found');
      return json(200, skuDetailJson(sku, { language, t }));
    },
  });
