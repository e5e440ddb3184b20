import { MARKETS } from '@svc/tariff/market';
import * as v from '../../../http/schema/index.ts';
import { VERSION_MAX_CHARS } from '../hand-over.ts';

const FILE_MAX_BYTES = 256 * 1024 * 1024;
const NAME_MAX_CHARS = 200;
const URL_MAX_CHARS = 2083;
const NOTES_MAX_CHARS = 2000;

const name = (about: string) => v.optional(v.text({ max: NAME_MAX_CHARS, trim: true, about }));
const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:/i.test(value);

const facts = {
  market: v.oneOf(MARKETS),
  version: v.text({ max: VERSION_MAX_CHARS, min: 1, trim: true, about: 'Name of the version: 2026-rev4' }),
  name: name('Name for people'),
  effective_date: v.optional(v.date({ about: 'Day from which it is in force' })),
  rates_date: v.optional(v.date({ about: 'Date of the rates, if their table does not state it' })),
  source_name: name('Publisher, as results cite it'),
  source_url: v.optional(
    v.text({
      max: URL_MAX_CHARS,
      accepts: isWebAddress,
      expected: 'an http or https address',
      about: 'Address of publication, as cited in results',
    }),
  ),
  notes: v.optional(v.text({ max: NOTES_MAX_CHARS, about: 'Notes for readers' })),
  replace: v.flag('Replace a version that is already loaded'),
  allow_smaller: v.flag('Accept a file with less than half of the declarable lines of the active version'),
};

export const ScheduleFacts = v.object(facts);

export const ScheduleForm = v.object({
  file: v.text({
    max: FILE_MAX_BYTES,
    format: 'binary',
    about: 'The schedule as published: xlsx, csv or JSON',
  }),
  rates: v.optional(
    v.text({ max: FILE_MAX_BYTES, format: 'binary', about: 'A separate table of rates (EU)' }),
  ),
  ...facts,
});
