import type { SkuLookupTarget } from '@svc/domain/skus/sku-lookup-target';
import type { Db } from '../prisma.ts';

/** SKUs that lookups are linked to, from PostgreSQL. */
export function createSkuLookupTarget(db: Pick<Db, 'sku'>): SkuLookupTarget {
  return {
    findTarget: (skuId) => db.sku.findUnique({ where: { id: skuId }, select: { sku: true, market: true } }),
  };
}
