import { object } from '../../http/schema/collection.ts';
import { number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';

const share = (about: string) => number({ min: 0, max: 1, about });

/** Calibrated confidence by the number of digits. */
export const ConfidenceByDigitsSchema = named(
  'ConfidenceByDigits',
  object({
    heading: share('That the first four digits are right'),
    subheading: share('That the first six digits are right'),
    line: share('That the whole line is right; the same as `confidence`'),
  }),
);
