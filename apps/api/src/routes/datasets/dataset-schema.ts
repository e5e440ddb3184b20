import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../http/schema/collection.ts';
import { boolean, integer } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { date, id, oneOf, text, timestamp } from '../../http/schema/text.ts';

const WORDS_MAX = 10_000;
const words = () => text({ max: WORDS_MAX });

export const datasetFields = {
  id: id(),
  market: oneOf(MARKETS),
  version: words(),
  name: words(),
  national_digits: integer(),
  source_name: nullable(words()),
  source_url: nullable(words()),
  is_demo: boolean(),
  active: boolean(),
  entry_count: integer(),
  loaded_at: nullable(timestamp()),
  effective_date: nullable(date()),
  superseded_at: nullable(timestamp()),
  official_domains: array(words(), { max: 100 }),
  notes: nullable(words()),
} as const;

export const DatasetSchema = named('Dataset', object(datasetFields));
