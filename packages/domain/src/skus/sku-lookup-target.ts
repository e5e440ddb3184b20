import type { Sku } from './sku.ts';

/** Tells which SKU a lookup may be linked to. */
export interface SkuLookupTarget {
  /** Name and market of a SKU; null when there is none. */
  findTarget(skuId: number): Promise<Pick<Sku, 'sku' | 'market'> | null>;
}
