import * as v from '../../http/schema/index.ts';

const WORDS_MAX = 100_000;

export const words = (about?: string) =>
  v.text({ max: WORDS_MAX, ...(about === undefined ? {} : { about }) });

/** Maximum list length in a lookup result; real lists have at most a few dozen entries. */
export const LIST_MAX = 1000;

const share = (about: string) => v.number({ min: 0, max: 1, about });

export const ConfidenceByDigitsSchema = v.entity('ConfidenceByDigits', {
  heading: share('Probability that the first four digits are right'),
  subheading: share('Probability that the first six digits are right'),
  line: share('Probability that the whole line is right; equals `confidence`'),
});
