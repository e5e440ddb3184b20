import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../http/schema/collection.ts';
import { boolean, number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { oneOf, text } from '../../http/schema/text.ts';

const WORDS_MAX = 1_000_000;
const words = () => text({ max: WORDS_MAX });

const headFields = {
  number: words(),
  source: words(),
  market: oneOf(MARKETS),
  title: words(),
  date: nullable(words()),
  codes: array(words(), { max: 1000 }),
  hs6: nullable(words()),
  url: nullable(words()),
} as const;

export const RulingHitSchema = named(
  'RulingHit',
  object({ ...headFields, text_excerpt: words(), score: number() }),
);

const currentCode = object({
  code: words(),
  declarable: boolean(),
  version: nullable(words()),
  successor: nullable(words()),
});

export const RulingSchema = named(
  'Ruling',
  object({
    ...headFields,
    text: words(),
    origin: nullable(words()),
    current_codes: array(currentCode, { max: 1000 }),
    disclaimer: words(),
  }),
);
