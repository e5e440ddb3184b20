import { DECISIONS, LOOKUP_EVENT_KINDS, LOOKUP_KINDS, STAGES } from '@svc/domain/lookups/lookup';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { RISK_LEVELS } from '@svc/domain/lookups/risk';
import { LANGUAGES } from '@svc/i18n/language';
import { MARKETS } from '@svc/tariff/market';
import { FLAG_CODES } from '@svc/classifier/classification';
import { array, object } from '../../http/schema/collection.ts';
import { boolean, integer, number } from '../../http/schema/number.ts';
import { named, record } from '../../http/schema/open.ts';
import { nullable, optional, orEmpty } from '../../http/schema/presence.ts';
import { id, oneOf, timestamp } from '../../http/schema/text.ts';
import { ConfidenceByDigitsSchema, words, LIST_MAX } from './answer-fields.ts';
import { LookupInputSchema } from './lookup-input-schema.ts';
import { LookupResultSchema, ReviewFlagSchema } from './result-schema.ts';

const ABBREVIATION_MAX_CHARS = 100;
const list = (about: string) => array(words(), { max: LIST_MAX, about });

const material = object({
  name: words(),
  group: words(),
  percent: nullable(number({ min: 0, max: 100, about: 'Share, if stated' })),
});

const extra = object(
  { material: words(), use: words(), composition: words(), origin: words(), notes: words() },
  { about: 'Fields sent with the description' },
);

export const NormalizedSchema = named(
  'NormalizedDescription',
  object({
    raw_description: words(),
    clean_description: words(),
    search_text: words('Text of the search'),
    language: oneOf(LANGUAGES, { about: 'Language that the description is written in' }),
    category: nullable(words()),
    materials: array(material, { max: LIST_MAX }),
    construction: nullable(words('Such as knitted or woven')),
    gender: nullable(words()),
    state: nullable(words('Such as fresh or frozen')),
    electrical: boolean(),
    extra,
    missing: list('Facts that the description leaves open'),
    flags: array(oneOf(FLAG_CODES), {
      max: FLAG_CODES.length,
      about: 'Review flags that the reading raised',
    }),
    product_type: nullable(words()),
    function: nullable(words('Purpose of the goods')),
    search_terms: list('Words that were searched for'),
    extraction: object({ method: words('Method of extraction, such as lexicon') }),
    hs_headings: list('Usual headings of goods of this type'),
    abbreviations: record(words(), {
      max: LIST_MAX,
      keyMax: ABBREVIATION_MAX_CHARS,
      about: 'Abbreviations with their expansions',
    }),
    translation: nullable(words('The description in English, if it is in another language')),
    material_groups: list('Groups of the materials, the main one first'),
  }),
);

export const lookupSummaryFields = {
  id: id(),
  created_at: timestamp(),
  kind: oneOf(LOOKUP_KINDS),
  batch_id: nullable(id()),
  row_index: nullable(integer()),
  parent_lookup_id: nullable(id()),
  description: words(),
  market: oneOf(MARKETS),
  dataset_version: words(),
  status: oneOf(LOOKUP_STATUSES),
  status_label: words(),
  recommended_code: nullable(words()),
  recommended_description: nullable(words()),
  hs6: nullable(words()),
  confidence: number({ min: 0, max: 1 }),
  confidence_by_digits: nullable(ConfidenceByDigitsSchema),
  review_flags: array(ReviewFlagSchema, { max: 50 }),
  risk: integer({ min: 0, max: 100 }),
  risk_level: oneOf(RISK_LEVELS),
  resolved: boolean(),
  processing_ms: integer({ min: 0 }),
  decision: nullable(oneOf(DECISIONS)),
  decision_label: nullable(words()),
  final_code: nullable(words()),
  decided_at: nullable(timestamp()),
  created_by: nullable(id()),
  created_by_name: nullable(words()),
  sandbox: optional(boolean({ about: 'Only in a sandbox' })),
  sku_id: nullable(integer()),
  language: nullable(oneOf(LANGUAGES)),
  comment_count: nullable(integer()),
} as const;

const progress = named(
  'LookupProgress',
  object({
    stage: oneOf(STAGES),
    stage_label: words(),
    step: integer({ min: 1, max: STAGES.length }),
    steps: integer(),
    percent: integer({ min: 0, max: 100 }),
    started_at: nullable(timestamp()),
  }),
);

const event = named(
  'LookupEvent',
  object({
    id: integer({ min: 1 }),
    kind: oneOf(LOOKUP_EVENT_KINDS),
    at: timestamp(),
    by: nullable(id()),
    by_name: nullable(words()),
    note: nullable(words()),
    from: nullable(words('Value before the change')),
    to: nullable(words('Value after the change')),
  }),
);

export const LookupSummarySchema = named('LookupSummary', object(lookupSummaryFields));

export const lookupFields = {
  ...lookupSummaryFields,
  input: LookupInputSchema,
  origin_label: nullable(words()),
  normalized: orEmpty(NormalizedSchema),
  result: orEmpty(LookupResultSchema),
  missing_info: array(words(), { max: 100, about: 'Facts that the description leaves open' }),
  text_language: optional(
    nullable(
      oneOf(LANGUAGES, {
        about:
          'With `text_language` in the query: language of the texts. Lookups of earlier engines have texts in their own language only',
      }),
    ),
  ),
  error: nullable(words()),
  final_description: nullable(words()),
  review_note: nullable(words()),
  decided_by_name: nullable(words()),
  events: array(event, { max: 10_000, about: 'History, oldest first' }),
  progress: nullable(progress),
} as const;

export const LookupSchema = named('Lookup', object(lookupFields));
