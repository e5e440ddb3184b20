import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { pageFields } from '../../../http/paging.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean, integer } from '../../../http/schema/number.ts';
import { optional, optionalWords } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';
import { CodeStatusCountsSchema, codeStatusField, SkuListItemSchema } from '../sku-schema.ts';

const PAGE_SIZE = { preset: 50, max: 500 };

/** Query of the SKU list. */
export const ListSkusQuery = object({
  q: optionalWords(
    text({ max: FIELD_MAX_CHARS.q, trim: true, about: 'In sku, description, codes or external_ref' }),
  ),
  market: optional(marketField()),
  code_status: optional(codeStatusField()),
  has_code: optional(boolean()),
  has_alert: optional(boolean({ about: 'Has an alert that nobody acknowledged' })),
  ...pageFields(PAGE_SIZE),
});

/** Page of the SKU list. */
export const SkuPageSchema = object({
  items: array(SkuListItemSchema, { max: PAGE_SIZE.max }),
  total: integer({ min: 0 }),
  page: integer({ min: 1 }),
  page_size: integer({ min: 1 }),
  counts: CodeStatusCountsSchema,
});
