import { MARKETS } from '@svc/tariff/market';
import { object } from '../../http/schema/collection.ts';
import { boolean, number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { date, id, oneOf, text } from '../../http/schema/text.ts';

const WORDS_MAX = 100_000;
const words = () => text({ max: WORDS_MAX });

const lineFields = {
  code: words(),
  hs6: nullable(words()),
  level: oneOf(['section', 'chapter', 'heading', 'subheading', 'national', 'statistical']),
  is_leaf: boolean(),
  description: words(),
  full_description: words(),
  duty_rate: nullable(words()),
  special_rate: nullable(words()),
  column2_rate: nullable(words()),
  unit: nullable(words()),
} as const;

const nodeFields = {
  ...lineFields,
  code_digits: words(),
  parent_code: nullable(words()),
  additional_duties: nullable(words()),
  official_url: nullable(words()),
} as const;

export const LineDatasetSchema = named(
  'LineDataset',
  object({
    id: id(),
    market: oneOf(MARKETS),
    version: words(),
    name: words(),
    is_demo: boolean(),
    effective_date: nullable(date()),
    source_url: nullable(words()),
    source_name: nullable(words()),
  }),
);

export const TariffLineSchema = named('TariffLine', object(lineFields));

export const TariffNodeSchema = named('TariffNode', object(nodeFields));

export const SearchHitSchema = named('SearchHit', object({ ...nodeFields, score: number() }));
