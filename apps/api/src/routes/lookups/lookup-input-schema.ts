import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../http/schema/collection.ts';
import { anything, named, record } from '../../http/schema/open.ts';
import { oneOfIntegers } from '../../http/schema/number.ts';
import { optional } from '../../http/schema/presence.ts';
import { oneOf } from '../../http/schema/text.ts';
import { LIST_MAX, words } from './answer-fields.ts';

const KEY_MAX_CHARS = 64;

const answer = named('GivenAnswer', object({ question_id: words(), attribute: words(), value: words() }));

/** Fields sent for a lookup; omitted ones are empty text. */
export const LookupInputSchema = named(
  'LookupInput',
  object({
    description: words(),
    material: words(),
    use: words(),
    composition: words(),
    origin: words('Code of the country; empty if none was given'),
    notes: words(),
    market: oneOf(MARKETS),
    tariff_version: optional(words('Only when a version was set')),
    digits: optional(oneOfIntegers([6], { about: 'Only if six digits were requested' })),
    landed_cost: optional(
      record(anything(), {
        max: LIST_MAX,
        keyMax: KEY_MAX_CHARS,
        about: 'The consignment, where one was sent',
      }),
    ),
    answers: optional(
      array(answer, { max: LIST_MAX, about: 'Answers to the questions of an earlier lookup' }),
    ),
  }),
);
