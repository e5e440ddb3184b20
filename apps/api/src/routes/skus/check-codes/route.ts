import { checkSkuCodes } from '@svc/domain/skus/check-sku-codes';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { CheckCodesAnswer, CheckCodesBody } from './schema.ts';

/** Check codes of the catalog against the active schedules. */
export const checkCatalogCodes = ({ skus, clock }: ApiDeps) =>
  operation({
    id: 'skus.check_codes',
    method: 'post',
    path: '/api/skus/check-codes',
    summary: 'Check codes of SKUs',
    tag: 'catalog',
    access: 'entry',
    catalogWrite: true,
    body: CheckCodesBody,
    bodyRequired: false,
    response: CheckCodesAnswer,
    answers: { 200: 'What the check found', 402: 'The free trial has ended' },
    run: async ({ body }) => {
      const selection = { skuIds: body.sku_ids, market: body.market };
      const { checked, changed, counts, versions } = await checkSkuCodes({ skus, now: clock }, selection);
      const distinct = new Set(Object.values(versions));
      const [only = null] = distinct.size === 1 ? distinct : [];
      return json(200, { checked, changed, counts, checked_version: only, checked_versions: versions });
    },
  });
