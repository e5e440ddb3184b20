import type { SkuLookupTarget } from '@svc/domain/skus/sku-lookup-target';
import type { Db } from '../prisma.ts';

/** Tells from PostgreSQL whether a SKU exists. */
export function createSkuLookupTarget(db: Db): SkuLookupTarget {
  return { exists: async (skuId) => (await db.sku.count({ where: { id: skuId } })) > 0 };
}
