import { MARKETS } from '@svc/tariff/market';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { optional, withDefault } from '../../../http/schema/presence.ts';
import { date, oneOf, text } from '../../../http/schema/text.ts';
import { VERSION_MAX_CHARS } from '../hand-over.ts';

const FILE_MAX_BYTES = 256 * 1024 * 1024;
const NAME_MAX_CHARS = 200;
const URL_MAX_CHARS = 2083;
const NOTES_MAX_CHARS = 2000;

const name = (about: string) => optional(text({ max: NAME_MAX_CHARS, trim: true, about }));
const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:/i.test(value);

const facts = {
  market: oneOf(MARKETS),
  version: text({ max: VERSION_MAX_CHARS, min: 1, trim: true, about: 'Name of the version: 2026-rev4' }),
  name: name('Name for people'),
  effective_date: optional(date({ about: 'Day from which it is in force' })),
  rates_date: optional(date({ about: 'Date of the rates, if their table does not state it' })),
  source_name: name('Publisher, as results cite it'),
  source_url: optional(
    text({
      max: URL_MAX_CHARS,
      accepts: isWebAddress,
      expected: 'an http or https address',
      about: 'Address of publication, as cited in results',
    }),
  ),
  notes: optional(text({ max: NOTES_MAX_CHARS, about: 'Notes for readers' })),
  replace: withDefault(boolean({ about: 'Replace a version that is already loaded' }), false),
  allow_smaller: withDefault(
    boolean({ about: 'Accept a file with less than half of the declarable lines of the active version' }),
    false,
  ),
};

export const ScheduleFacts = object(facts);

export const ScheduleForm = object({
  file: text({
    max: FILE_MAX_BYTES,
    format: 'binary',
    about: 'The schedule as published: xlsx, csv or JSON',
  }),
  rates: optional(text({ max: FILE_MAX_BYTES, format: 'binary', about: 'A separate table of rates (EU)' })),
  ...facts,
});
