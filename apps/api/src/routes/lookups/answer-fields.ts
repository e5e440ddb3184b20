import { object } from '../../http/schema/collection.ts';
import { number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { text } from '../../http/schema/text.ts';

const WORDS_MAX = 100_000;

export const words = (about?: string) => text({ max: WORDS_MAX, ...(about === undefined ? {} : { about }) });

/** Maximum list length in a lookup result; real lists have at most a few dozen entries. */
export const LIST_MAX = 1000;

const share = (about: string) => number({ min: 0, max: 1, about });

export const ConfidenceByDigitsSchema = named(
  'ConfidenceByDigits',
  object({
    heading: share('Probability that the first four digits are right'),
    subheading: share('Probability that the first six digits are right'),
    line: share('Probability that the whole line is right; equals `confidence`'),
  }),
);
