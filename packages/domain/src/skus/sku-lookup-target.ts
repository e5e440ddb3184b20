/** Tells whether a lookup may be linked to a SKU. */
export interface SkuLookupTarget {
  exists(skuId: number): Promise<boolean>;
}
