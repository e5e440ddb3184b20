import { day, limited, optional, text, webAddress } from '../../command-line/option.ts';

const SOURCE_NAME_MAX_CHARS = 200;
const NOTES_MAX_CHARS = 2000;

export const VERSION_FACTS = {
  name: optional(text('NAME', 'name for people')),
  'effective-date': optional(day('day from which it is in force')),
  'source-name': optional(limited('NAME', SOURCE_NAME_MAX_CHARS, 'who publishes it, as answers cite it')),
  'source-url': optional(webAddress('where it was published, as answers cite it')),
  notes: optional(limited('TEXT', NOTES_MAX_CHARS, 'what readers should know of it')),
};
