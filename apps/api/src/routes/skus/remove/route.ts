import { DomainError } from '@svc/domain/errors/domain-error';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { recordSku } from '../recorded-skus.ts';
import { SkuParams } from '../sku-schema.ts';

/** Deletes a SKU and its alerts; its lookups stay. */
export const skusRemove = (deps: ApiDeps) =>
  operation({
    id: 'skus.remove',
    method: 'delete',
    path: '/api/skus/{sku_id}',
    summary: 'Delete a SKU',
    tag: 'catalog',
    access: 'reviewer',
    catalogWrite: true,
    params: SkuParams,
    response: object({ ok: boolean() }),
    answers: { 200: 'Deleted', 402: 'The free trial has ended' },
    run: async ({ actor, params }) => {
      const before = await deps.skus.find(params.sku_id);
      if (!(await deps.skus.remove(params.sku_id))) throw new DomainError('not_found');
      await recordSku(deps, actor, before, null);
      return json(200, { ok: true });
    },
  });
