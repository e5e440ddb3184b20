import { MARKETS } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';

const WORDS_MAX = 100_000;
const words = () => v.text({ max: WORDS_MAX });

const lineFields = {
  code: words(),
  hs6: v.nullable(words()),
  level: v.oneOf(['section', 'chapter', 'heading', 'subheading', 'national', 'statistical']),
  is_leaf: v.boolean(),
  description: words(),
  full_description: words(),
  duty_rate: v.nullable(words()),
  special_rate: v.nullable(words()),
  column2_rate: v.nullable(words()),
  unit: v.nullable(words()),
} as const;

const nodeFields = {
  ...lineFields,
  code_digits: words(),
  parent_code: v.nullable(words()),
  additional_duties: v.nullable(words()),
  official_url: v.nullable(words()),
} as const;

export const LineDatasetSchema = v.entity('LineDataset', {
  id: v.id(),
  market: v.oneOf(MARKETS),
  version: words(),
  name: words(),
  is_demo: v.boolean(),
  effective_date: v.nullable(v.date()),
  source_url: v.nullable(words()),
  source_name: v.nullable(words()),
});

export const TariffLineSchema = v.entity('TariffLine', lineFields);

export const TariffNodeSchema = v.entity('TariffNode', nodeFields);

export const SearchHitSchema = v.entity('SearchHit', { ...nodeFields, score: v.number() });
