import { replaceSku } from '@svc/domain/skus/save-sku';
import { skuJson } from '@svc/wire/sku';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { recordSku } from '../recorded-skus.ts';
import { SkuBody, skuReplacement } from '../sku-body.ts';
import { SkuParams, SkuSchema } from '../sku-schema.ts';

/** Replaces every field of a SKU; omitted fields are cleared. */
export const skusReplace = (deps: ApiDeps) =>
  operation({
    id: 'skus.replace',
    method: 'put',
    path: '/api/skus/{sku_id}',
    summary: 'Replace a SKU',
    tag: 'catalog',
    access: 'entry',
    catalogWrite: true,
    params: SkuParams,
    body: SkuBody,
    response: SkuSchema,
    answers: {
      200: 'The SKU, its code checked',
      402: 'The free trial has ended',
      422: 'Invalid input, or another `sku` or `market` than it has',
    },
    run: async ({ actor, params, body, language, t }) => {
      const before = await deps.skus.find(params.sku_id);
      const saving = { skus: deps.skus, now: deps.clock };
      const sku = await replaceSku(saving, actor, params.sku_id, skuReplacement(body));
      await recordSku(deps, actor, before, sku);
      return json(200, skuJson(sku, { language, t }));
    },
  });
