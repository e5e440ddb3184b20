import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { object } from '../../../http/schema/collection.ts';
import { languageTag } from '../../../http/schema/language-tag.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';

/** Body of the classification of a SKU; it may be left out. */
export const ClassifySkuBody = object({
  language: optional(nullable(languageTag({ max: FIELD_MAX_CHARS.language }))),
  tariff_version: optional(nullable(text({ max: FIELD_MAX_CHARS.tariff_version }))),
});
