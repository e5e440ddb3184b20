import { array, object } from '../http/schema/collection.ts';
import { integer } from '../http/schema/number.ts';
import type { Schema } from '../http/schema/schema.ts';

const PAGE_ITEMS_MAX = 500;

export function pageOf<T>(item: Schema<T>) {
  return object({
    items: array(item, { max: PAGE_ITEMS_MAX }),
    total: integer({ min: 0 }),
    page: integer({ min: 1 }),
    page_size: integer({ min: 1 }),
  });
}
