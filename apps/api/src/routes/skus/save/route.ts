import { saveSku } from '@svc/domain/skus/save-sku';
import { skuJson } from '@svc/wire/sku';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { SKU_MARKET, SkuBody, skuDraft } from '../sku-body.ts';
import { SkuSchema } from '../sku-schema.ts';

/** Create a SKU, or update the one with the same sku and market. */
export const saveOneSku = ({ skus, clock }: ApiDeps) =>
  operation({
    id: 'skus.save',
    method: 'post',
    path: '/api/skus',
    summary: 'Create or update a SKU',
    tag: 'catalog',
    access: 'entry',
    defaultMarket: SKU_MARKET,
    catalogWrite: true,
    body: SkuBody,
    response: SkuSchema,
    answers: { 200: 'The SKU, its code checked', 402: 'The free trial has ended' },
    run: async ({ body, language, t }) => {
      const sku = await saveSku({ skus, now: clock }, skuDraft(body));
      return json(200, skuJson(sku, { language, t }));
    },
  });
