import { array, object } from '../../../http/schema/collection.ts';
import { integerId } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';

const ROWS_MAX = 1_000_000;

/** Body of a retry; without rows, all that failed. */
export const RetryBody = object({
  rows: optional(nullable(array(integerId({ about: 'Row number in the file' }), { max: ROWS_MAX }))),
});
