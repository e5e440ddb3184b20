/** Sentences of a 422 answer; the messages of its single fields stay English and belong to the checks. */
export const validation = {
  fields_one: 'A field is not valid: {fields}',
  fields_other: 'Some fields are not valid: {fields}',
  more_fields: '{fields} and {more} more',
} as const;
