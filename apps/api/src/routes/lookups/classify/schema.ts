import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { object } from '../../../http/schema/collection.ts';
import { languageTag } from '../../../http/schema/language-tag.ts';
import { integerId } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { descriptionField, marketField, productFields } from '../../product-fields.ts';

/** Body of a classification. */
export const ClassifyBody = object({
  description: descriptionField(),
  ...productFields(),
  market: optional(marketField()),
  tariff_version: optional(nullable(text({ max: FIELD_MAX_CHARS.tariff_version }))),
  sku_id: optional(nullable(integerId())),
  language: optional(nullable(languageTag({ max: FIELD_MAX_CHARS.language }))),
});
