import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { limitField } from '../../../http/paging.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { optional, optionalWords } from '../../../http/schema/presence.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';
import { LineDatasetSchema, SearchHitSchema } from '../line-schema.ts';

const LIMIT = { preset: 50, max: 200 } as const;

/** Query of the schedule search. */
export const SearchQuery = object({
  q: text({ max: FIELD_MAX_CHARS.q, min: 1, trim: true, about: 'A code or its start, or words' }),
  market: optional(marketField()),
  version: optionalWords(text({ max: FIELD_MAX_CHARS.tariff_version, trim: true })),
  ...limitField(LIMIT),
});

/** Answer of the schedule search. */
export const SearchAnswer = object({
  dataset: LineDatasetSchema,
  mode: oneOf(['code', 'keyword']),
  items: array(SearchHitSchema, { max: LIMIT.max }),
});
