import { DECISIONS, LOOKUP_EVENT_KINDS, LOOKUP_KINDS, STAGES } from '@svc/domain/lookups/lookup';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { RISK_LEVELS } from '@svc/domain/lookups/risk';
import { LANGUAGES } from '@svc/i18n/language';
import { MARKETS } from '@svc/tariff/market';
import { FLAG_CODES } from '@svc/classifier/classification';
import * as v from '../../http/schema/index.ts';
import { ConfidenceByDigitsSchema, words, LIST_MAX } from './answer-fields.ts';
import { LookupInputSchema } from './lookup-input-schema.ts';
import { LookupResultSchema, ReviewFlagSchema } from './result-schema.ts';

const ABBREVIATION_MAX_CHARS = 100;
const list = (about: string) => v.array(words(), { max: LIST_MAX, about });

const material = v.object({
  name: words(),
  group: words(),
  percent: v.nullable(v.number({ min: 0, max: 100, about: 'Share, if stated' })),
});

const extra = v.object(
  { material: words(), use: words(), composition: words(), origin: words(), notes: words() },
  { about: 'Fields sent with the description' },
);

export const NormalizedSchema = v.entity('NormalizedDescription', {
  raw_description: words(),
  clean_description: words(),
  search_text: words('Text of the search'),
  language: v.oneOf(LANGUAGES, { about: 'Language that the description is written in' }),
  category: v.nullable(words()),
  materials: v.array(material, { max: LIST_MAX }),
  construction: v.nullable(words('Such as knitted or woven')),
  gender: v.nullable(words()),
  state: v.nullable(words('Such as fresh or frozen')),
  electrical: v.boolean(),
  extra,
  missing: list('Facts that the description leaves open'),
  flags: v.array(v.oneOf(FLAG_CODES), {
    max: FLAG_CODES.length,
    about: 'Review flags that the reading raised',
  }),
  product_type: v.nullable(words()),
  function: v.nullable(words('Purpose of the goods')),
  search_terms: list('Words that were searched for'),
  extraction: v.object({ method: words('Method of extraction, such as lexicon') }),
  hs_headings: list('Usual headings of goods of this type'),
  abbreviations: v.record(words(), {
    max: LIST_MAX,
    keyMax: ABBREVIATION_MAX_CHARS,
    about: 'Abbreviations with their expansions',
  }),
  translation: v.nullable(words('The description in English, if it is in another language')),
  material_groups: list('Groups of the materials, the main one first'),
});

export const lookupSummaryFields = {
  id: v.id(),
  created_at: v.timestamp(),
  kind: v.oneOf(LOOKUP_KINDS),
  batch_id: v.nullable(v.id()),
  row_index: v.nullable(v.integer()),
  parent_lookup_id: v.nullable(v.id()),
  description: words(),
  market: v.oneOf(MARKETS),
  dataset_version: words(),
  status: v.oneOf(LOOKUP_STATUSES),
  status_label: words(),
  recommended_code: v.nullable(words()),
  recommended_description: v.nullable(words()),
  hs6: v.nullable(words()),
  confidence: v.number({ min: 0, max: 1 }),
  confidence_by_digits: v.nullable(ConfidenceByDigitsSchema),
  review_flags: v.array(ReviewFlagSchema, { max: 50 }),
  risk: v.integer({ min: 0, max: 100 }),
  risk_level: v.oneOf(RISK_LEVELS),
  resolved: v.boolean(),
  processing_ms: v.integer({ min: 0 }),
  decision: v.nullable(v.oneOf(DECISIONS)),
  decision_label: v.nullable(words()),
  final_code: v.nullable(words()),
  decided_at: v.nullable(v.timestamp()),
  created_by: v.nullable(v.id()),
  created_by_name: v.nullable(words()),
  sandbox: v.optional(v.boolean({ about: 'Only in a sandbox' })),
  sku_id: v.nullable(v.integer()),
  language: v.nullable(v.oneOf(LANGUAGES)),
  comment_count: v.nullable(v.integer()),
} as const;

const progress = v.entity('LookupProgress', {
  stage: v.oneOf(STAGES),
  stage_label: words(),
  step: v.integer({ min: 1, max: STAGES.length }),
  steps: v.integer(),
  percent: v.integer({ min: 0, max: 100 }),
  started_at: v.nullable(v.timestamp()),
});

const event = v.entity('LookupEvent', {
  id: v.integer({ min: 1 }),
  kind: v.oneOf(LOOKUP_EVENT_KINDS),
  at: v.timestamp(),
  by: v.nullable(v.id()),
  by_name: v.nullable(words()),
  note: v.nullable(words()),
  from: v.nullable(words('Value before the change')),
  to: v.nullable(words('Value after the change')),
});

export const LookupSummarySchema = v.entity('LookupSummary', lookupSummaryFields);

export const lookupFields = {
  ...lookupSummaryFields,
  input: LookupInputSchema,
  origin_label: v.nullable(words()),
  normalized: v.orEmpty(NormalizedSchema),
  result: v.orEmpty(LookupResultSchema),
  missing_info: v.array(words(), { max: 100, about: 'Facts that the description leaves open' }),
  text_language: v.optional(
    v.nullable(
      v.oneOf(LANGUAGES, {
        about:
          'With `text_language` in the query: language of the texts. Lookups of earlier engines have texts in their own language only',
      }),
    ),
  ),
  error: v.nullable(words()),
  final_description: v.nullable(words()),
  review_note: v.nullable(words()),
  decided_by_name: v.nullable(words()),
  events: v.array(event, { max: 10_000, about: 'History, oldest first' }),
  progress: v.nullable(progress),
} as const;

export const LookupSchema = v.entity('Lookup', lookupFields);
