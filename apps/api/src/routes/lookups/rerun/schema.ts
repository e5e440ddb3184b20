import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { array, object } from '../../../http/schema/collection.ts';
import { country } from '../../../http/schema/country.ts';
import { languageTag } from '../../../http/schema/language-tag.ts';
import { integerId } from '../../../http/schema/number.ts';
import { nullable, optional, withDefault } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { descriptionField, digitsField, draftField, marketField } from '../../product-fields.ts';
import { ConsignmentSchema } from '../../tariff/landed-cost/schema.ts';
import { noteField } from '../note-field.ts';

const ANSWERS_MAX = 20;
const QUESTION_ID_MAX_CHARS = 100;
const ANSWER_MAX_CHARS = 200;

const answer = object({
  question_id: text({ max: QUESTION_ID_MAX_CHARS, min: 1, about: 'Id of a question of the lookup' }),
  value: text({ max: ANSWER_MAX_CHARS, min: 1, about: 'Value of one of its options' }),
});

export const RerunBody = object({
  description: optional(descriptionField()),
  material: optional(text({ max: FIELD_MAX_CHARS.material })),
  use: optional(text({ max: FIELD_MAX_CHARS.use })),
  composition: optional(text({ max: FIELD_MAX_CHARS.composition })),
  origin: optional(country({ max: FIELD_MAX_CHARS.origin })),
  notes: optional(text({ max: FIELD_MAX_CHARS.notes })),
  market: optional(marketField()),
  tariff_version: optional(nullable(text({ max: FIELD_MAX_CHARS.tariff_version }))),
  sku_id: optional(nullable(integerId())),
  digits: digitsField(),
  language: optional(nullable(languageTag({ max: FIELD_MAX_CHARS.language }))),
  answers: withDefault(
    array(answer, {
      max: ANSWERS_MAX,
      about: 'Facts added to earlier answers; a new description discards those',
    }),
    [],
  ),
  note: noteField('Why it is run again'),
  draft_id: draftField(),
  landed_cost: optional(nullable(ConsignmentSchema)),
});
