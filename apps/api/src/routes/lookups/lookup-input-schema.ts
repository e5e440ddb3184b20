import { MARKETS } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';
import { LIST_MAX, words } from './answer-fields.ts';

const KEY_MAX_CHARS = 64;

const answer = v.entity('GivenAnswer', { question_id: words(), attribute: words(), value: words() });

/** Fields sent for a lookup; omitted ones are empty text. */
export const LookupInputSchema = v.entity('LookupInput', {
  description: words(),
  material: words(),
  use: words(),
  composition: words(),
  origin: words('Code of the country; empty if none was given'),
  notes: words(),
  market: v.oneOf(MARKETS),
  tariff_version: v.optional(words('Only when a version was set')),
  digits: v.optional(v.oneOfIntegers([6], { about: 'Only if six digits were requested' })),
  landed_cost: v.optional(
    v.record(v.anything(), {
      max: LIST_MAX,
      keyMax: KEY_MAX_CHARS,
      about: 'The consignment, where one was sent',
    }),
  ),
  answers: v.optional(
    v.array(answer, { max: LIST_MAX, about: 'Answers to the questions of an earlier lookup' }),
  ),
});
