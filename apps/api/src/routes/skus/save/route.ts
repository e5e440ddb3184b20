import { DomainError } from '@svc/domain/errors/domain-error';
import { saveSku } from '@svc/domain/skus/save-sku';
import { skuJson } from '@svc/wire/sku';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { withDefault } from '../../../http/schema/presence.ts';
import { recordSku } from '../recorded-skus.ts';
import { SKU_MARKET, SkuBody, skuDraft } from '../sku-body.ts';
import { SkuSchema } from '../sku-schema.ts';

/** Creates a SKU, or updates the one with the same sku and market. */
export const skusSave = (deps: ApiDeps) =>
  operation({
    id: 'skus.save',
    method: 'post',
    path: '/api/skus',
    summary: 'Create or update a SKU',
    tag: 'catalog',
    access: 'entry',
    defaultMarket: SKU_MARKET,
    catalogWrite: true,
    query: object({
      only_new: withDefault(
        boolean({ about: 'Answer 409 where the SKU exists, in place of updating it' }),
        false,
      ),
    }),
    body: SkuBody,
    response: SkuSchema,
    answers: {
      200: 'The SKU, its code checked',
      402: 'The free trial has ended',
      409: 'With `only_new`: the SKU exists',
    },
    run: async ({ actor, query, body, language, t }) => {
      const draft = skuDraft(body);
      const before = await deps.skus.findNamed(draft.sku, draft.market);
      if (query.only_new && before !== null)
        throw new DomainError('conflict', { message: 'sku_exists', params: { sku: draft.sku } });
      const sku = await saveSku({ skus: deps.skus, now: deps.clock }, draft);
      await recordSku(deps, actor, before, sku);
      return json(200, skuJson(sku, { language, t }));
    },
  });
