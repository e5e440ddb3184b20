import { object } from '../../http/schema/collection.ts';
import { integerId } from '../../http/schema/number.ts';

/** The SKU that a path names. */
export const SkuParams = object({ sku_id: integerId() });
