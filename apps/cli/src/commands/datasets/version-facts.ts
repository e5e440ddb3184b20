import { day, limited, optional, text, webAddress } from '../../command-line/option.ts';

const SOURCE_NAME_MAX_CHARS = 200;
const NOTES_MAX_CHARS = 2000;

export const VERSION_FACTS = {
  name: optional(text('NAME', 'display name')),
  'effective-date': optional(day('first day in force')),
  'source-name': optional(limited('NAME', SOURCE_NAME_MAX_CHARS, 'publisher, as cited in responses')),
  'source-url': optional(webAddress('address of the publication, as cited in responses')),
  notes: optional(limited('TEXT', NOTES_MAX_CHARS, 'notes for readers')),
};
