import * as v from '../../../http/schema/index.ts';

const WORDS_MAX = 100_000;
const words = () => v.text({ max: WORDS_MAX });
const field = () => v.optional(v.nullable(words()));

export const ChangedFieldsSchema = v.entity(
  'ChangedFields',
  {
    code: v.optional(words()),
    parent_code: field(),
    description: v.optional(words()),
    full_description: v.optional(words()),
    duty_rate: field(),
    special_rate: field(),
    column2_rate: field(),
    additional_duties: field(),
    unit: field(),
    is_leaf: v.optional(v.boolean()),
  },
  { about: 'Only changed fields; all fields of an added or removed line' },
);
