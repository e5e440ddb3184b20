import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';

const WORDS_MAX = 100_000;
const words = () => text({ max: WORDS_MAX });
const field = () => optional(nullable(words()));

export const ChangedFieldsSchema = named(
  'ChangedFields',
  object(
    {
      code: optional(words()),
      parent_code: field(),
      description: optional(words()),
      full_description: optional(words()),
      duty_rate: field(),
      special_rate: field(),
      column2_rate: field(),
      additional_duties: field(),
      unit: field(),
      is_leaf: optional(boolean()),
    },
    { about: 'Only changed fields; all fields of an added or removed line' },
  ),
);
