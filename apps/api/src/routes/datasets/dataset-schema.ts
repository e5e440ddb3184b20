import { MARKETS } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';

const WORDS_MAX = 10_000;
const words = () => v.text({ max: WORDS_MAX });

export const datasetFields = {
  id: v.id(),
  market: v.oneOf(MARKETS),
  version: words(),
  name: words(),
  national_digits: v.integer(),
  source_name: v.nullable(words()),
  source_url: v.nullable(words()),
  is_demo: v.boolean(),
  active: v.boolean(),
  entry_count: v.integer(),
  loaded_at: v.nullable(v.timestamp()),
  effective_date: v.nullable(v.date()),
  superseded_at: v.nullable(v.timestamp()),
  official_domains: v.array(words(), { max: 100 }),
  notes: v.nullable(words()),
} as const;

export const DatasetSchema = v.entity('Dataset', datasetFields);
